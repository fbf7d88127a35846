import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { alertDevices, users } from "#db/schema.ts";
import { insertRows } from "./queue-mail.server.ts";
import type { NewAlert } from "./queued-mail.ts";

/** A statement that queues an alert for every device that wants alerts; `only` for that one alone. */
export function queueAlerts(db: Database, alert: NewAlert, only = sql`1`) {
	const { key, payload, createdAt, dueAt, quoteId } = alert;
	const row = {
		idempotencyKey: sql`${`${key}:`} || ${alertDevices.id}`,
		kind: "alert",
		payload: sql`json_set(${JSON.stringify(payload)}, '$.device', ${alertDevices.id})`,
		...{ createdAt, nextAttemptAt: dueAt, quoteId },
	};
	return insertRows(db, row, sql`from alert_devices where ${only}`);
}

/** A query for devices, each with its owner's address and whether an owner invited it. */
export function selectDevicesOfAlerts(db: Database, ids: readonly string[]) {
	const { id, endpoint, publicKey, authSecret, siteKey } = alertDevices;
	const isInvited = sql<number>`users.email in (select email from invited_owners)`.mapWith(Boolean);
	return db
		.select({ id, endpoint, publicKey, authSecret, siteKey, owner: users.email, isInvited })
		.from(alertDevices)
		.innerJoin(users, eq(users.id, alertDevices.userId))
		.where(inArray(id, [...ids]));
}

/** Notes that a device took an alert at `now` (UTC milliseconds), or forgets one that takes none any more.
 * @throws when the database refuses or does not answer. */
export async function recordPush(db: Database, id: string, outcome: "delivered" | "gone", now: number) {
	const isDevice = eq(alertDevices.id, id);
	if (outcome === "gone") await db.delete(alertDevices).where(isDevice);
	else await db.update(alertDevices).set({ lastDeliveredAt: now }).where(isDevice);
}
