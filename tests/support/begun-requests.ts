import type { Database } from "#app/database/client.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { begunRequests } from "#db/schema.ts";

/** Writes what a visitor leaves who stops after the second step, an hour ago and with a number that nobody has, and returns its id. */
export async function leaveRequest(
	db: Database,
	name: string,
	{ removedAt = null }: { removedAt?: number | null } = {},
): Promise<string> {
	const id = crypto.randomUUID();
	const phone = `+1570${Math.floor(Math.random() * 8e6) + 2e6}`;
	const answers = JSON.stringify({ contact: { name, phone, contactMethod: "text" } });
	await db.insert(begunRequests).values({ id, phone, answers, removedAt, updatedAt: Date.now() - HOUR_MS });
	return id;
}
