import { LibsqlError } from "@libsql/client/web";
import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { entries as migrations } from "#db/migrations/meta/_journal.json";
import { INTEGRITY_KEY, isCorrupt } from "./integrity.server.ts";

interface Readiness {
	status: "ready" | "not ready";
	/** A full or damaged database may answer and not write. */
	database: "answers" | "damaged" | "does not write" | "does not answer";
	/** `ahead` is right during a deploy. */
	schema: "current" | "behind" | "ahead" | "unknown";
	/** Overdue and given-up mails; null when unknown. */
	mail: { due: number; dead: number } | null;
}

const newest = Math.max(...migrations.map(({ when }) => when));

/** Checks in one round trip that the database answers, takes a row, has this build's schema and had no damage within the hour. `now` is UTC
 * milliseconds. Never throws. */
export async function checkReadiness(db: Database, now: UtcMs): Promise<Readiness> {
	try {
		const statements = [
			{ sql: STATUS_QUERY, args: [now, INTEGRITY_KEY] },
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
			schema,
			mail: { due: Number(row?.due), dead: Number(row?.dead) },
		};
	} catch (error) {
		logError("not ready", error);
		if (isCorrupt(error)) return { status: "not ready", database: "damaged", schema: "unknown", mail: null };
		const refused = error instanceof LibsqlError && error.code.startsWith("SQL");
		// It answers, without the tables.
		const lacksTables = refused && !/^SQLITE_(?!ERROR|UNKNOWN)/.test(error.code);
		return {
			status: "not ready",
			database: !refused ? "does not answer" : lacksTables ? "answers" : "does not write",
			schema: lacksTables ? "behind" : "unknown",
			mail: null,
		};
	}
}

const TEST_WRITE = `insert into throttle (key, count, updated_at) values ('readiness', 0, ?)
	on conflict (key) do update set updated_at = excluded.updated_at`;

const STATUS_QUERY = `select
	(select max(created_at) from __drizzle_migrations) as applied,
	(select count(*) from outbox where sent_at is null and failed_at is null and next_attempt_at <= ?) as due,
	(select count(*) from outbox where failed_at is not null) as dead,
	(select count from throttle where key = ?) as damaged`;

/** JSON for uptime monitors, neither cached nor indexed. */
export function healthAnswer(body: object, status: 200 | 503): Response {
	return Response.json(body, {
		status,
		headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" },
	});
}
