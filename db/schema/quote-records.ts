import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { quoteActions, quoteActors } from "#app/catalog/quote-enums.ts";
import { users } from "./accounts.ts";
import { isJson } from "./checks.ts";
import { ofQuote, quoteRequests } from "./quotes.ts";

/** What happened to quotes, in order: the live feed's source, `seq` its cursor. */
export const quoteEvents = sqliteTable(
	"quote_events",
	{
		seq: integer("seq").primaryKey({ autoIncrement: true }),
		quoteId: ofQuote(),
		revision: integer("revision").notNull(),
		createdAt: integer("created_at").notNull(),
		action: text("action", { enum: quoteActions }).notNull().default("submitted"),
		actor: text("actor", { enum: quoteActors }).notNull().default("visitor"),
		/** The event is this owner's, while that account exists. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		/** JSON: a list of `{ field, from, to }`. */
		changes: text("changes").notNull().default("[]"),
		/** The form's attempt caused the event: the same form again gets the same answer. Null for events of older releases. */
		attempt: text("attempt"),
	},
	(table) => [
		uniqueIndex("quote_events_once").on(table.quoteId, table.revision),
		index("quote_events_unscheduled").on(table.createdAt).where(sql`action = 'unscheduled'`),
		check("quote_events_changes", isJson(table.changes, "array")),
	],
);

/** Quotes that were erased: an old draft of one cannot be saved again. */
export const erasedQuotes = sqliteTable(
	"erased_quotes",
	{
		quoteId: text("quote_id").primaryKey(),
		erasedAt: integer("erased_at").notNull(),
	},
	(table) => [index("erased_quotes_erased").on(table.erasedAt)],
);

/** This table has the network that a quote came from, for a day: enough to see that one sends many. */
export const quoteSources = sqliteTable(
	"quote_sources",
	{
		quoteId: text("quote_id")
			.primaryKey()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		/** A keyed hash, which does not tell the address. */
		network: text("network").notNull(),
		/** The quote was first saved at this time. */
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		index("quote_sources_network").on(table.network, table.createdAt),
		index("quote_sources_created").on(table.createdAt),
	],
);
