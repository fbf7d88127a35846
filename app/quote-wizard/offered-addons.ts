import { type Addon, addonCovers, addons } from "#app/catalog/options.ts";
import type { PriceableDraft } from "./draft.ts";

/** The add-ons whose work is not part of the quote. */
export function offeredAddons({
	service,
	condition,
}: Pick<PriceableDraft, "service" | "condition">): Addon[] {
	const { pressureTargets = [] } = condition;
	return addons.values.filter((addon) => {
		const covers = addonCovers[addon];
		return "service" in covers
			? !service.services.includes(covers.service)
			: !(service.services.includes("pressure-washing") && pressureTargets.includes(covers.target));
	});
}

/** The others, which would be counted twice. */
export function coveredAddons(answers: Pick<PriceableDraft, "service" | "condition">): Addon[] {
	const offered = offeredAddons(answers);
	return addons.values.filter((addon) => !offered.includes(addon));
}
