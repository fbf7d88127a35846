import { forwardRef, useEffect } from "react";
import { fieldLabels } from "#app/content/site.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

interface ErrorSummaryProps {
	title: string;
	text: string;
	errors: readonly { fieldId: string; message: string }[];
}

export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
	{ title, text, errors },
	ref,
) {
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
			ref={ref}
			role="alert"
			tabIndex={-1}
			// A removed message must not repeat the others.
			aria-atomic="false"
			aria-relevant="additions"
			className="flex gap-4 rounded-md border-2 border-alarm bg-alarm-mist p-4 sm:p-6"
		>
			<Icon name="alert" className="mt-0.5 size-7 text-alarm" />
			<div className="grid gap-2">
				<h2 className="text-lg leading-7">{title}</h2>
				<p>
					<WithPhone text={text} />
				</p>
				{errors.length > 0 && (
					<ul>
						{errors.map(({ fieldId, message }) => (
							<li key={fieldId}>
								<a href={`#${fieldId}`} className="tap font-bold text-alarm underline underline-offset-4">
									<span>
										<WithPhone text={message} />
									</span>
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
});
