import { countEvent } from "#app/analytics/count-event.server.ts";
import type { AnalyticsEvent } from "#app/analytics/event-schema.server.ts";
import { parseEnv } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { deliverMail } from "#app/email/write-mails.server.ts";
import { durableObjectFeed } from "#app/live-feed/feed-connection.server.ts";
import { cloudflareMailer } from "#app/outbox/mailer.server.ts";
import { photoBucket } from "#app/photos/photo-store.server.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { currentPrices } from "#app/settings/visitor-settings.server.ts";

export function createLoadContext(
	bindings: object,
	worker: { waitUntil(promise: Promise<unknown>): void },
	requestId: string = crypto.randomUUID(),
) {
	const env = parseEnv(bindings);
	let opened: Database | undefined;
	const database = () => (opened ??= openDatabase(env, { requestId }));
	const context = {
		env,
		requestId,
		/** Set when an action refused its form, for the page's title. */
		refused: false,
		/** Set when a step of the wizard was answered, which analytics counts. */
		accepted: false,
		/** Set when the database was asked for a session, a device or a mailed link that is none: the front door counts these. */
		isUnknown: false,
		/** Set when an action gave a signed-out browser back what it typed: of the page around it nothing is loaded then. */
		isSignedOut: false,
		/** Set when the owner's session is renewed after the answer, which is done once. */
		isRenewed: false,
		/** Lazy: most requests need no database. */
		get db() {
			return database();
		},
		prices: (): Promise<RateCard> => currentPrices(context),
		/** Sends due mails, in a database of its own, because it is no longer the request's work. Never fails; run it in `afterAnswer`. */
		mail: { deliver: () => deliverMail({ db: openDatabase(env), mailer: cloudflareMailer(bindings), env }) },
		/** The bucket has the pictures of quotes. Lazy: most requests need none. */
		get photos() {
			return photoBucket(bindings);
		},
		countEvent: (event: AnalyticsEvent) => countEvent(bindings, event),
		feed: durableObjectFeed(bindings),
		/** Runs work after the response, as a task of its own, so that it does not delay it; the Worker lives until it ends. */
		afterAnswer: (work: () => Promise<unknown>) =>
			worker.waitUntil(new Promise((resolve) => setTimeout(resolve, 0)).then(work)),
	};
	return context;
}

type LoadContext = ReturnType<typeof createLoadContext>;

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends LoadContext {}

	interface Future {
		v3_singleFetch: true;
	}
}
