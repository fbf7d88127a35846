import type { Client } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import { turnAlertsOn } from "#app/auth/alert-devices.server.ts";
import { paths } from "#app/config/paths.ts";
import { lockScreen } from "#app/content/alerts.ts";
import type { Database } from "#app/database/client.server.ts";
import type { AlertSettings } from "#app/email/alert.server.ts";
import { type ShownAlert, vapidKeys } from "#app/outbox/push.server.ts";
import { startSession } from "./owner-session.ts";
import { ownerVars, signedInOwner } from "./owners.ts";
import { FakeSubscription } from "./push-service.ts";

/** No name on the internet has a part of more than 63 characters, so that a Worker's alerts reach nobody and wait in its outbox. */
const UNREACHABLE = `https://${"x".repeat(64)}.push.apple.com/device`;

/** An owner's device for alerts, whose push service only `sendAsCron` reaches. */
export class OwnersDevice {
	private readonly subscription = new FakeSubscription(UNREACHABLE);
	private readonly keys = vapidKeys(ownerVars) ?? { publicKey: "", privateKey: "" };
	private readonly shown: ShownAlert[] = [];

	/** What sends alerts to the device, for `sendAsCron`. */
	readonly alerts: AlertSettings = {
		sender: { keys: this.keys, fetch: (...request) => this.take(new Request(...request)) },
		admins: [signedInOwner.email],
	};

	/** Turns alerts on for the device, as the owner's page does. */
	async turnOn(db: Database): Promise<void> {
		const { id: sessionId } = await startSession(db);
		const subscription = this.subscription.toJSON();
		const device = { subscription, siteKey: this.keys.publicKey, name: "Safari on iOS", sessionId };
		await turnAlertsOn(db, device, sql`true`, Date.now());
	}

	/** Returns the ids of the quotes of which the device showed an alert: one of its own, or one that counts all quotes whose alerts it
	 * took the place of. */
	async toldQuotes(database: Client): Promise<ReadonlySet<string>> {
		const { rows } = await database.execute(
			`select q.id, many.idempotency_key as tag from outbox many
			join outbox one on one.sent_at >= many.created_at and one.sent_at < many.sent_at
			join quote_requests q on q.id = one.quote_id and not q.spam
			where many.kind = 'alert' and many.quote_id is null and one.kind = 'alert' and one.last_error = 'Covered'`,
		);
		const counted = this.shown.flatMap(({ tag, body }) => {
			const ids = rows.filter((row) => row.tag === tag).map(({ id }) => String(id));
			return ids.length <= mostCounted(body) ? ids : [];
		});
		const pages = new Set(
			this.shown.filter(({ title }) => title === lockScreen.titles.request).map(({ path }) => path),
		);
		const { rows: quotes } = await database.execute("select id from quote_requests");
		const own = quotes.map(({ id }) => String(id)).filter((id) => pages.has(paths.adminQuote(id)));
		return new Set([...own, ...counted]);
	}

	private async take(request: Request): Promise<Response> {
		this.shown.push(this.subscription.read(new Uint8Array(await request.arrayBuffer())));
		return new Response(null, { status: 201 });
	}
}

/** For how many quotes an alert of many stands at most: it names five, the same first name once, and counts the others. */
function mostCounted(body: string): number {
	if (body === lockScreen.more) return 0;
	return 5 + Number(/ and (\d+) more$/.exec(body)?.[1] ?? 0);
}
