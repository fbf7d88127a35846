import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Addon } from "#app/catalog/options.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { queueQuoteMail } from "#app/outbox/queue-quote-mail.server.ts";
import { estimateTotal } from "#app/pricing/price.ts";
import type { AddonPrices } from "#app/pricing/rates.ts";
import { quoteAddons, quoteRequests } from "#db/schema.ts";
import { changesBetween, recordEventAhead } from "./record-event.server.ts";
import type { QuoteSubmission } from "./submission.ts";
import { ErasedQuoteError, saveQuote } from "./submit.server.ts";

interface AddonChoice {
	quoteId: string;
	addons: readonly Addon[];
	/** Whole dollars: the chosen package's midpoint. */
	midpoint: number;
	/** Whole dollars, as the visitor was shown them. */
	prices: AddonPrices;
	confirmed: boolean;
}

/** Makes a quote's add-ons the chosen ones, in one round trip. Returns false when there is no such quote. `now`
 * is UTC milliseconds.
 * @throws when the database refuses or does not answer in time; the same call may be made again. */
export async function saveAddons(db: Database, choice: AddonChoice, now: number): Promise<boolean> {
	const { quoteId, addons, prices, confirmed } = choice;
	const ofQuote = eq(quoteRequests.id, quoteId);
	const total = estimateTotal(choice.midpoint, addons, prices);
	const savedAddons = sql`(select coalesce(group_concat(addon_name), '') from (select addon_name from quote_addons where quote_id = ${quoteId} order by addon_name))`;
	const chosenAddons = addons.toSorted().join(",");
	const isChange = sql`(${savedAddons} <> ${chosenAddons} or (${Number(confirmed)} and confirmed_at is null))`;
	const results = await idempotentBatch(db, [
		recordEventAhead(db, {
			quoteId,
			action: confirmed ? "confirmed" : "add-ons",
			now,
			changes: changesBetween(
				sql`json_object('addons', nullif(${savedAddons}, ''), 'total', total_price)`,
				sql`${JSON.stringify({ addons: chosenAddons || null, total })}`,
			),
			allowed: isChange,
		}),
		db
			.update(quoteRequests)
			.set({
				totalPrice: total,
				// An unconfirmed choice makes another total than the confirmed one.
				confirmedAt: confirmed ? now : null,
				submission: sql`${quoteRequests.submission} + 1`,
				revision: sql`${quoteRequests.revision} + 1`,
				updatedAt: now,
				changedAt: now,
			})
			.where(and(ofQuote, isChange)),
		db
			.delete(quoteAddons)
			.where(and(eq(quoteAddons.quoteId, quoteId), notInArray(quoteAddons.addonName, [...addons]))),
		...addons.map((addon) =>
			db
				.insert(quoteAddons)
				.select(
					sql`select id, name, contact_value, ${addon}, ${prices[addon]} from quote_requests where id = ${quoteId}`,
				)
				.onConflictDoNothing(),
		),
		...queueQuoteMail(db, { quoteId, now, urgent: confirmed }),
		db.select({ id: quoteRequests.id }).from(quoteRequests).where(ofQuote),
	]);
	return results.at(-1)?.rows.length === 1;
}

type ChoiceOutcome = "saved" | "gone" | "failed";

/** As `saveAddons`, after saving the submission again where there is one. A failure is logged. */
export async function trySaveAddons(
	db: Database,
	{ submission, ...choice }: AddonChoice & { submission: QuoteSubmission | null },
	now: number,
): Promise<ChoiceOutcome> {
	try {
		if (submission) await saveQuote(db, submission, now);
		return (await saveAddons(db, choice, now)) ? "saved" : "gone";
	} catch (error) {
		if (error instanceof ErasedQuoteError) return "gone";
		logError("add-ons not saved", error, { quote: choice.quoteId });
		return "failed";
	}
}
