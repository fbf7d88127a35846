import { createHash } from "node:crypto";
import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, insertSelect } from "#app/database/client.server.ts";
import { isPushService } from "#app/outbox/push-services.ts";
import { queueAlerts } from "#app/outbox/queue-mail.server.ts";
import { MAX_COOKIE_LIFE_MS, tokenCookie } from "#app/security/host-cookie.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { alertDevices, sessions } from "#db/schema.ts";
import { userOfSession } from "./session-state.server.ts";

/** A device's id, by which the site knows which device the browser is. */
export const { read: presentedDevice, write: deviceCookie } = tokenCookie("alerts", MAX_COOKIE_LIFE_MS);

const bytes = (length: number) =>
	z.string().check(z.refine((text) => Buffer.from(text, "base64url").length === length));

/** A browser's subscription as `PushSubscription.toJSON` writes it. */
const subscriptionSchema = z.object({
	endpoint: z.string().check(z.maxLength(2000), z.refine(isPushService)),
	keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
type Subscription = z.output<typeof subscriptionSchema>;

/** Returns the subscription that a form carries as JSON, or null where it is none of a known push service. */
export function readSubscription(text: string): Subscription | null {
	try {
		return subscriptionSchema.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

export function deviceIdOf({ endpoint }: Subscription): string {
	return createHash("sha256").update(endpoint).digest("hex");
}

/** A query for the devices of a session's account that show alerts, newest first. */
export function selectAlertDevices(db: Database, sessionId: string) {
	const { id, name, createdAt, lastDeliveredAt } = alertDevices;
	return db
		.select({ id, name, createdAt, lastDeliveredAt })
		.from(alertDevices)
		.where(ofAccount(sessionId))
		.orderBy(desc(createdAt), id);
}

interface NewDevice {
	subscription: Subscription;
	siteKey: string;
	name: string;
	sessionId: string;
}

/** Turns alerts on for a browser; once more for the same one it becomes the present account's. */
export function turnAlertsOn(db: Database, device: NewDevice, allowed: SQL, now: UtcMs) {
	const { subscription, siteKey, name, sessionId } = device;
	const { endpoint, keys } = subscription;
	const set = { publicKey: keys.p256dh, authSecret: keys.auth, siteKey, name };
	const row = { id: deviceIdOf(subscription), userId: sessions.userId, endpoint, createdAt: now, ...set };
	return insertSelect(db, alertDevices, row, {
		from: sessions,
		where: and(eq(sessions.id, sessionId), allowed),
	}).onConflictDoUpdate({ target: alertDevices.id, set: { ...set, userId: sql`excluded.user_id` } });
}

/** Turns alerts off on one device of a session's account, or with `except` on all others than that one. */
export function turnAlertsOff(
	db: Database,
	sessionId: string,
	which: { id: string } | { except: string | null },
	allowed: SQL,
) {
	const chosen = "id" in which ? eq(alertDevices.id, which.id) : ne(alertDevices.id, which.except ?? "");
	return db.delete(alertDevices).where(and(ofAccount(sessionId), chosen, allowed));
}

/** Queues a test for one device of a session's account. */
export function queueTestAlert(db: Database, sessionId: string, id: string, allowed: SQL, now: UtcMs) {
	const alert = { kind: "alert", payload: { about: "test", amount: null }, quoteId: null } as const;
	const isDevice = and(eq(alertDevices.id, id), ofAccount(sessionId), allowed);
	return queueAlerts(db, { ...alert, key: `alert:test:${now}`, createdAt: now, dueAt: now }, isDevice);
}

function ofAccount(sessionId: string): SQL {
	return eq(alertDevices.userId, userOfSession(sessionId));
}
