import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { UndoButton, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { useFor } from "#app/admin/shell/use-for.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { editUndo } from "#app/content/quote-form.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { QuoteHistory } from "./quote-history.server.ts";

interface EditUndoProps {
	quote: QuoteView;
	history: QuoteHistory;
	/** When the server answered. */
	now: UtcMs;
}

export function EditUndo({ quote, history, now }: EditUndoProps) {
	const [newest] = history;
	const isEdit = newest?.action === "edited" || newest?.action === "corrected";
	const { isOver, bar } = useFor(isEdit ? newest.createdAt + UNDO_MS - now : 0, now);
	if (isOver) return null;
	return (
		<UndoNotice ref={bar} title={editUndo.title} name={quote.name}>
			<form method="post" action={ownerPaths.editAnswers(quote.id)}>
				<RevisionField {...quote} />
				<UndoButton intent="undo" label={editUndo.undo} />
			</form>
		</UndoNotice>
	);
}
