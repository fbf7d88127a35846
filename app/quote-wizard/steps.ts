import { paths } from "#app/config/paths.ts";
import { type Draft, isConditionAnswered, isPriceable } from "./draft.ts";

/** The wizard's five steps in their order. */
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

/** The step at an address's path; the first where it is none's. */
export function stepAt(pathname: string): (typeof steps)[number] {
	const path = pathname.replace(/\/$/, "");
	return steps.find((step) => step.path === path) ?? steps[0];
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

/**
 * Where an answered step leads: to the one after it, or, for an answer changed on request, straight to
 * the first step that is not answered yet.
 */
export function nextPath(answered: StepName, draft: Draft, isChange: boolean): string {
	const following = steps[stepNumber(answered)]?.path ?? paths.thankYou;
	return isChange ? stepPath(firstIncompleteStep(draft)) : following;
}

/** The step before, for the Back link; none before the first. */
export function previousPath(name: StepName): string | undefined {
	return steps[stepNumber(name) - 2]?.path;
}

/** The address at which a visitor changes a step's answers and comes back from it. */
export function changePath(name: StepName): string {
	return `${stepPath(name)}?change`;
}

/** Why the first step was come to, as its address says. */
export function draftLossIn(url: string): "missing" | "expired" | "erased" | undefined {
	const given = new URL(url).searchParams.get("draft");
	return (["missing", "expired", "erased"] as const).find((loss) => loss === given);
}

/** Whether an address is one of `changePath`. A bare `?index` is the framework's own. */
export function isChangeRequest(url: string): boolean {
	return new URL(url).searchParams.has("change");
}
