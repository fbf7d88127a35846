import { healthAnswer } from "#app/worker/readiness.server.ts";

/** Does not ask the database. */
export function loader() {
	return healthAnswer({ status: "ok" }, 200);
}
