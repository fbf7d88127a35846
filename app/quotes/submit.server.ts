import { type SQL, sql } from "drizzle-orm";
import { endOfNetwork, WIDE_SHARE, wideNetwork } from "#app/catalog/networks.ts";
import type { Database } from "#app/database/client.server.ts";
import { knownPrices, pricesOf } from "#app/settings/price-books.server.ts";
import { DAY_MS, HOUR_MS, type UtcMs } from "#app/time/clock.ts";
import { changeQuote } from "./change-quote.server.ts";
import { decideSubmission, MAX_UNFOLDED } from "./commands/submit-quote.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { linkMailPrefix } from "./mails/link-mails.ts";
import { changeAskedFor, isPromised, type Quote } from "./quote.ts";
import type { SubmissionSource } from "./spam-signals.ts";
import { fingerprintOf, type QuoteSubmission } from "./submission.ts";
import { visitor } from "./writer.server.ts";

/** A quote that was erased, or whose link was replaced since the visitor's draft was made: the draft cannot change it. */
export class VoidDraftError extends Error {
	override name = "VoidDraftError";
	readonly reason: "erased" | "replaced";
	constructor(reason: "erased" | "replaced") {
		super(`The draft is void: ${reason}`);
		this.reason = reason;
	}
}

/** A visitor asked for as much of one quote as a day allows: what was sent now is not kept. */
export class AskedTooMuchError extends Error {
	override name = "AskedTooMuchError";
	constructor() {
		super("Too much is asked for in a day");
	}
}

/** Requests are paused: what was sent now is not kept. */
export class PausedError extends Error {
	override name = "PausedError";
	constructor() {
		super("Requests are paused");
	}
}

/** Why a visitor's quote was not changed, as an error. */
export function refusalError(kind: "paused" | "erased" | "replaced" | "too-many"): Error {
	if (kind === "paused") return new PausedError();
	return kind === "too-many" ? new AskedTooMuchError() : new VoidDraftError(kind);
}

/**
 * Saves a quote with its services, event and mail, and returns the token of the customer's page. The same submission again
 * changes nothing. Another submission updates the row, drops the add-ons that its package now includes, and mails the
 * owner. `source` decides whether the quote is Spam, which is saved without a mail; without one, while requests are paused, a new quote is saved all the same.
 * @throws {VoidDraftError} when the quote was erased or its link replaced; {AskedTooMuchError}; {PausedError}; another error when the database refuses or does not answer in
 * time. Whether the quote was saved is then unknown, and the same call may be made again.
 */
export async function saveQuote(...saved: Parameters<typeof submitQuote>): Promise<string | null> {
	return (await submitQuote(...saved)).customerToken;
}

interface SavedQuote {
	customerToken: string | null;
	isPromised: boolean;
	asked: "requested" | "taken-back" | null;
	/** Whether it is saved at another price than was submitted: an owner had changed what decides it. */
	isOtherPrice: boolean;
}

/** As `saveQuote`, and whether an offer stands, which stays as it is: then other answers are asked for and not saved, or what was asked for
 * before was taken back. */
export async function submitQuote(
	db: Database,
	submission: QuoteSubmission,
	now: UtcMs,
	source?: SubmissionSource,
	{ isQuiet = false } = {},
): Promise<SavedQuote> {
	const command = {
		...{ submission, isQuiet },
		attempt: crypto.randomUUID(),
		fingerprint: await fingerprintOf(submission),
		customerToken: newCustomerToken(),
		addressHash: await addressHashOf(submission.contact.email ?? ""),
		network: source?.network ?? null,
		signals: source?.signals ?? [],
	};
	const saved = await changeQuote(db, {
		writer: visitor(db),
		address: { id: submission.id },
		attempt: command.attempt,
		contact: submission.contact,
		now,
		facts: selectFacts(db, command, now),
		decide: (quote, [facts], { isErased, settings }) => {
			const isPaused = settings.paused && source !== undefined;
			const { rateCard: version } = submission;
			const rows = facts?.book ? [{ version: Number(version), value: facts.book }] : [];
			const prices = knownPrices(version) ?? pricesOf(rows);
			return decideSubmission(quote, command, { ...(facts ?? noFacts), isErased, isPaused, prices }, now);
		},
	});
	if (saved.kind === "refused") throw refusalError(saved.refusal.kind);
	const { quote } = saved;
	const isStanding = quote !== null && isPromised(quote, now);
	const asked = quote && changeAskedFor(quote) ? "requested" : saved.isNew ? "taken-back" : null;
	return {
		customerToken: quote?.customerToken ?? null,
		isPromised: isStanding,
		asked: isStanding ? asked : null,
		isOtherPrice: quote !== null && hasOtherPrice(quote, submission),
	};
}

function hasOtherPrice(
	{ estimatedPriceLow, estimatedPriceHigh }: Quote,
	{ range }: QuoteSubmission,
): boolean {
	return estimatedPriceLow !== range.low || estimatedPriceHigh !== range.high;
}

const noFacts = { ofNetwork: 0, foldedInto: null, mailsToAddress: 0 };

interface Judged {
	submission: QuoteSubmission;
	network: string | null;
	addressHash: string;
}

/** A query for what a submission is judged by, up to what makes a difference. */
function selectFacts(db: Database, { submission, network, addressHash }: Judged, now: UtcMs) {
	const sources = sql`quote_sources s join quote_requests q on q.id = s.quote_id where s.quote_id <> ${submission.id} and not q.spam`;
	const ofHour = sql`s.created_at > ${now - HOUR_MS}`;
	const wide = wideNetwork(network ?? "");
	const ofWide = sql`s.network >= ${wide} and s.network < ${endOfNetwork(wide)} and ${ofHour}`;
	const count = (rows: SQL) => sql<number>`(select count(*) from (${rows}))`;
	const { rateCard } = submission;
	const prefix = linkMailPrefix(addressHash);
	const mails = sql`select 1 from outbox where idempotency_key > ${prefix} and idempotency_key < ${`${prefix}~`} and created_at > ${now - DAY_MS}`;
	return db
		.select({
			ofNetwork: sql<number>`max(${count(sql`select 1 from ${sources} and s.network = ${network} and ${ofHour} limit ${MAX_UNFOLDED}`)},
				${count(sql`select 1 from ${sources} and ${ofWide} limit ${MAX_UNFOLDED * WIDE_SHARE}`)} / ${WIDE_SHARE})`,
			foldedInto: sql<
				string | null
			>`(select q.folded_into from ${sources} and ${ofWide} and q.folded_into is not null order by s.created_at desc limit 1)`,
			// Nothing is read for the many who give no address.
			mailsToAddress: submission.contact.email ? count(mails) : sql<number>`0`,
			/** Its price book, where this isolate does not know it. */
			book: knownPrices(rateCard)
				? sql<null>`null`
				: sql<string | null>`(select value from price_books where version = cast(${rateCard} as integer))`,
		})
		.from(sql`(select 1)`);
}

async function addressHashOf(email: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.toLowerCase()));
	return Buffer.from(digest).toString("hex").slice(0, 16);
}
