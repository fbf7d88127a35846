import { healthAnswer } from "#app/worker/readiness.server.ts";

/** That the Worker answers, with its variables right; it asks no database. */
export function loader() {
	return healthAnswer({ status: "ok" }, 200);
}
