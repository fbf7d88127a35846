import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { checkReadiness, healthAnswer } from "#app/worker/readiness.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const readiness = await checkReadiness(context.db, Date.now());
	return healthAnswer(readiness, readiness.status === "ready" ? 200 : 503);
}
