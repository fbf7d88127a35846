import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { UNDO_MS, type UndoIntent } from "#app/admin/triage.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { undoBar } from "#app/content/dashboard.ts";

interface UndoBarProps {
	/** The quote that was marked or moved just now, with what undoes it and when it was done. */
	quote: { id: string; name: string; intent: UndoIntent; doneAt: number };
	/** When the server said so, UTC milliseconds. */
	now: number;
	/** Where the answer leads back to. */
	from: string;
}

/** Says that a quote was marked and offers to undo it while that can be done: at a thumb's reach where scripts run. */
export function UndoBar({ quote, now, from }: UndoBarProps) {
	const bar = useRef<HTMLElement>(null);
	const [over, setOver] = useState(false);
	const left = quote.doneAt + UNDO_MS - now;
	useEffect(() => {
		// The button that was pressed may be gone with its card: whoever uses the keyboard goes on here.
		if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
		const timer = setTimeout(() => setOver(true), left);
		return () => clearTimeout(timer);
	}, [left]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the bar goes when its time is over, too
	useEffect(() => () => focusQuote(quote.id), [quote.id, over]);
	if (over) return null;
	return (
		<section
			ref={bar}
			tabIndex={-1}
			aria-label={undoBar.titles[quote.intent]}
			className="on-ink z-20 flex items-center justify-between gap-4 rounded-md bg-ink py-3 pl-4 pr-3 text-white shadow-lift [@media(scripting:enabled)]:fixed [@media(scripting:enabled)]:inset-x-4 [@media(scripting:enabled)]:bottom-4 [@media(scripting:enabled)]:mx-auto [@media(scripting:enabled)]:max-w-lg"
		>
			<p role="status" className="min-w-0">
				<span className="block font-bold">{undoBar.titles[quote.intent]}</span>
				<span className="block truncate text-sm text-sky">{quote.name}</span>
			</p>
			<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
				<input type="hidden" name="from" value={from} />
				<Button name="intent" value={quote.intent} variant="ghost" className="px-4">
					<Icon name="undo" className="size-5" />
					{undoBar.undo}
				</Button>
			</Form>
		</section>
	);
}

/** The bar is gone with the button that was pressed: whoever uses the keyboard goes on at the quote, else at the page's top. */
function focusQuote(id: string): void {
	requestAnimationFrame(() => {
		if (document.activeElement !== document.body) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		const card = document.querySelector<HTMLElement>(`#quote-${CSS.escape(id)} summary`);
		(card ?? heading)?.focus({ preventScroll: card === null });
	});
}
