import { Form, type FormProps } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { adminShell } from "#app/content/admin-shell.ts";
import { HiddenFields } from "./hidden-fields.tsx";

interface UndoNoticeProps {
	bar?: RefObject<HTMLElement>;
	title: string;
	/** Whom it is about, where the page does not say so. */
	name?: string;
	id?: string;
	className?: string;
	children: ReactNode;
}

/** A bar that says what was just done, and takes it back. It can have the focus. */
export function UndoNotice({ bar, title, name, id, className = "", children }: UndoNoticeProps) {
	return (
		<section
			ref={bar}
			tabIndex={-1}
			id={id}
			aria-label={title}
			className={`on-ink flex scroll-my-24 flex-wrap items-center justify-between gap-4 rounded-md bg-ink py-3 pl-4 pr-3 text-white print:hidden ${className}`}
		>
			<p role="status" className="flex-1">
				<span className="block font-bold">{title}</span>{" "}
				{name && <span className="block text-sm wrap-anywhere text-sky">{name}</span>}
			</p>
			{children}
		</section>
	);
}

interface UndoFormProps extends FormProps {
	intent?: string;
	fields?: Parameters<typeof HiddenFields>[0]["fields"];
}

/** The form of such a bar, with its button. */
export function UndoForm({ intent, fields = {}, children, ...form }: UndoFormProps) {
	return (
		<Form method="post" {...form}>
			<HiddenFields fields={fields} />
			{children}
			<Button {...(intent && { name: "intent", value: intent })} variant="ghost" icon="undo" className="px-4">
				{adminShell.undo}
			</Button>
		</Form>
	);
}

/** For a bar that is there for `left` milliseconds from `now` on (when the server answered) and then gone: it gets the focus
 * once for what it tells, however often the page is loaded meanwhile, unless something else on the page has to have it. */
export function useFor(left: number, now: number, takesFocus = true) {
	const bar = useRef<HTMLElement>(null);
	const [overAt, setOverAt] = useState(0);
	/** The end of the time is the same at each load. */
	const focusedUntil = useRef(0);
	useEffect(() => {
		if (left <= 0) return;
		if (takesFocus && focusedUntil.current !== now + left) {
			focusedUntil.current = now + left;
			bar.current?.focus();
		}
		const timer = setTimeout(() => setOverAt(now), left);
		return () => clearTimeout(timer);
	}, [left, now, takesFocus]);
	return { bar, isOver: left <= 0 || overAt === now };
}
