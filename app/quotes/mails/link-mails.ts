import type { SpamSignal } from "#app/catalog/quote-enums.ts";
import { NOTHING_TO_SAY } from "#app/outbox/queued-mail.ts";
import { inShownOrder } from "#app/services/services.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import type { Quote } from "../quote.ts";
import type { Submitted } from "../quote-events.ts";
import { customerMailed, isTo, type MailChange } from "./mail-change.ts";

/** Mails with a saved quote's link, in a day to one address and in all about one quote: anybody may give any address. */
const MAX_LINKS_PER_ADDRESS = 3;
const MAX_LINKS_PER_QUOTE = 3;

const BUSY: SpamSignal = "busy-network";
const BUSY_WAIT_MS = 10 * MINUTE_MS;

export type SubmittedEvent = Submitted & { readonly at: UtcMs; readonly mailsToAddress: number };

/** The key of the mails with a link to one address begins with this. */
export function linkMailPrefix(addressHash: string): string {
	return `customer-quote:${addressHash}:`;
}

/** The mail to the customer with the link to the saved quote, once for each address. Possible spam gets none; where nothing but a
 * busy network speaks for spam, the mail waits, and the owner may say so meanwhile. Of a flood that is folded the rest gets none. */
export function linkMail(
	{ at, submission, addressHash, mailsToAddress }: SubmittedEvent,
	after: Quote,
): MailChange[] {
	const isBusy = after.spamReason === BUSY && after.foldedInto === null;
	if ((after.spamReason !== null && !isBusy) || mailsToAddress >= MAX_LINKS_PER_ADDRESS) return [];
	const key = linkMailPrefix(addressHash) + after.id;
	const when = { savedAt: at, dueAt: isBusy ? at + BUSY_WAIT_MS : at };
	return firstLink(after, key, { ...when, at }, [...submission.service.services]);
}

/** The mail with the link for whom an owner took out of Spam, who was sent none before. */
export function clearedSpamLinkMail(after: Quote, at: UtcMs): MailChange[] {
	if (after.source === "phone") return [];
	const key = `rescued-link:${after.id}:${after.revision}`;
	return firstLink(after, key, { savedAt: after.createdAt, dueAt: at, at });
}

function firstLink(
	after: Quote,
	key: string,
	{ savedAt, dueAt, at }: { savedAt: UtcMs; dueAt: UtcMs; at: UtcMs },
	services = toldOf(after).services,
): MailChange[] {
	const { id, mails } = after;
	const mailed = customerMailed(after);
	if (!mailed) return [];
	const links = mails.filter(
		({ kind, lastError }) => kind === "customer-quote" && lastError !== NOTHING_TO_SAY,
	);
	const isSent = links.some((mail) => isTo(mail, mailed.to));
	if (isSent || links.length >= MAX_LINKS_PER_QUOTE) return [];
	const payload = { ...mailed, savedAt, isNewLink: false, ...toldOf(after), services };
	// One that ended while the quote was in Spam has the key.
	const isUsed = mails.some((mail) => mail.key === key);
	const ownKey = isUsed ? `${key}:${after.revision}` : key;
	return [{ queue: { kind: "customer-quote", payload, key: ownKey, createdAt: at, dueAt, quoteId: id } }];
}

function toldOf(quote: Quote) {
	return {
		quoteId: quote.id,
		services: inShownOrder(quote.services).map(({ service }) => service),
		package: quote.package,
		...{ low: quote.estimatedPriceLow, high: quote.estimatedPriceHigh, total: quote.totalPrice },
		hasAddons: quote.addons.length > 0,
	};
}

/** The mail to the customer with the link that replaces another one. */
export function newLinkMail(after: Quote, at: UtcMs): MailChange[] {
	const { id, createdAt, revision } = after;
	const mailed = customerMailed(after);
	if (!mailed) return [];
	const payload = { ...mailed, savedAt: createdAt, isNewLink: true, ...toldOf(after) };
	const key = `new-link:${id}:${revision}`;
	return [{ queue: { kind: "customer-quote", payload, key, createdAt: at, dueAt: at, quoteId: id } }];
}
