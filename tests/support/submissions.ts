import type { PackageName } from "#app/catalog/options.ts";
import { rateCard } from "#app/pricing/rates.ts";
import type { PriceableDraft } from "#app/quotes/draft.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { buildSubmission, type QuoteSubmission } from "#app/quotes/submission.ts";
import { aDraft } from "./drafts.ts";

/** A visitor's answers, priced: windows and gutters of a medium home, deluxe, unless said otherwise. */
export function aSubmission(
	changes: Partial<PriceableDraft> = {},
	name: PackageName = "deluxe",
): QuoteSubmission {
	const draft: PriceableDraft = { ...aDraft(), ...changes };
	const priced = priceOf(draft, rateCard);
	const chosen = priced.packages.find((offered) => offered.name === name);
	if (!chosen) throw new Error(`${name} is not offered for these answers`);
	return buildSubmission(draft, chosen, priced);
}
