import { and, desc, eq, gt, gte, isNotNull, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { endOfNetwork, WIDE_SHARE, wideNetwork } from "#app/catalog/networks.ts";
import { type Database, oneValue, valuesOf } from "#app/database/client.server.ts";
import { type At, prepareQuery } from "#app/database/prepared-query.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { knownPrices, pricesOf } from "#app/settings/price-books.server.ts";
import { DAY_MS, HOUR_MS, type UtcMs } from "#app/time/clock.ts";
import { outbox, priceBooks, quoteRequests, quoteSources } from "#db/schema.ts";
import { idOfAnother } from "./begin-another.ts";
import { changeQuote } from "./change-quote.server.ts";
import { decideSubmission, MAX_UNFOLDED } from "./commands/submit-quote.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { hasOtherPrice } from "./estimate.ts";
import { linkMailPrefix } from "./mails/link-mails.ts";
import { changeAskedFor, isPromised } from "./quote.ts";
import type { Submitted } from "./quote-events.ts";
import { sha256Of } from "./sha256.ts";
import type { SubmissionSource } from "./spam-signals.ts";
import { fingerprintOf, type QuoteSubmission } from "./submission.ts";
import { visitor } from "./writer.server.ts";

/** A visitor's quote was not changed: `other-price` means that an owner made it cost something else, `too-many` that a day allows no more. */
export class RefusedQuoteError extends Error {
	override name = "RefusedQuoteError";
	constructor(readonly reason: "paused" | "erased" | "replaced" | "done" | "other-price" | "too-many") {
		super(`The quote was not changed: ${reason}`);
	}
}

/** Saves a quote with its services, event and mail, and returns the token of the customer's page; the same submission again changes nothing. Without
 * a `source` a quote is no Spam, and is saved while requests are paused, too.
 * @throws {RefusedQuoteError}; another error when the database refuses or does not answer in time: the same call may then be made again. */
export async function saveQuote(...saved: Parameters<typeof submitQuote>): Promise<string | null> {
	return (await submitQuote(...saved)).customerToken;
}

/** Saves as `saveQuote` does, but what is sent for a quote whose job is done as another quote: the same one, however often it is sent. */
export async function submitRequest(
	db: Database,
	submission: QuoteSubmission,
	now: UtcMs,
	source: SubmissionSource,
): ReturnType<typeof submitQuote> {
	try {
		return await submitQuote(db, submission, now, source);
	} catch (error) {
		if (!(error instanceof RefusedQuoteError) || error.reason !== "done") throw error;
		const another = { ...submission, linkToken: undefined, seen: undefined };
		return submitRequest(db, { ...another, id: await idOfAnother(submission.id) }, now, source);
	}
}

/** Saves as `saveQuote` does. An offer that stands stays as it is: other answers are then asked for and not saved. */
async function submitQuote(
	db: Database,
	submission: QuoteSubmission,
	now: UtcMs,
	source?: SubmissionSource,
	{ isQuiet = false } = {},
) {
	const command = {
		...{ submission, isQuiet },
		attempt: crypto.randomUUID(),
		fingerprint: await fingerprintOf(submission),
		customerToken: newCustomerToken(),
		addressHash: (await sha256Of(submission.contact.email?.toLowerCase() ?? "")).slice(0, 16),
		network: source?.network ?? null,
		signals: source?.signals ?? [],
	};
	const saved = await changeQuote(db, {
		writer: visitor(db),
		address: { id: submission.id },
		attempt: command.attempt,
		contact: submission.contact,
		isFirst: submission.linkToken === undefined,
		now,
		facts: selectFacts(db, factsOf(command, now)),
		decide: (quote, [facts = noFacts], { isErased, settings }) => {
			const isPaused = settings.paused && source !== undefined;
			const { rateCard: version } = submission;
			const rows = facts.book ? [{ version: Number(version), value: facts.book }] : [];
			const prices = knownPrices(version) ?? pricesOf(rows);
			const ofNetwork = Math.max(facts.ofNetwork, Math.floor(facts.ofWide / WIDE_SHARE));
			return decideSubmission(quote, command, { ...facts, ofNetwork, isErased, isPaused, prices }, now);
		},
	});
	if (saved.kind === "refused") throw new RefusedQuoteError(saved.refusal.kind);
	const { quote } = saved;
	const happened = saved.events.map(({ action }) => action);
	// Of a job with a date nobody picks a day any more: its page says what the owner has now.
	const isDated = quote?.stage === "scheduled";
	const isStanding = isDated || (quote !== null && isPromised(quote, now));
	const isTakenBack = happened.includes("change-withdrawn") && ("taken-back" as const);
	const isReached = happened.includes("changed") && ("contact-changed" as const);
	const isAsked = quote && changeAskedFor(quote) && !(isReached && happened.length === 1);
	const asked = isAsked ? ("requested" as const) : isTakenBack || isReached || null;
	const news = isDated && !isPromised(quote, now) ? ("date-stays" as const) : asked;
	return {
		id: submission.id,
		customerToken: quote?.customerToken ?? null,
		isPromised: isStanding,
		asked: isStanding ? news : null,
		/** Whether it is saved at another price than was submitted: an owner had changed what decides it. */
		isOtherPrice: quote !== null && hasOtherPrice(quote, submission.range),
	};
}

const noFacts = { ofNetwork: 0, ofWide: 0, foldedInto: null, mailsToAddress: 0, book: null };

type Judged = Pick<Submitted, "submission" | "network" | "addressHash">;

/** A query for what a submission is judged by, up to what makes a difference. */
const selectFacts = prepareQuery((db, given: At<keyof ReturnType<typeof factsOf>>) => {
	const { quoteId, network, createdAt } = quoteSources;
	const isSaved = and(eq(quoteRequests.id, quoteId), not(quoteRequests.spam));
	const isOther = and(ne(quoteId, given("id")), gt(createdAt, given("hourAgo")));
	const sent = (where: SQL | undefined) =>
		db
			.select({ foldedInto: quoteRequests.foldedInto })
			.from(quoteSources)
			.innerJoin(quoteRequests, isSaved)
			.where(and(isOther, where));
	const ofWide = and(gte(network, given("wide")), lt(network, given("wideEnd")));
	const folded = sent(and(ofWide, isNotNull(quoteRequests.foldedInto)));
	const { idempotencyKey: key } = outbox;
	const isMail = and(
		gt(key, given("mails")),
		lt(key, given("mailsEnd")),
		gt(outbox.createdAt, given("dayAgo")),
	);
	return db
		.select({
			ofNetwork: db.$count(sent(eq(network, given("network"))).limit(MAX_UNFOLDED)),
			ofWide: db.$count(sent(ofWide).limit(MAX_UNFOLDED * WIDE_SHARE)),
			foldedInto: oneValue(folded.orderBy(desc(createdAt)).limit(1)),
			mailsToAddress: db.$count(outbox, isMail),
			book: oneValue(valuesOf(priceBooks.value, eq(priceBooks.version, given("version")))),
		})
		.from(sql`(select 1)`);
});

function factsOf({ submission, network, addressHash }: Judged, now: UtcMs) {
	const wide = wideNetwork(network ?? "");
	const mails = linkMailPrefix(addressHash);
	const { id, rateCard } = submission;
	return {
		...{ id, network: network ?? "", wide, wideEnd: endOfNetwork(wide), hourAgo: now - HOUR_MS },
		...{ mails, mailsEnd: `${mails}~`, dayAgo: now - DAY_MS },
		// The submission's price book is read where this isolate does not know it.
		version: knownPrices(rateCard) ? null : wholeNumber(rateCard),
	};
}
