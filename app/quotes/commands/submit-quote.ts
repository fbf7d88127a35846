import type { SpamSignal } from "#app/catalog/quote-enums.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { isLinkReplacedSince, isPromised, type Quote } from "../quote.ts";
import type { SpamVerdict, Submitted } from "../quote-events.ts";
import { submitted as answered } from "../submitted-quote.ts";
import { askForChange } from "./ask-for-change.ts";
import { meantBy } from "./meant-submission.ts";

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
	/** Whether new requests by visitors are paused. */
	readonly isPaused: boolean;
	/** Quotes outside Spam from the same network in the last hour. */
	readonly ofNetwork: number;
	/** What the network's latest folded quote of that hour is folded into; null where there is none. */
	readonly foldedInto?: string | null;
	/** Mails to the customer's address in the last day. */
	readonly mailsToAddress: number;
	/** The submission's price book, for what it did not price itself. */
	readonly prices: RateCard;
}

/** More quotes in an hour than a household or an office sends. */
const BUSY_NETWORK = 5;
/** After so many the owner's list shows the network's further ones as one entry. */
export const MAX_UNFOLDED = 20;

/** Saves what a visitor submitted; the same again changes nothing. While an offer stands it is a request to the owner. */
export function decideSubmission(
	quote: Quote | null,
	{ signals, attempt, isQuiet = false, ...submitted }: SubmitQuote,
	facts: SubmitFacts,
	at: UtcMs,
): Decision<{ readonly kind: "paused" | "erased" | "replaced" | "too-many" }> {
	if (facts.isErased) return refuse({ kind: "erased" });
	const { linkToken } = submitted.submission;
	if (quote && isLinkReplacedSince(quote, linkToken)) return refuse({ kind: "replaced" });
	const isSame = quote?.fingerprint === submitted.fingerprint;
	if (!quote && facts.isPaused) return refuse({ kind: "paused" });
	const meant = quote && !isSame ? meantBy(quote, submitted.submission, facts.prices) : null;
	if (quote && isPromised(quote, at)) {
		if (isQuiet) return unchanged;
		const wanted = meant ? answered(quote, meant.submission, submitted.fingerprint, meant.kept) : quote;
		return askForChange(quote, wanted, attempt, at);
	}
	if (isSame) return unchanged;
	const judged = judge(signals, facts.ofNetwork);
	const isFlood = !quote && facts.ofNetwork >= MAX_UNFOLDED;
	const folded = isFlood ? { foldedInto: facts.foldedInto ?? submitted.submission.id } : {};
	const verdict = quote ? reviseVerdict(quote, judged, submitted.network) : { ...judged, ...folded };
	const { mailsToAddress } = facts;
	return happen({
		...submitted,
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
