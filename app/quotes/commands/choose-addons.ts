import type { Addon } from "#app/catalog/options.ts";
import { estimateTotal } from "#app/pricing/price.ts";
import type { AddonPrices } from "#app/pricing/rates.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** The add-ons that a visitor chose, perhaps with the confirmation of the total. */
export interface ChooseAddons {
	readonly attempt: string;
	readonly addons: readonly Addon[];
	/** Whole dollars: the chosen package's midpoint. */
	readonly midpoint: number;
	/** Whole dollars, as the visitor was shown them. */
	readonly prices: AddonPrices;
	readonly confirmed: boolean;
}

/** Makes a quote's add-ons the chosen ones, and confirms the total once. */
export function decideAddons(
	quote: Quote | null,
	{ attempt, addons, midpoint, prices, confirmed }: ChooseAddons,
	at: number,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	const saved = quote.addons.map(({ addonName }) => addonName).join(",");
	const isSame = saved === addons.toSorted().join(",");
	if (isSame && !(confirmed && quote.confirmedAt === null)) return unchanged;
	const lines = addons.toSorted().map((addonName) => ({ addonName, price: prices[addonName] }));
	const total = estimateTotal(midpoint, addons, prices);
	return happen({ action: confirmed ? "confirmed" : "add-ons", addons: lines, total, at, attempt });
}
