import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { stepAt } from "./steps.ts";
import { forgetUnsent } from "./unsent-answers.ts";

/** What a step's action may reply besides its form's result: a failure of the whole step. */
export interface StepRefusal {
	/** A new object each time, so that a second failure is announced as well. */
	refusal?: StepFailure | undefined;
}

/**
 * A step's client action. Where the server cannot be reached, or its answer cannot be read, the step stays with what was
 * typed and says so, instead of the failure screen.
 * @throws {Response} where the server's action leads elsewhere.
 */
export async function keepAnswers(
	{ request, serverAction }: ClientActionFunctionArgs,
	failure: StepFailure = stepFailures.unreachable,
) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) {
			forgetUnsent(stepAt(new URL(request.url).pathname).name);
			throw error;
		}
		return { refusal: { ...failure } } satisfies StepRefusal;
	}
}

/** A step that was refused stays as it is; asking for it anew would fail for the same reason. */
export const keepPage: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult?.refusal;
