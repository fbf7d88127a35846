import { LibsqlError } from "@libsql/client/web";
import { entries as migrations } from "../../db/migrations/meta/_journal.json";
import type { Database } from "../db.server";
import { logError } from "../log.server";

interface Readiness {
	status: "ready" | "not ready";
	database: "answers" | "does not answer";
	/** The migrations the database has, against those this build knows; ahead is right while a deploy is under way. */
	schema: "current" | "behind" | "ahead" | "unknown";
	/** Mails waiting beyond their time, and mails that were given up; null when it is unknown. */
	mail: { due: number; dead: number } | null;
}

const newest = Math.max(...migrations.map(({ when }) => when));

/** One round trip: whether the database answers and has the schema this build needs. `now` is UTC milliseconds. Never throws. */
export async function checkReadiness(db: Database, now: number): Promise<Readiness> {
	try {
		const { rows } = await db.$client.execute({ sql: QUESTION, args: [now] });
		const [row] = rows;
		const applied = Number(row?.applied);
		const schema = applied === newest ? "current" : applied > newest ? "ahead" : "behind";
		return {
			status: schema === "behind" ? "not ready" : "ready",
			database: "answers",
			schema,
			mail: { due: Number(row?.due), dead: Number(row?.dead) },
		};
	} catch (error) {
		logError("not ready", error);
		const refused = error instanceof LibsqlError && error.code.startsWith("SQL");
		return {
			status: "not ready",
			database: refused ? "answers" : "does not answer",
			// It answers, and the tables are not there.
			schema: refused ? "behind" : "unknown",
			mail: null,
		};
	}
}

const QUESTION = `select
	(select max(created_at) from __drizzle_migrations) as applied,
	(select count(*) from outbox where sent_at is null and failed_at is null and next_attempt_at <= ?) as due,
	(select count(*) from outbox where failed_at is not null) as dead`;
