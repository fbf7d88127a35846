import { Link, useNavigation } from "@remix-run/react";
import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { toastLabels } from "#app/content/site.ts";
import { Alert } from "./alert.tsx";
import { Icon } from "./icon.tsx";

/** Failures stay until dismissed. */
const STAY_MS = 8_000;

interface ToastRegionProps {
	toasts: readonly Toast[];
	dismiss(id: number): void;
	/** The id of what they say, where the page has a field that begins with the focus and is described by it. */
	describes?: string;
}

/** Screen readers announce failures at once and the rest politely. What the server sent along takes the focus, too. */
export function ToastRegion({ toasts, dismiss, describes }: ToastRegionProps) {
	const isFirst = !describes && toasts.some(({ takesFocus }) => takesFocus);
	const cards = (shown: readonly Toast[]) =>
		shown.map((toast) => <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />);
	const region = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { current: element } = region;
		if (!element) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => style.setProperty("--toasts", `${element.offsetHeight}px`));
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty("--toasts");
		};
	}, []);
	return (
		<div className="toasts print:hidden" ref={region}>
			<div tabIndex={-1} role="alert">
				{cards(toasts.filter(({ tone }) => tone === "error"))}
			</div>
			{/* biome-ignore lint/a11y/noAutofocus: without scripts, this is the answer to what was just sent */}
			<div id={describes} tabIndex={-1} role="status" autoFocus={isFirst}>
				{cards(toasts.filter(({ tone }) => tone !== "error"))}
			</div>
		</div>
	);
}

/** The toasts of a page that shows none but what the server sent along. */
export function FlashToasts({ flash, describes }: { flash: FlashMessage | null; describes?: string }) {
	const { toasts, dismiss } = useToasts(flash);
	return <ToastRegion toasts={toasts} dismiss={dismiss} describes={describes} />;
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss(id: number): void }) {
	const { id, tone, title, text, href, takesFocus } = toast;
	const card = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!takesFocus) return;
		// The pressed button may be gone with its form. The part that the toast is in stays when it goes.
		const frame = requestAnimationFrame(() => {
			if (document.activeElement === document.body)
				card.current?.parentElement?.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [takesFocus]);
	useEffect(() => {
		if (tone === "error") return;
		const timer = setInterval(() => {
			// Not while somebody is reading it or about to press its button.
			if (!card.current?.matches(":hover, :focus-within")) dismiss(id);
		}, STAY_MS);
		return () => clearInterval(timer);
	}, [tone, id, dismiss]);
	return (
		<div ref={card} className="toast relative rounded-md">
			<Alert tone={tone} title={title}>
				{href ? (
					<Link to={href} className="toast-link font-semibold">
						{text ?? title}
					</Link>
				) : (
					text
				)}
			</Alert>
			<button
				type="button"
				aria-label={toastLabels.dismiss}
				className="toast-dismiss absolute cursor-pointer rounded-md p-3 hover:bg-sky"
				onClick={() => dismiss(id)}
			>
				<Icon name="close" className="size-5" />
			</button>
		</div>
	);
}

export interface Toast extends FlashMessage {
	id: number;
	/** It takes the focus where nothing else has it. */
	takesFocus?: boolean;
}

type ToastActions = ReturnType<typeof useToasts>["actions"];

export const ToastContext = createContext<ToastActions>({ replace() {}, clear() {} });

const MAX_TOASTS = 2;

export function useToasts(fromServer: FlashMessage | null | undefined) {
	const [toasts, setToasts] = useState<readonly Toast[]>(() =>
		fromServer ? [{ ...fromServer, id: 0, takesFocus: true }] : [],
	);
	const lastId = useRef(0);
	const seen = useRef(new WeakSet<FlashMessage>(fromServer ? [fromServer] : []));
	const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
	const show = useCallback((flash: Omit<Toast, "id">) => {
		lastId.current += 1;
		const toast = { ...flash, id: lastId.current };
		// Of what it leads to, the last word counts.
		const isOther = ({ href }: Toast) => href === undefined || href !== toast.href;
		setToasts((all) => [...all.filter(isOther), toast].slice(-MAX_TOASTS));
	}, []);
	const actions = useMemo(() => {
		const clear = () => setToasts([]);
		const replace = (flash: Omit<Toast, "id">) => {
			clear();
			show(flash);
		};
		return { replace, clear };
	}, [show]);
	useEffect(() => {
		// A new object is a new response, even with the same text.
		if (!fromServer || seen.current.has(fromServer)) return;
		seen.current.add(fromServer);
		actions.replace({ ...fromServer, takesFocus: true });
	}, [fromServer, actions]);
	const isSending = useNavigation().state === "submitting";
	// What was said of one form is not true of the next, which may be refused.
	useEffect(() => {
		if (isSending) actions.clear();
	}, [isSending, actions]);
	return { toasts, show, dismiss, actions };
}
