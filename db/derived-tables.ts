/** Tables that `commit` keeps with the quotes. `schema.ts`, of which migrations are generated, has none: Drizzle knows no virtual tables. */
import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** This table counts the quotes at each stage, and those in Spam; an offer that has expired is among `offered`. */
export const stageCounts = sqliteTable("stage_counts", {
	stage: text("stage").primaryKey(),
	count: integer("count").notNull(),
});

/** The last number that SQLite gave to a row of each table that counts its rows. */
export const sqliteSequence = sqliteTable("sqlite_sequence", {
	name: text("name").notNull(),
	seq: integer("seq").notNull(),
});

/** What is searched of each quote; `position` grows with the time the quote was created. */
export const quoteSearchText = sqliteTable("quote_search_text", {
	position: integer("position").primaryKey(),
	quoteId: text("quote_id").notNull().unique(),
	/** The state is `new`, `contacted` or `spam`; `contacted changed` for a contacted quote that its visitor changed since. */
	state: text("state").notNull(),
	/** The words are without apostrophes, the name and the number once from each of their characters on. */
	words: text("words").notNull(),
	/** The notes are the owner's, without apostrophes. */
	notes: text("notes").notNull(),
	/** The reference is as the customer reads it out, in lower case. */
	reference: text("reference").notNull(),
});

/** The index of the words that `quoteSearchText` has, by their beginnings. */
export const quoteSearch = sqliteTable("quote_search", {
	position: integer("rowid").primaryKey(),
});

/** A position counts milliseconds in thousandths, so that quotes of one millisecond have their own. */
const POSITIONS = 1_000;

/** SQL: the position of a new quote that was created at a time, UTC milliseconds. */
export function nextPosition(createdAt: number) {
	const first = createdAt * POSITIONS;
	return sql<number>`coalesce((select max(position) + 1 from quote_search_text where position between ${first} and ${first + POSITIONS - 1}), ${first})`;
}
