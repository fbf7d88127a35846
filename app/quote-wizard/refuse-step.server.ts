import { data } from "@remix-run/cloudflare";
import type { StepFailure } from "#app/content/wizard-failures.ts";

interface Refusal {
	status?: number;
	failure?: StepFailure | undefined;
	headers?: HeadersInit | undefined;
}

export function refuseStep<Reply>(
	submission: { reply(): Reply },
	{ status = 400, failure, headers }: Refusal = {},
) {
	// A new object each time, so that a second failure is announced as well.
	const refusal = failure && { ...failure };
	return data({ result: submission.reply(), refusal }, { status, headers });
}
