import type { AppLoadContext } from "@remix-run/cloudflare";
import { countEvent } from "#app/analytics/count-event.server.ts";
import type { AnalyticsEvent } from "#app/analytics/event-schema.server.ts";
import { type Env, parseEnv } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { deliverMail } from "#app/email/write-mails.server.ts";
import { durableObjectFeed, type LiveFeed } from "#app/live-feed/feed-connection.server.ts";
import { cloudflareMailer } from "#app/outbox/mailer.server.ts";
import { type PhotoBucket, photoBucket } from "#app/photos/photo-store.server.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { currentPrices } from "#app/settings/visitor-settings.server.ts";

export function createLoadContext(
	bindings: object,
	worker: { waitUntil(promise: Promise<unknown>): void },
	requestId: string = crypto.randomUUID(),
): AppLoadContext {
	const env = parseEnv(bindings);
	let opened: Database | undefined;
	const database = () => (opened ??= openDatabase(env, { requestId }));
	const context: AppLoadContext = {
		env,
		requestId,
		refused: false,
		accepted: false,
		isUnknown: false,
		isRenewed: false,
		/** Lazy: most requests need no database. */
		get db() {
			return database();
		},
		prices: () => currentPrices(context),
		// In a database of its own, because it is no longer this request's work.
		mail: { deliver: () => deliverMail({ db: openDatabase(env), mailer: cloudflareMailer(bindings), env }) },
		/** Lazy: most requests need no pictures. */
		get photos() {
			return photoBucket(bindings);
		},
		countEvent: (event) => countEvent(bindings, event),
		feed: durableObjectFeed(bindings),
		// A task of its own, so that it does not delay the response.
		afterAnswer: (work) => worker.waitUntil(new Promise((resolve) => setTimeout(resolve, 0)).then(work)),
	};
	return context;
}

interface LoadContext {
	env: Env;
	requestId: string;
	/** Set when an action refused its form, for the page's title. */
	refused: boolean;
	/** Set when a step of the wizard was answered, which analytics counts. */
	accepted: boolean;
	/** Set when the database was asked for a session, a device or a mailed link that is none: the front door counts these. */
	isUnknown: boolean;
	/** Set when the owner's session is renewed after the answer, which is done once. */
	isRenewed: boolean;
	readonly db: Database;
	/** Returns the prices that hold for who was shown none yet. */
	prices(): Promise<RateCard>;
	mail: {
		/** Sends due mails. Never fails; run it in `afterAnswer`. */
		deliver(): Promise<void>;
	};
	/** The bucket has the pictures of quotes. */
	readonly photos: PhotoBucket;
	countEvent(event: AnalyticsEvent): void;
	feed: LiveFeed;
	/** Runs work after the response; the Worker lives until it ends. */
	afterAnswer(work: () => Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends LoadContext {}

	interface Future {
		v3_singleFetch: true;
	}
}
