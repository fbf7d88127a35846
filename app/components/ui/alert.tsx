import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { fieldLabels } from "#app/content/site.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

const tones = {
	info: { icon: "info", classes: "border-glass bg-glass-mist" },
	success: { icon: "check-circle", classes: "border-leaf bg-leaf-mist" },
	warning: { icon: "alert", classes: "border-orange bg-orange-mist" },
	error: { icon: "alert", classes: "border-alarm bg-alarm-mist" },
} as const satisfies Record<string, { icon: IconName; classes: string }>;

interface AlertProps {
	tone: keyof typeof tones;
	title: string;
	text?: string;
	children?: ReactNode;
	role?: "status" | "alert";
}

export function Alert({ tone, title, text, children = text && <WithPhone text={text} />, role }: AlertProps) {
	const { icon, classes } = tones[tone];
	return (
		<div role={role} className={`flex flex-wrap gap-x-3 rounded-md border-l-4 p-4 ${classes}`}>
			<Icon name={icon} className="mt-0.5 size-6" />
			<div className="min-w-0 flex-1 basis-40 wrap-anywhere">
				<p className="font-bold">
					<WithPhone text={title} />
				</p>
				{children && <div className="text-sm">{children}</div>}
			</div>
		</div>
	);
}

/** An alert that comes and goes: what holds it is always there, since only what comes into such a part is read out. */
export function LiveAlert({ isShown, ...alert }: AlertProps & { isShown: boolean }) {
	return (
		<div role="status" className={isShown ? undefined : "sr-only"}>
			{isShown && <Alert {...alert} />}
		</div>
	);
}

interface ErrorSummaryProps {
	title: string;
	text?: string | undefined;
	/** What is wrong at which field, with the field's name where the message does not say it and the field is far away. */
	errors?: readonly { fieldId: string; message: string; field?: string | undefined }[];
	/** In a form that a script sends the summary is focused at each refusal: another object, or one more of those before sending. */
	refusal?: unknown;
	refusals?: number;
	children?: ReactNode;
}

/** Says above a form why it was refused: a page that comes with the summary begins there. */
export function ErrorSummary({ title, text, errors = [], refusal, refusals, children }: ErrorSummaryProps) {
	const summary = useFocusOn<HTMLDivElement>(refusal, refusals);
	const prefix = `${fieldLabels.error} `;
	// As the server titles a refused page.
	useEffect(() => {
		const untitled = () => document.title.replace(prefix, "");
		document.title = `${prefix}${untitled()}`;
		return () => {
			document.title = untitled();
		};
	}, [prefix]);
	return (
		<div
			ref={summary}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what was sent was refused, and this says why
			autoFocus
			// A removed message must not repeat the others.
			aria-atomic="false"
			aria-relevant="additions"
			className="flex scroll-mt-24 flex-wrap gap-x-4 rounded-md border-2 border-alarm bg-alarm-mist p-4 sm:p-6"
		>
			<Icon name="alert" className="mt-0.5 size-7 text-alarm" />
			<div className="grid min-w-0 flex-1 basis-40 gap-2 wrap-anywhere">
				<h2 className="text-lg leading-7">{title}</h2>
				{text && (
					<p>
						<WithPhone text={text} />
					</p>
				)}
				{errors.length > 0 && (
					<ul>
						{errors.map(({ fieldId, message, field }) => (
							<li key={`${fieldId} ${message}`}>
								<a href={`#${fieldId}`} className="tap font-bold text-alarm underline underline-offset-4">
									<span>
										<WithPhone text={field ? `${field}: ${message}` : message} isLink />
									</span>
								</a>
							</li>
						))}
					</ul>
				)}
				{children}
			</div>
		</div>
	);
}

/** A part of a page that is focused at each answer: another object, or one more refusal before sending. */
export function useFocusOn<Part extends HTMLElement>(answer: unknown, refusals = 0): RefObject<Part> {
	const part = useRef<Part>(null);
	useEffect(() => {
		if (answer || refusals) part.current?.focus();
	}, [answer, refusals]);
	return part;
}
