import { type ContactAnswers, type ContactName, contactNames } from "#app/answers/questions.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote, QuoteRow } from "../quote.ts";

/** An owner learned this of a customer: a right number, an address, an e-mail address. */
export interface CorrectContact {
	readonly attempt: string;
	readonly contact: ContactAnswers;
	/** The contact is as `contactText` told it when the form was shown. */
	readonly seen: string;
}

/** Returns who the customer is and how to reach them, by which a form says what it started from. */
export function contactText(quote: Pick<QuoteRow, ContactName>): string {
	return JSON.stringify(contactNames.map((name) => quote[name]));
}

/** Corrects a customer's contact, unless somebody else changed it since the form was shown. */
export function decideContact(
	quote: Quote | null,
	{ attempt, contact, seen }: CorrectContact,
	at: UtcMs,
): Decision<{ readonly kind: "gone" | "newer" }> {
	if (!quote) return refuse({ kind: "gone" });
	const { name, phone, contactMethod, email = null, address = null } = contact;
	const corrected = { name, phone, contactMethod, email, address };
	if (contactText(quote) === contactText(corrected)) return unchanged;
	if (contactText(quote) !== seen) return refuse({ kind: "newer" });
	return happen({ action: "corrected", contact: corrected, at, attempt });
}
