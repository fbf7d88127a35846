import { questionsByStep } from "#app/answers/questions.ts";
import type { SpamSignal } from "#app/catalog/quote-enums.ts";
import { price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { evolve } from "../evolve.ts";
import { changeAskedFor, isLinkReplacedSince, isPromised, type Quote } from "../quote.ts";
import type { SpamVerdict, Submitted } from "../quote-events.ts";
import { answersOfQuote } from "../saved-answers.ts";
import { pricedAs, type QuoteSubmission } from "../submission.ts";
import { submitted } from "../submitted-quote.ts";
import { answerChanges } from "../tell-changes.ts";
import { asOffered, asWanted } from "../wanted-work.ts";
import { askForChange } from "./ask-for-change.ts";
import { changeAtOnce } from "./change-at-once.ts";
import { decidesPrice, keepPrice } from "./edit-answers.ts";

/** The answers of a visitor, to be saved anew or in place of earlier ones. */
export interface SubmitQuote extends Submitted {
	readonly attempt: string;
	readonly signals: readonly SpamSignal[];
	/** Whether nothing is asked for, or taken back, while an offer stands: the visitor did not press a button for it. */
	readonly isQuiet?: boolean;
}

/** What a submission is judged by; the counts are of other quotes. */
export interface SubmitFacts {
	readonly isErased: boolean;
	readonly isPaused: boolean;
	/** The same network sent this many quotes outside Spam in the last hour. */
	readonly ofNetwork: number;
	/** What the network's latest folded quote of that hour is folded into; null where there is none. */
	readonly foldedInto?: string | null;
	/** The customer's address was sent this many mails in the last day. */
	readonly mailsToAddress: number;
	/** The submission's price book, for what it did not price itself. */
	readonly prices: RateCard;
}

/** More quotes in an hour than a household or an office sends. */
const BUSY_NETWORK = 5;
/** After so many the owner's list shows the network's further ones as one entry. */
export const MAX_UNFOLDED = 20;

/** Saves what a visitor submitted; the same again changes nothing. Beside an offer other work is a request, after the job it is another quote. */
export function decideSubmission(
	quote: Quote | null,
	{ signals, attempt, isQuiet = false, ...sent }: SubmitQuote,
	facts: SubmitFacts,
	at: UtcMs,
): Decision<{ readonly kind: "paused" | "erased" | "replaced" | "done" | "too-many" }> {
	if (facts.isErased) return refuse({ kind: "erased" });
	const { mailsToAddress } = facts;
	const { linkToken } = sent.submission;
	if (quote && isLinkReplacedSince(quote, linkToken)) return refuse({ kind: "replaced" });
	if (quote && quote.doneAt !== null) return refuse({ kind: "done" });
	const isSame = quote?.fingerprint === sent.fingerprint;
	if (!quote && facts.isPaused) return refuse({ kind: "paused" });
	const meant = quote && !isSame ? meantBy(quote, sent.submission, facts.prices) : null;
	if (quote && isPromised(quote, at)) {
		if (isQuiet) return unchanged;
		if (!meant) return askForChange(quote, asOffered(quote, at), attempt, at);
		const reached = changeAtOnce(quote, { ...sent, ...meant, mailsToAddress, at, attempt });
		const known = reached ? evolve(quote, reached) : quote;
		const { addons } = asWanted(known, at);
		const wanted = submitted({ ...known, addons }, meant.submission, sent.fingerprint, meant.kept);
		const asked = askForChange(known, wanted, attempt, at);
		if (asked.kind === "refused" || !reached) return asked;
		// What is known at once takes nothing back that is asked for.
		return happen(reached, ...asked.events.filter(({ action }) => action === "asked"));
	}
	if (isSame) return isQuiet || !changeAskedFor(quote) ? unchanged : askForChange(quote, quote, attempt, at);
	const judged = judge(signals, facts.ofNetwork);
	const isFlood = !quote && facts.ofNetwork >= MAX_UNFOLDED;
	const folded = isFlood ? { foldedInto: facts.foldedInto ?? sent.submission.id } : {};
	const verdict = quote ? reviseVerdict(quote, judged, sent.network) : { ...judged, ...folded };
	return happen({
		...sent,
		...meant,
		action: quote ? "changed" : "submitted",
		verdict,
		mailsToAddress,
		at,
		attempt,
	});
}

/** The honeypot, or any two signals, put a quote in Spam; one signal marks it as maybe spam. */
function judge(signals: readonly SpamSignal[], ofNetwork: number): SpamVerdict {
	const all = ofNetwork >= BUSY_NETWORK ? [...signals, "busy-network"] : signals;
	const isSpam = signals.includes("honeypot") || (signals.length > 0 && all.length > 1);
	return { spam: isSpam, spamReason: all.join(",") || null };
}

/** Without its source a quote stays what it is. The owner's Spam stays, and what the owner contacted or took out of Spam is marked at most. */
function reviseVerdict(quote: Quote, judged: SpamVerdict, network: string | null): SpamVerdict {
	const { spam, spamReason } = quote;
	if (network === null || spamReason === "owner") return { spam, spamReason };
	const isVouchedFor = quote.stage !== "new" || quote.wasSpamCleared;
	if (!isVouchedFor) return judged;
	return { spam, spamReason: spam ? spamReason : judged.spamReason };
}

/** A later submission without what the customer does not mean: an answer that is as it was before an owner replaced it stays the owner's. The
 * saved price holds where the customer changed nothing that decides it, and `prices` where both did. `kept` stays of the contact. */
function meantBy(quote: Quote, submission: QuoteSubmission, prices: RateCard) {
	const differing = answerChanges(quote, submitted(quote, submission, ""));
	const replaced = differing.filter(({ field, to }) => isReplaced(quote, submission, field, to));
	const fields = withAddress(
		quote,
		submission,
		replaced.map(({ field }) => field),
	);
	const kept = fields.filter((field) => field in questionsByStep.contact);
	if (kept.length === fields.length) return { submission, kept };
	const services = fields.includes("services") && { services: quote.services };
	const merged = { ...submitted(quote, submission, "", fields), ...services };
	const { service, condition } = answersOfQuote(merged);
	// Together they are no whole answers: what the customer was shown is saved.
	if (!service || !condition) return { submission, kept };
	const work = { ...submission, service, condition, package: merged.package };
	if (!fields.some(decidesPrice)) return { submission: work, kept };
	if (!differing.some((change) => decidesPrice(change.field) && !replaced.includes(change)))
		return { submission: keepPrice(quote, work), kept };
	const priced = price({ ...service, ...condition }, prices);
	const chosen = priced.packages.find(({ name }) => name === work.package) ?? priced.packages[0];
	return { submission: chosen ? { ...work, ...pricedAs(chosen, priced) } : work, kept };
}

/** Who is to be answered by email has an address: where keeping one of the two would leave none, both are the customer's. */
function withAddress(
	quote: Quote,
	submission: QuoteSubmission,
	fields: readonly string[],
): readonly string[] {
	const { contactMethod, email } = submitted(quote, submission, "", fields);
	if (contactMethod !== "email" || email !== null) return fields;
	return fields.filter((field) => field !== "contactMethod" && field !== "email");
}

/** Whether an owner replaced this very answer after the customer last saw it, or no form asked the customer for this email address. */
function isReplaced(
	quote: Quote,
	{ seen = 0, contact }: QuoteSubmission,
	field: string,
	to: string | number | null,
): boolean {
	if (field === "email" && quote.contactMethod !== "email" && contact.contactMethod !== "email") return true;
	// A form shows no email address where another way to answer is chosen.
	const shown = field === "email" && contact.contactMethod !== "email" ? 0 : seen;
	// The oldest one replaced what the customer was shown.
	const first = quote.corrections.find(
		(correction) => correction.field === field && correction.revision > shown,
	);
	return first?.was === to;
}
