import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { type Addon, addons } from "#app/catalog/options.ts";
import { addonCovers } from "#app/services/addon-work.ts";

type Answers = Partial<Pick<GivenAnswers, "service" | "condition">>;

export function offeredAddons({ service, condition }: Answers): Addon[] {
	const { services = [] } = service ?? {};
	const { pressureTargets = [] } = condition ?? {};
	return addons.values.filter((addon) => {
		const covers = addonCovers[addon];
		return "service" in covers
			? !services.includes(covers.service)
			: !(services.includes("pressure-washing") && pressureTargets.includes(covers.target));
	});
}

export function coveredAddons(answers: Answers): Addon[] {
	const offered = offeredAddons(answers);
	return addons.values.filter((addon) => !offered.includes(addon));
}
