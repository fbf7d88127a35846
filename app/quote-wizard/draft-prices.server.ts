import type { AppLoadContext } from "@remix-run/cloudflare";
import { isWhollyPinned } from "#app/pricing/pinned-price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { holdShown } from "#app/quotes/held-prices.ts";
import { areCurrentPricesKnown, pricesOfVersion } from "#app/settings/visitor-settings.server.ts";

/** Returns the prices that a draft's visitor has seen so far, and the current ones where that is too long ago. */
export async function draftPrices({ prices }: Draft, context: AppLoadContext): Promise<RateCard> {
	const held = prices && prices.until > Date.now() ? await pricesOfVersion(prices.version, context) : null;
	return held ?? context.prices();
}

/** Returns the prices for what is left to a draft that step 4 showed. Any will do where all of its own are pinned: none is asked for. */
export async function pricesOfShown(draft: Draft, context: AppLoadContext): Promise<RateCard> {
	return isWhollyPinned(draft.price) ? rateCard : draftPrices(draft, context);
}

/** Returns a draft that keeps the prices which its page shows. Without the database nothing is kept: they may be old. */
export function keepShownPrices(draft: Draft, { version }: RateCard): Draft {
	const now = Date.now();
	if (!areCurrentPricesKnown() || (draft.prices && draft.prices.until > now)) return draft;
	return { ...draft, prices: holdShown(version, now) };
}
