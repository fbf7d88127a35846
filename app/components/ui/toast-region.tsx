import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { toastLabels } from "#app/content/site.ts";
import { Alert } from "./alert.tsx";
import { Icon } from "./icon.tsx";
import { type Toast, useToasts } from "./use-toasts.ts";

/** Failures stay until dismissed. */
const STAY_MS = 8_000;

interface ToastRegionProps {
	toasts: readonly Toast[];
	dismiss(id: number): void;
}

/** Takes no focus; screen readers announce failures at once and the rest politely. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
	const failures = toasts.filter(({ tone }) => tone === "error");
	const others = toasts.filter(({ tone }) => tone !== "error");
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
			<div role="alert">
				{failures.map((toast) => (
					<ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
				))}
			</div>
			<div role="status">
				{others.map((toast) => (
					<ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
				))}
			</div>
		</div>
	);
}

/** The toasts of a page that shows none but what the server sent along. */
export function FlashToasts({ flash }: { flash: FlashMessage | null | undefined }) {
	const { toasts, dismiss } = useToasts(flash);
	return <ToastRegion toasts={toasts} dismiss={dismiss} />;
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss(id: number): void }) {
	const { id, tone, title, text, href } = toast;
	const card = useRef<HTMLDivElement>(null);
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
				className="toast-dismiss cursor-pointer rounded-md"
				onClick={() => dismiss(id)}
			>
				<Icon name="close" className="size-5" />
			</button>
		</div>
	);
}
