import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { UNDO_ANCHOR, type Undoable } from "#app/admin/triage.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { undoBar } from "#app/content/dashboard.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";

interface UndoBarProps {
	quote: Undoable;
	now: number;
	from: string;
}

export function UndoBar({ quote, now, from }: UndoBarProps) {
	const bar = useRef<HTMLElement>(null);
	const [over, setOver] = useState(false);
	const left = quote.doneAt + UNDO_MS - now;
	useEffect(() => {
		bar.current?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		// The pressed button may be gone with its card: keep the keyboard focus.
		if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
		const timer = setTimeout(() => setOver(true), left);
		return () => clearTimeout(timer);
	}, [left]);
	if (over) return null;
	return (
		<section
			ref={bar}
			tabIndex={-1}
			aria-label={undoBar.titles[quote.intent]}
			id={UNDO_ANCHOR}
			className="undo-bar on-ink flex scroll-my-24 items-center justify-between gap-4 rounded-md bg-ink py-3 pl-4 pr-3 text-white shadow-lift print:hidden"
		>
			<div role="status" className="min-w-0">
				<p className="font-bold">{undoBar.titles[quote.intent]}</p>
				<p className="truncate text-sm text-sky">{quote.name}</p>
			</div>
			<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
				<input type="hidden" name="from" value={from} />
				<Button name="intent" value={quote.intent} variant="ghost" className="px-4">
					<Icon name="undo" className="size-5" />
					{undoBar.undo}
				</Button>
			</Form>
			<FocusQuoteAfter id={quote.id} />
		</section>
	);
}

/** Keeps the keyboard focus when the bar disappears with its button. */
function FocusQuoteAfter({ id }: { id: string }) {
	useEffect(() => () => focusQuote(id), [id]);
	return null;
}

/** Focuses a quote's card, else the page's heading, unless something has the focus. */
function focusQuote(id: string): void {
	requestAnimationFrame(() => {
		if (document.activeElement !== document.body) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		const card = document.querySelector<HTMLElement>(`#quote-${CSS.escape(id)} summary`);
		(card ?? heading)?.focus({ preventScroll: card === null });
	});
}
