import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { type Addon, addons } from "#app/catalog/options.ts";
import { addonCovers } from "#app/services/addon-work.ts";

type Answers = Partial<Pick<GivenAnswers, "service" | "condition">>;

export function coveredAddons({ service, condition }: Answers): Addon[] {
	const { services = [] } = service ?? {};
	const { pressureTargets = [] } = condition ?? {};
	return addons.values.filter((addon) => {
		const covers = addonCovers[addon];
		if ("service" in covers) return services.includes(covers.service);
		return services.includes("pressure-washing") && pressureTargets.includes(covers.target);
	});
}

export function offeredAddons(answers: Answers): Addon[] {
	const covered = coveredAddons(answers);
	return addons.values.filter((addon) => !covered.includes(addon));
}
