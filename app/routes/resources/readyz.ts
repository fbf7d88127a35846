import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { healthAnswer } from "#app/worker/health-answer.server.ts";
import { checkReadiness } from "#app/worker/readiness.server.ts";

/** Whether the Worker can do its work: 200 when it can, else 503, and in either case why. */
export async function loader({ context }: LoaderFunctionArgs) {
	const readiness = await checkReadiness(context.db, Date.now());
	return healthAnswer(readiness, readiness.status === "ready" ? 200 : 503);
}
