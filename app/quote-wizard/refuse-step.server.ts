import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { StepFailure } from "#app/content/wizard-failures.ts";

interface Refusal {
	status?: number;
	failure?: StepFailure | undefined;
	headers?: HeadersInit | undefined;
}

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
