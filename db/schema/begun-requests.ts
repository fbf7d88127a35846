import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isJson, isLong } from "./checks.ts";

/** Requests that visitors began, and left after they had said who they are; kept only where an owner wants it. */
export const begunRequests = sqliteTable(
	"begun_requests",
	{
		/** That of the draft; the quote that it becomes has the same one. */
		id: text("id").primaryKey(),
		/** E.164. */
		phone: text("phone").notNull(),
		/** JSON: the answers of the wizard's first two steps. */
		answers: text("answers").notNull(),
		/** When the second step was last answered. */
		updatedAt: integer("updated_at").notNull(),
		/** When an owner took it off the list; null while it is on it. */
		removedAt: integer("removed_at"),
	},
	(table) => [
		index("begun_requests_updated").on(table.updatedAt),
		index("begun_requests_phone").on(table.phone),
		check("begun_requests_id", isLong(table.id, 36)),
		check("begun_requests_answers", isJson(table.answers, "object")),
	],
);
