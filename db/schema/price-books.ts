import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isAtLeast, isJson, isLengthAtMost, isLengthBetween } from "./checks.ts";

/** The price books that owners published. Triggers let nobody change or remove one: a new one replaces it. */
export const priceBooks = sqliteTable(
	"price_books",
	{
		/** From 2 on: the first version is compiled in. */
		version: integer("version").primaryKey(),
		/** JSON: a price book whole. */
		value: text("value").notNull(),
		/** Why, in the owner's words. */
		reason: text("reason").notNull(),
		publishedAt: integer("published_at").notNull(),
		/** Which owner, while that account exists. */
		publishedBy: text("published_by"),
		/** Of the form that it came from, so that the same form again publishes nothing. */
		attempt: text("attempt").notNull().unique(),
	},
	(table) => [
		check("price_books_version", isAtLeast(table.version, 2)),
		check("price_books_value", isJson(table.value, "object")),
		check("price_books_reason", isLengthBetween(table.reason, 1, 200)),
		check("price_books_attempt", isLengthAtMost(table.attempt, 64)),
	],
);
