import * as z from "zod/mini";
import type { UtcMs } from "#app/time/clock.ts";
import { workSchema } from "./last-edit.ts";
import { changeAskedFor, newestOffer, type Quote, type SentOffer, standingOffer } from "./quote.ts";
import { stillConfirmed } from "./submitted-quote.ts";

/** The answers about the work that a change asks for; those that stay as they are saved are left out. What makes up the price goes together. */
export const wantedSchema = z.partial(z.extend(workSchema, { fingerprint: z.string() }));
export type WantedWork = z.output<typeof wantedSchema>;

/** Returns what of the work is wanted otherwise than it is saved. */
export function wantedOf(saved: Quote, wanted: Quote): WantedWork {
	const before = new Map<string, unknown>(Object.entries(saved));
	const isOther = ([column, value]: [string, unknown]) =>
		JSON.stringify(value) !== JSON.stringify(before.get(column));
	const columns = Object.entries(wanted);
	const isOtherPrice = columns.some((column) => priced.includes(column[0]) && isOther(column));
	const other = columns.filter((column) => (isOtherPrice && priced.includes(column[0])) || isOther(column));
	return wantedSchema.parse(Object.fromEntries(other));
}

const priced = [
	...["services", "serviceType", "addons", "package", "bundlePercent", "rateCard"],
	...["estimatedPriceLow", "estimatedPriceHigh", "totalPrice"],
];

function withChange(quote: Quote, changeId: string | null | undefined): Quote {
	const change = quote.questions.find(({ id }) => id === changeId);
	return change?.wanted ? stillConfirmed(quote, { ...quote, ...change.wanted }) : quote;
}

/** The quote with the answers that an offer is made of, which is sent now; what is done is what was accepted, while something was. */
export function withOfferedWork(quote: Quote, { changeId }: SentOffer): Quote {
	return quote.acceptedAt === null ? withChange(quote, changeId) : quote;
}

/** The quote with the answers that its newest offer is made of, which is accepted now; without an earlier one it has them. */
export function withAgreedWork(quote: Quote): Quote {
	return quote.acceptedAt === null ? quote : withChange(quote, newestOffer(quote)?.changeId);
}

/** The quote with the answers that the offer which stands at `at` was made of. */
export function asOffered(quote: Quote, at: UtcMs): Quote {
	return withChange(quote, standingOffer(quote, at)?.changeId);
}

/** The quote with the answers that its customer wants: those of the change that waits, else those that were offered. */
export function asWanted(quote: Quote, at: UtcMs): Quote {
	const waiting = changeAskedFor(quote);
	return waiting?.wanted ? withChange(quote, waiting.id) : asOffered(quote, at);
}
