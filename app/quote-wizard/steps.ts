import { paths } from "#app/config/paths.ts";
import { type Draft, isConditionAnswered, isPriceable } from "#app/quotes/draft.ts";

export const steps = [
	{ name: "service", path: paths.quote },
	{ name: "contact", path: paths.quoteContact },
	{ name: "condition", path: paths.quoteCondition },
	{ name: "package", path: paths.quotePackage },
	{ name: "confirmation", path: paths.quoteConfirmation },
] as const;
export type StepName = (typeof steps)[number]["name"];

export function stepNumber(name: StepName): number {
	return steps.findIndex((step) => step.name === name) + 1;
}

export function stepAt(pathname: string): (typeof steps)[number] {
	const path = pathname.replace(/\/$/, "");
	return steps.find((step) => step.path === path) ?? steps[0];
}

export function stepPath(name: StepName): string {
	return steps[stepNumber(name) - 1]?.path ?? paths.quote;
}

/** The step to answer next; the last one stays open once the quote is saved. */
export function firstIncompleteStep(draft: Draft): StepName {
	if (!draft.service) return "service";
	if (!draft.contact) return "contact";
	if (!isConditionAnswered(draft)) return "condition";
	return isPriceable(draft) && draft.package && draft.saved ? "confirmation" : "package";
}

export function isReachable(name: StepName, draft: Draft): boolean {
	return stepNumber(name) <= stepNumber(firstIncompleteStep(draft));
}

/** The next step, or after a requested change the first step that is not answered. */
export function nextPath(answered: StepName, draft: Draft, isChange: boolean): string {
	const following = steps[stepNumber(answered)]?.path ?? paths.thankYou;
	return isChange ? stepPath(firstIncompleteStep(draft)) : following;
}

export function previousPath(name: StepName): string | undefined {
	return steps[stepNumber(name) - 2]?.path;
}

export function changePath(name: StepName): string {
	return `${stepPath(name)}?change`;
}

const draftLosses = ["missing", "expired", "erased", "replaced", "done"] as const;
/** A draft is lost for one of these reasons: `missing` includes an invalid one. */
export type DraftLoss = (typeof draftLosses)[number];

export function draftLossIn(url: string): DraftLoss | undefined {
	const given = new URL(url).searchParams.get("draft");
	return draftLosses.find((loss) => loss === given);
}

/** Whether an address is one of `changePath`. A bare `?index` is the framework's own. */
export function isChangeRequest(url: string): boolean {
	return new URL(url).searchParams.has("change");
}
