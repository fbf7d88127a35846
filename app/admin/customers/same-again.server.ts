import { chosenPackage } from "#app/admin/new-quote/quote-form.ts";
import type { Database } from "#app/database/client.server.ts";
import { price } from "#app/pricing/price.ts";
import { takeQuote } from "#app/quotes/quote-changes.server.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { answersOfQuote } from "#app/quotes/saved-answers.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import type { UtcMs } from "#app/time/clock.ts";

interface SameAgain {
	/** The quote whose job is done again. */
	readonly lastId: string;
	/** Of the new quote: the same form again is the same quote. */
	readonly id: string;
}

/** Takes a request with the answers of an earlier job, at the prices in force, as if its customer had called. Returns its id, and null
 * where an answer is missing that is asked by now, or the job is gone.
 * @throws as `takeQuote` does. */
export async function takeSameAgain(
	db: Database,
	owner: Writer,
	{ lastId, id }: SameAgain,
	now: UtcMs,
): Promise<string | null> {
	const { results } = await owner.read([selectQuote(db, lastId), selectNewestPrices(db)]);
	const [[last], newest] = results;
	if (!last) return null;
	const { service, contact, condition } = answersOfQuote(last);
	if (!service || !contact || !condition) return null;
	const prices = price({ ...service, ...condition }, pricesOf(newest));
	const chosen = chosenPackage(prices, last.package);
	// The wizard asks for an address only who wants an answer there.
	const answers = { service, condition, contact: { ...contact, email: last.email ?? undefined } };
	if (!chosen) return null;
	const command = {
		submission: buildSubmission({ ...answers, id }, chosen, prices),
		addons: last.addons.map(({ addon }) => ({ addonName: addon, price: prices.addons[addon] })),
		heardOfUs: "returning" as const,
	};
	const taken = await takeQuote(db, owner, command, now);
	if (taken.kind === "changed" || taken.refusal.kind === "taken") return id;
	return taken.refusal.kind === "again" ? taken.refusal.id : null;
}
