import { priceAsPinned } from "#app/pricing/pinned-price.ts";
import { type PricedQuote, PricingError } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { Draft } from "./draft.ts";

/** Returns what a draft costs, as step 4 showed it, else by these prices. @throws {PricingError} while step 1 or 3 is unanswered. */
export function priceOf({ service, condition, price }: Draft, card: RateCard): PricedQuote {
	if (!service || !condition) throw new PricingError("the draft is incomplete");
	return priceAsPinned({ ...service, ...condition }, price, card);
}
