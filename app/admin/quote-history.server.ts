import { desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { quoteEvents, users } from "#db/schema.ts";

/** Events that a quote's page shows at most, the newest of them. */
const MAX_SHOWN = 200;

const changesSchema = z.array(
	z.object({
		field: z.string(),
		from: z.nullable(z.union([z.string(), z.number()])),
		to: z.nullable(z.union([z.string(), z.number()])),
	}),
);

/** SQL: the id of the owner whose session it is. */
export function userOfSession(sessionId: string): SQL {
	return sql`(select user_id from sessions where id = ${sessionId})`;
}

/** A query for what happened to a quote, the newest first: what, by whom, when, and what it changed. */
export function selectHistory(db: Database, quoteId: string) {
	return db
		.select({
			seq: quoteEvents.seq,
			action: quoteEvents.action,
			actor: quoteEvents.actor,
			/** Which owner; null for a visitor, and where the account is gone. */
			email: users.email,
			createdAt: quoteEvents.createdAt,
			changes: sql`${quoteEvents.changes}`.mapWith((json: string) => changesSchema.parse(JSON.parse(json))),
		})
		.from(quoteEvents)
		.leftJoin(users, eq(users.id, quoteEvents.userId))
		.where(eq(quoteEvents.quoteId, quoteId))
		.orderBy(desc(quoteEvents.revision))
		.limit(MAX_SHOWN);
}

export type QuoteHistory = Awaited<ReturnType<typeof selectHistory>>;
