import { useEffect, useRef } from "react";
import { TURNSTILE_ORIGIN } from "#app/security/turnstile.ts";

const SCRIPT = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`;

declare global {
	interface Window {
		turnstile?: {
			/** Renders the check with its token in a field of the form; returns its id. */
			render(element: HTMLElement, options: { sitekey: string; size: "flexible" }): string;
			remove(id: string): void;
		};
	}
}

export function TurnstileCheck({ siteKey }: { siteKey: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let id: string | undefined;
		let gone = false;
		const show = () => {
			if (!gone && place.current)
				id = window.turnstile?.render(place.current, { sitekey: siteKey, size: "flexible" });
		};
		if (window.turnstile) show();
		else addScript(show);
		return () => {
			gone = true;
			if (id !== undefined) window.turnstile?.remove(id);
		};
	}, [siteKey]);
	return <div ref={place} className="min-h-17 max-w-md" />;
}

function addScript(onLoad: () => void): void {
	const script = document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`) ?? newScript();
	script.addEventListener("load", onLoad, { once: true });
}

function newScript(): HTMLScriptElement {
	const script = document.createElement("script");
	script.src = SCRIPT;
	script.async = true;
	document.head.insertAdjacentElement("beforeend", script);
	return script;
}
