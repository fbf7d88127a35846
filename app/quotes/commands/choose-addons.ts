import type { Addon } from "#app/catalog/options.ts";
import type { PricedQuote } from "#app/pricing/price.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { totalWith } from "../estimate.ts";
import { isLinkReplacedSince, isPromised, type Quote } from "../quote.ts";
import { askForChange } from "./ask-for-change.ts";

/** The add-ons that a visitor chose, perhaps with the confirmation of the total. */
export interface ChooseAddons {
	readonly attempt: string;
	readonly addons: readonly Addon[];
	/** The prices are as the visitor was shown them. */
	readonly priced: Pick<PricedQuote, "addons" | "bundlePercent">;
	readonly confirmed: boolean;
	/** The secret of the quote's link as the visitor's draft has it. */
	readonly linkToken?: string | undefined;
}

/** Makes a quote's add-ons the chosen ones, and confirms the total once. While an offer stands others are a request;
 * once the job is done there is nothing to choose or to confirm any more. */
export function decideAddons(
	quote: Quote | null,
	{ attempt, addons, priced, confirmed, linkToken }: ChooseAddons,
	at: UtcMs,
): Decision<{ readonly kind: "erased" | "replaced" | "done" | "too-many" }> {
	if (!quote) return refuse({ kind: "erased" });
	if (isLinkReplacedSince(quote, linkToken)) return refuse({ kind: "replaced" });
	const saved = quote.addons.map(({ addonName }) => addonName).join(",");
	const isSame = saved === addons.toSorted().join(",");
	const isUnchanged = isSame && !(confirmed && quote.confirmedAt === null);
	if (quote.doneAt !== null) return isUnchanged ? unchanged : refuse({ kind: "done" });
	const lines = addons.toSorted().map((addonName) => ({ addonName, price: priced.addons[addonName] }));
	const total = totalWith(quote, lines, priced.bundlePercent);
	if (isPromised(quote, at)) {
		const wanted = isSame ? quote : { ...quote, addons: lines, totalPrice: total };
		return confirmed ? askForChange(quote, wanted, attempt, at) : unchanged;
	}
	if (isUnchanged) return unchanged;
	return happen({ action: confirmed ? "confirmed" : "add-ons", addons: lines, total, at, attempt });
}
