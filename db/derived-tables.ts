/**
 * Tables that triggers keep (migration 0001, written by hand). They stand apart from `schema.ts`, from which
 * `npm run db:generate` writes migrations: Drizzle knows neither triggers nor virtual tables.
 */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A quote is in one of these; a suspect is `spam` whether or not it was contacted. */
const quoteStates = ["new", "contacted", "spam"] as const;

/** How many quotes are in each state. */
export const quoteCounts = sqliteTable("quote_counts", {
	state: text("state", { enum: quoteStates }).primaryKey(),
	count: integer("count").notNull(),
});

/** What is searched of each quote; `position` grows with the time the quote was created. */
export const quoteSearchText = sqliteTable("quote_search_text", {
	position: integer("position").primaryKey(),
	quoteId: text("quote_id").notNull().unique(),
	state: text("state", { enum: quoteStates }).notNull(),
	name: text("name").notNull(),
	contactValue: text("contact_value").notNull(),
});

/** The trigram index over `quoteSearchText`. */
export const quoteSearch = sqliteTable("quote_search", {
	position: integer("rowid").primaryKey(),
});
