import type { Database } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { changeBy } from "./change-quote.server.ts";
import { decideTriage, type TriageQuote } from "./commands/triage-quote.ts";
import { isDateGone } from "./ended-date.ts";
import type { Writer } from "./writer.server.ts";

const triage = changeBy(decideTriage);

/** Moves a quote, with the notes of the same form. `isBackWithoutDate`: its date did not come back, because something is in its way. */
export async function triageQuote(
	db: Database,
	writer: Writer,
	id: string,
	command: TriageQuote,
	now: UtcMs,
) {
	const triaged = await triage(db, writer, id, command, now);
	const isBackWithoutDate = triaged.kind === "changed" && triaged.events.some(isDateGone);
	return { ...triaged, isBackWithoutDate };
}
