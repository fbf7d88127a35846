import { eq, inArray } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { alertDevices, invitedOwners, users } from "#db/schema.ts";

/** Returns a query for devices, each with its owner's address and whether an owner invited it. */
export function selectDevicesOfAlerts(db: Database, ids: readonly string[]) {
	const { id, endpoint, publicKey, authSecret, siteKey } = alertDevices;
	const invited = db.select({ email: invitedOwners.email }).from(invitedOwners);
	const isInvited = inArray(users.email, invited).mapWith(Boolean);
	return db
		.select({ id, endpoint, publicKey, authSecret, siteKey, owner: users.email, isInvited })
		.from(alertDevices)
		.innerJoin(users, eq(users.id, alertDevices.userId))
		.where(inArray(id, [...ids]));
}

/** Notes that a device took an alert at `now`, or forgets one that takes none any more.
 * @throws when the database refuses or does not answer. */
export async function recordPush(db: Database, id: string, outcome: "delivered" | "gone", now: UtcMs) {
	const isDevice = eq(alertDevices.id, id);
	if (outcome === "gone") await db.delete(alertDevices).where(isDevice);
	else await db.update(alertDevices).set({ lastDeliveredAt: now }).where(isDevice);
}
