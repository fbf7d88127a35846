import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { toastLabels } from "#app/content/flash-messages.ts";
import { Alert } from "./alert.tsx";
import { Icon } from "./icon.tsx";
import type { Toast } from "./use-toasts.ts";

/** Milliseconds a good message stays; one that says what failed stays until it is dismissed. */
const STAY_MS = 8_000;

interface ToastRegionProps {
	toasts: readonly Toast[];
	dismiss(id: number): void;
}

/**
 * Where a page's toasts appear: below the header where scripts run, with the page moved down by their height so that they
 * cover nothing, and in the page's flow where they do not run. They never take focus; screen readers are told, at once of what failed and politely of the rest.
 */
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
		<div className="toasts" ref={region}>
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
		<div ref={card} className="toast">
			<Alert tone={tone} title={title}>
				{href ? (
					<Link to={href} className="toast-link">
						{text ?? title}
					</Link>
				) : (
					text
				)}
			</Alert>
			<button type="button" className="toast-dismiss" onClick={() => dismiss(id)}>
				<Icon name="close" className="size-5" />
				<span className="sr-only">{toastLabels.dismiss}</span>
			</button>
		</div>
	);
}
