import type { Database } from "#app/database/client.server.ts";
import type { TriageQuote } from "#app/quotes/commands/triage-quote.ts";
import { triageQuote } from "#app/quotes/commands.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";

type Triage = Pick<TriageQuote, "intent"> & Partial<TriageQuote> & { quoteId: string; now: number };

/** Triages a quote as an owner does who knows all of it. Returns whether that changed it, and its notes then. */
export async function triageAs(db: Database, { quoteId, now, ...form }: Triage) {
	const edit = { notes: null, notesBefore: null, notesRevision: 0, attempt: crypto.randomUUID() };
	const command = { ...edit, acceptedAt: now, ...form };
	const triaged = await triageQuote(db, visitor(db), quoteId, command, now);
	return { isChanged: triaged.kind === "changed" && triaged.isNew, quote: triaged.quote };
}
