import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { stepAt } from "./steps.ts";
import { forgetUnsent } from "./unsent-answers.ts";

export interface StepRefusal {
	/** A new object each time, so that a second failure is announced as well. */
	refusal?: StepFailure | undefined;
}

/** Keeps what was typed and says so where the server cannot be reached, or turns the step away before it reads it.
 * @throws {Response} a redirect of the server's action. */
export async function clientAction(
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
		// In development an error is shown as what it is, and not taken for a lost connection.
		if (import.meta.env.MODE === "development") throw error;
		return { refusal: { ...failure } } satisfies StepRefusal;
	}
}

/** Revalidating a refused step would fail for the same reason. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult?.refusal;
