import type { AppLoadContext } from "@remix-run/cloudflare";
import { countEvent } from "./analytics/count-event.server";
import type { AnalyticsEvent } from "./analytics/event-schema.server";
import { type Database, openDatabase } from "./db.server";
import { type Env, parseEnv } from "./env.server";

interface WorkerContext {
	waitUntil(promise: Promise<unknown>): void;
}

/** What loaders and actions get from the Worker: no raw binding among it. */
export function createLoadContext(
	bindings: object,
	worker: WorkerContext,
	requestId: string = crypto.randomUUID(),
): AppLoadContext {
	const env = parseEnv(bindings);
	let db: Database | undefined;
	return {
		env,
		requestId,
		/** Opened on first use: most requests need no database. */
		get db() {
			db ??= openDatabase(env);
			return db;
		},
		countEvent: (event) => countEvent(bindings, event),
		waitUntil: (promise) => worker.waitUntil(promise),
	};
}

interface LoadContext {
	env: Env;
	/** In every log line of the request, and on the page that says it failed. */
	requestId: string;
	readonly db: Database;
	/** Writes one event to the analytics data set. */
	countEvent(event: AnalyticsEvent): void;
	waitUntil(promise: Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends LoadContext {}

	interface Future {
		v3_singleFetch: true;
	}
}
