import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { hasValue } from "./checks.ts";
import { quoteRequests } from "./quotes.ts";

/** Mails to be sent, written in the batch of what they tell of. */
export const outbox = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Each key has one mail, however often its cause is written. */
		idempotencyKey: text("idempotency_key").notNull().unique(),
		kind: text("kind").notNull(),
		/** The payload is JSON; the kind gives its shape. */
		payload: text("payload").notNull(),
		createdAt: integer("created_at").notNull(),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at").notNull(),
		sentAt: integer("sent_at"),
		/** Set when no further attempt will be made. */
		failedAt: integer("failed_at"),
		lastError: text("last_error"),
		/** The quote it tells of, with which it is deleted. */
		quoteId: text("quote_id").references(() => quoteRequests.id, { onDelete: "cascade" }),
	},
	(table) => [
		index("outbox_quote").on(table.quoteId, table.createdAt).where(hasValue("quote_id")),
		index("outbox_due").on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
		index("outbox_sent").on(table.sentAt).where(hasValue("sent_at")),
		check("outbox_payload", sql`json_valid(${table.payload})`),
		check("outbox_outcome", sql`${table.sentAt} is null or ${table.failedAt} is null`),
	],
);
