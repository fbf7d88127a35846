import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { pinPrice } from "#app/pricing/pinned-price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { savedQuote } from "../support/edge-quotes.ts";
import { scaledCard } from "../support/rate-cards.ts";
import { Visitor } from "../support/visitor.ts";

/** A browser that was shown step 4 while prices were so many times what they are today. */
async function shownAt(factor: number, changes: Partial<Draft> = {}) {
	const draft = { ...aDraft(), ...changes };
	const priced = priceOf(draft, scaledCard(factor));
	const [name = "", value = ""] = (await stepDraft({ ...draft, price: pinPrice(priced) })).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	const chosen = priced.packages.find((offered) => offered.name === "deluxe");
	if (!chosen) throw new Error("deluxe is not offered");
	return { visitor, id: draft.id, chosen, addons: priced.addons };
}

// Today's prices are a quarter lower, then a fifth higher, than those that the page showed.
test.each([4 / 3, 5 / 6])(
	"a quote is saved and confirmed at the price that was shown, %d times today's",
	async (factor) => {
		const { visitor, id, chosen, addons } = await shownAt(factor);
		const posted = await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
		expect([posted.status, posted.location]).toEqual([303, paths.quoteConfirmation]);
		const saved = {
			rateCard: `times ${factor.toFixed(2)}`,
			estimatedPriceLow: chosen.range.low,
			estimatedPriceHigh: chosen.range.high,
		};
		expect((await savedQuote(id)).rows[0]).toMatchObject({ ...saved, totalPrice: chosen.midpoint });

		const confirmed = await visitor.post(paths.quoteConfirmation, [
			["addons", "deck"],
			["intent", "confirm"],
		]);
		expect(confirmed.status).toBe(303);
		const after = await savedQuote(id);
		const totalPrice = estimateTotal(workOf(chosen, rateCard), [{ addon: "deck", price: addons.deck }]);
		expect(after.rows[0]).toMatchObject({ ...saved, totalPrice });
		expect(after.addons.map(({ price }) => price)).toEqual([addons.deck]);
		const thanks = await visitor.get(confirmed.location ?? "");
		expect(thanks.html).toContain(id.slice(0, 8).toUpperCase());
	},
);
