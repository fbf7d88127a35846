import { paths } from "../config/paths";
import { type Draft, isConditionAnswered, isPriceable } from "./draft";

/** The wizard's five steps in their order (SPEC section 2, Pricing calculator). */
export const steps = [
	{ name: "service", path: paths.quote },
	{ name: "contact", path: paths.quoteContact },
	{ name: "condition", path: paths.quoteCondition },
	{ name: "package", path: paths.quotePackage },
	{ name: "confirmation", path: paths.quoteConfirmation },
] as const;
export type StepName = (typeof steps)[number]["name"];

/** 1 to 5, as in 'Step N of 5'. */
export function stepNumber(name: StepName): number {
	return steps.findIndex((step) => step.name === name) + 1;
}

export function stepPath(name: StepName): string {
	return steps[stepNumber(name) - 1]?.path ?? paths.quote;
}

/** The step a visitor has to answer next; the last one stays open once the quote is saved. */
export function firstIncompleteStep(draft: Draft): StepName {
	if (!draft.service) return "service";
	if (!draft.contact) return "contact";
	if (!isConditionAnswered(draft)) return "condition";
	return isPriceable(draft) && draft.package && draft.saved ? "confirmation" : "package";
}

/** Whether a visitor with this draft may see a step, or skipped ahead. */
export function isReachable(name: StepName, draft: Draft): boolean {
	return stepNumber(name) <= stepNumber(firstIncompleteStep(draft));
}
