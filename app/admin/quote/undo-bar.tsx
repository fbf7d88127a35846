import { useEffect, useRef, useState } from "react";
import { UndoForm, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { paths } from "#app/config/paths.ts";
import { undoBar } from "#app/content/dashboard.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import type { Undoable } from "./triage.server.ts";
import { UNDO_ANCHOR } from "./triage.ts";

export function UndoBar({ quote, now, from }: { quote: Undoable; now: number; from: string }) {
	const bar = useRef<HTMLElement>(null);
	const { changedAt } = quote;
	/** The mark whose time is over: another one of the same quote begins anew. */
	const [ended, setEnded] = useState(0);
	const left = changedAt + UNDO_MS - now;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each mark comes into view.
	useEffect(() => {
		bar.current?.scrollIntoView({ block: "nearest" });
	}, [changedAt]);
	useEffect(() => {
		// The pressed button may be gone with its card: keep the keyboard focus.
		if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
		const timer = setTimeout(() => setEnded(changedAt), left);
		return () => clearTimeout(timer);
	}, [changedAt, left]);
	if (ended === changedAt) return null;
	return (
		<UndoNotice
			bar={bar}
			id={UNDO_ANCHOR}
			title={undoBar.titles["told" in quote ? quote.told : quote.intent]}
			name={quote.name}
			className="shadow-lift"
		>
			<UndoForm
				action={paths.adminQuote(quote.id)}
				preventScrollReset
				intent={quote.intent}
				fields={{ from, revision: quote.revision }}
			/>
			<FocusQuoteAfter id={quote.id} />
		</UndoNotice>
	);
}

/** Keeps the keyboard focus when the bar disappears with its button. */
export function FocusQuoteAfter({ id }: { id: string }) {
	useEffect(() => () => focusQuote(id), [id]);
	return null;
}

function focusQuote(id: string): void {
	requestAnimationFrame(() => {
		if (document.activeElement !== document.body) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		const card = document.querySelector<HTMLElement>(`#quote-${CSS.escape(id)} summary`);
		(card ?? heading)?.focus({ preventScroll: card === null });
	});
}
