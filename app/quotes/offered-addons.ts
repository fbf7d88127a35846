import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { type Addon, addons } from "#app/catalog/options.ts";
import { addonCovers } from "#app/services/addon-work.ts";

export function offeredAddons({ service, condition }: Pick<GivenAnswers, "service" | "condition">): Addon[] {
	const { pressureTargets = [] } = condition;
	return addons.values.filter((addon) => {
		const covers = addonCovers[addon];
		return "service" in covers
			? !service.services.includes(covers.service)
			: !(service.services.includes("pressure-washing") && pressureTargets.includes(covers.target));
	});
}

export function coveredAddons(answers: Pick<GivenAnswers, "service" | "condition">): Addon[] {
	const offered = offeredAddons(answers);
	return addons.values.filter((addon) => !offered.includes(addon));
}
