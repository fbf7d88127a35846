import { type Database, retryUnknown } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { commit } from "./commit.server.ts";
import type { Decision } from "./decision.ts";
import { dateFacts } from "./free-half-days.server.ts";
import { type Asked, type Loaded, load, loadNew, type QuoteAddress } from "./load.server.ts";
import type { Quote } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import { judgeDates } from "./returning-date.ts";
import { noFacts, type Query, type Writer } from "./writer.server.ts";

/** A write is decided anew at most this often, where another one came between. */
export const MAX_TRIES = 5;

interface Change<Facts extends Query, Refusal extends { readonly kind: string }> extends Asked {
	readonly now: UtcMs;
	readonly facts: Facts;
	/** Whether the quote is most likely new: one that is saved already then costs a round trip more. */
	readonly isFirst?: boolean;
	/** Whether the change is decided by the half days that are free. */
	readonly needsSchedule?: boolean;
	/** Decides on the quote as it is now; null is one that nobody saved. */
	decide(quote: Quote | null, facts: Facts["_"]["result"], loaded: Loaded): Decision<Refusal>;
}

/** What became of a change. `isNew` is false, without events, where nothing had to change, or the same attempt was committed before. */
export type Changed<Refusal> =
	| {
			readonly kind: "changed";
			readonly quote: Quote | null;
			readonly isNew: boolean;
			readonly events: readonly QuoteEvent[];
	  }
	| { readonly kind: "refused"; readonly refusal: Refusal; readonly quote: Quote | null };

/** Decides a command on the quote as it is now and commits what follows, in two round trips; decides again where others write meanwhile.
 * @throws when the database refuses or does not answer, or others were faster five times; {Response} where the writer's session is over. */
export async function changeQuote<Facts extends Query, Refusal extends { readonly kind: string }>(
	db: Database,
	change: Change<Facts, Refusal>,
): Promise<Changed<Refusal>> {
	const changed = await retryUnknown(() => decideAndCommit(db, change));
	if (!changed) throw new Error(`Others changed the quote ${MAX_TRIES} times in a row`);
	if (changed.kind === "changed") change.writer.onChange?.();
	return changed;
}

/** Returns the change of a quote, named by its id or its address, that a command makes which needs nothing but the quote. */
export function changeBy<
	Command extends Pick<Asked, "attempt" | "contact">,
	Refusal extends { readonly kind: string },
>(decide: (quote: Quote | null, command: Command, at: UtcMs) => Decision<Refusal>) {
	return (db: Database, writer: Writer, named: string | QuoteAddress, command: Command, now: UtcMs) => {
		const { attempt, contact } = command;
		const address = typeof named === "string" ? { id: named } : named;
		return changeQuote(db, {
			...{ writer, now, address, attempt, contact, facts: noFacts(db) },
			decide: (quote) => decide(quote, command, now),
		});
	};
}

async function decideAndCommit<Facts extends Query, Refusal extends { readonly kind: string }>(
	db: Database,
	change: Change<Facts, Refusal>,
): Promise<Changed<Refusal> | null> {
	for (let tries = 1; tries <= MAX_TRIES; tries++) {
		const bring = change.isFirst && tries === 1 ? loadNew : load;
		const { loaded, facts } = await bring(db, change, change.facts);
		const { quote } = loaded;
		const asBefore = { kind: "changed", quote, isNew: false, events: [] } as const;
		if (loaded.isCommitted) return asBefore;
		const decision = change.decide(quote, facts, loaded);
		if (decision.kind === "refused") return { ...decision, quote };
		if (decision.events.length === 0) return asBefore;
		const { needsSchedule = false } = change;
		const { settings, jobsAround } = loaded;
		const events = judgeDates(quote, decision.events, (times) =>
			dateFacts(times, jobsAround, { id: quote?.id ?? null, settings }),
		);
		const after = await commit(db, loaded, events, { needsSchedule });
		if (after) return { kind: "changed", quote: after, isNew: true, events };
	}
	return null;
}
