import type { AppLoadContext } from "@remix-run/cloudflare";
import { countEvent } from "#app/analytics/count-event.server.ts";
import type { AnalyticsEvent } from "#app/analytics/event-schema.server.ts";
import { type Env, parseEnv } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { cloudflareMailer } from "#app/email/mailer.server.ts";
import { deliverMail } from "#app/email/outbox.server.ts";
import { connectFeed, type LiveFeed } from "#app/live-feed/feed-connection.server.ts";

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
	let opened: Database | undefined;
	const database = () => (opened ??= openDatabase(env, { requestId }));
	return {
		env,
		requestId,
		refused: false,
		/** Opened on first use: most requests need no database. */
		get db() {
			return database();
		},
		// Whatever is due: that is no longer this request's own work.
		mail: { deliver: () => deliverMail({ db: openDatabase(env), mailer: cloudflareMailer(bindings), env }) },
		countEvent: (event) => countEvent(bindings, event),
		feed: connectFeed(bindings),
		// A task of its own: what it computes would else be computed before the answer leaves.
		afterAnswer: (work) => worker.waitUntil(new Promise((resolve) => setTimeout(resolve, 0)).then(work)),
	};
}

interface LoadContext {
	env: Env;
	/** In every log line of the request, and on the page that says it failed. */
	requestId: string;
	/** Set by an action that did not take its form, for the title of the page that says so. */
	refused: boolean;
	readonly db: Database;
	mail: {
		/** Sends what the outbox holds and is due. Never fails; give it to `afterAnswer`, so that no page waits for mail. */
		deliver(): Promise<void>;
	};
	/** Writes one event to the analytics data set. */
	countEvent(event: AnalyticsEvent): void;
	feed: LiveFeed;
	/** Begins work once the answer is on its way; the Worker lives until it ends. */
	afterAnswer(work: () => Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends LoadContext {}

	interface Future {
		v3_singleFetch: true;
	}
}
