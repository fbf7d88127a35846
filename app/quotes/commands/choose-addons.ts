import type { Addon } from "#app/catalog/options.ts";
import type { AddonPricing } from "#app/pricing/price.ts";
import type { PriceRange } from "#app/services/price-range.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { hasOtherPrice, totalWith } from "../estimate.ts";
import { coveredAddons } from "../offered-addons.ts";
import { isLinkReplacedSince, isPromised, type Quote } from "../quote.ts";
import { answersOfQuote } from "../saved-answers.ts";
import { asWanted } from "../wanted-work.ts";
import { askForChange } from "./ask-for-change.ts";

/** The add-ons that a visitor chose, perhaps with the confirmation of the total. */
export interface ChooseAddons {
	readonly attempt: string;
	readonly addons: readonly Addon[];
	/** The prices are as the visitor was shown them. */
	readonly priced: AddonPricing;
	readonly confirmed: boolean;
	/** The range that the visitor was shown without them; left out where no page showed one. */
	readonly shown?: PriceRange;
	readonly linkToken?: string | undefined;
}

/** Makes a quote's add-ons the chosen ones, but for those that its services have by now, and confirms the total once. Beside an offer others are
 * a request; once the job is done, or an owner made the quote cost something else than was shown, nothing is chosen or confirmed. */
export function decideAddons(
	quote: Quote | null,
	{ attempt, priced, confirmed, shown, linkToken, ...chosen }: ChooseAddons,
	at: UtcMs,
): Decision<{ readonly kind: "erased" | "replaced" | "done" | "too-many" | "other-price" }> {
	if (!quote) return refuse({ kind: "erased" });
	if (isLinkReplacedSince(quote, linkToken)) return refuse({ kind: "replaced" });
	const known = isPromised(quote, at) ? asWanted(quote, at) : quote;
	const covered = coveredAddons(answersOfQuote(known));
	const addons = chosen.addons.filter((addon) => !covered.includes(addon));
	const saved = known.addons.map(({ addonName }) => addonName).join(",");
	const isSame = saved === addons.toSorted().join(",");
	const isUnchanged = isSame && !(confirmed && quote.confirmedAt === null);
	if (quote.doneAt !== null) return isUnchanged ? unchanged : refuse({ kind: "done" });
	const lines = addons.toSorted().map((addonName) => ({ addonName, price: priced.addons[addonName] }));
	const total = totalWith(known, lines, priced.bundlePercent);
	if (isPromised(quote, at)) {
		const wanted = isSame ? known : { ...known, addons: lines, totalPrice: total };
		return confirmed ? askForChange(quote, wanted, attempt, at) : unchanged;
	}
	if (isUnchanged) return unchanged;
	if (shown && hasOtherPrice(quote, shown)) return refuse({ kind: "other-price" });
	return happen({ action: confirmed ? "confirmed" : "add-ons", addons: lines, total, at, attempt });
}
