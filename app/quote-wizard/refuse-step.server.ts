import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { StepFailure } from "#app/content/wizard-failures.ts";

interface Refusal {
	status?: number;
	/** Of the whole step; a wrong field needs none. */
	failure?: StepFailure | undefined;
	headers?: HeadersInit | undefined;
}

/** A 400 with the form as it was sent. */
export function refuseStep<Reply>(
	context: Pick<AppLoadContext, "refused">,
	submission: { reply(): Reply },
	{ status = 400, failure, headers }: Refusal = {},
) {
	context.refused = true;
	// A new object each time, so that a second failure is announced as well.
	const refusal = failure && { ...failure };
	return data({ result: submission.reply(), refusal }, { status, headers });
}
