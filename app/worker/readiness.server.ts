import { LibsqlError } from "@libsql/client/web";
import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { HOUR_MS, type UtcMs } from "#app/time/clock.ts";
import { entries as migrations } from "#db/migrations/meta/_journal.json";
import { DAMAGED_KEY, isCorrupt, UNCHECKED_KEY } from "./integrity.server.ts";

interface Readiness {
	status: "ready" | "not ready";
	/** A full or damaged database may answer and not write. */
	database: "answers" | "damaged" | "does not write" | "does not answer";
	/** What the hourly look at every table found; `not checked` where one did not end, or none was within three hours. */
	tables: "sound" | "not checked" | "damaged";
	/** `ahead` is right during a deploy. */
	schema: "current" | "behind" | "ahead" | "unknown";
	/** The numbers are those of overdue and given-up mails; null when unknown. */
	mail: { due: number; dead: number } | null;
}

const CHECKED_WITHIN_MS = 3 * HOUR_MS;
const newest = Math.max(...migrations.map(({ when }) => when));

/** Checks in one round trip that the database answers, takes a row, has this build's schema and had no damage within the hour. `now` is UTC
 * milliseconds. Never throws. */
export async function checkReadiness(db: Database, now: UtcMs): Promise<Readiness> {
	try {
		const statements = [
			{ sql: STATUS_QUERY, args: [now, DAMAGED_KEY, UNCHECKED_KEY, now - CHECKED_WITHIN_MS] },
			{ sql: TEST_WRITE, args: [now] },
		];
		const [answer] = await db.$client.batch(statements, "write");
		const row = answer?.rows[0];
		const applied = Number(row?.applied);
		const schema = applied === newest ? "current" : applied > newest ? "ahead" : "behind";
		const isDamaged = Number(row?.damaged) > 0;
		return {
			status: schema === "behind" || isDamaged ? "not ready" : "ready",
			database: isDamaged ? "damaged" : "answers",
			tables: isDamaged ? "damaged" : row?.unchecked === 0 ? "sound" : "not checked",
			schema,
			mail: { due: Number(row?.due), dead: Number(row?.dead) },
		};
	} catch (error) {
		logError("not ready", error);
		const unknown = { status: "not ready", tables: "not checked", mail: null } as const;
		if (isCorrupt(error)) return { ...unknown, database: "damaged", tables: "damaged", schema: "unknown" };
		const refused = error instanceof LibsqlError && error.code.startsWith("SQL");
		// It answers, without the tables.
		const lacksTables = refused && !/^SQLITE_(?!ERROR|UNKNOWN)/.test(error.code);
		return {
			...unknown,
			database: !refused ? "does not answer" : lacksTables ? "answers" : "does not write",
			schema: lacksTables ? "behind" : "unknown",
		};
	}
}

const TEST_WRITE = `insert into throttle (key, count, updated_at) values ('readiness', 0, ?)
	on conflict (key) do update set updated_at = excluded.updated_at`;

const STATUS_QUERY = `select
	(select max(created_at) from __drizzle_migrations) as applied,
	(select count(*) from outbox where sent_at is null and failed_at is null and next_attempt_at <= ?) as due,
	(select count(*) from outbox where failed_at is not null) as dead,
	(select count from throttle where key = ?) as damaged,
	(select count from throttle where key = ? and updated_at > ?) as unchecked`;

/** Returns JSON for uptime monitors, neither cached nor indexed. */
export function healthAnswer(body: object, status: 200 | 503): Response {
	return Response.json(body, {
		status,
		headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" },
	});
}
