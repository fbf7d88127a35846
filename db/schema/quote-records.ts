import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { addons } from "#app/catalog/options.ts";
import { quoteActions, quoteActors } from "#app/catalog/quote-enums.ts";
import { services } from "#app/services/services.ts";
import { users } from "./accounts.ts";
import { hasValue, is, isJson, isSlug } from "./checks.ts";
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
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		index("quote_sources_network").on(table.network, table.createdAt),
		index("quote_sources_created").on(table.createdAt),
	],
);

/** Each service of a quote has a row, with its own range before any bundle saving. */
export const quoteServices = sqliteTable(
	"quote_services",
	{
		quoteId: ofQuote(),
		service: text("service", { enum: services.values }).notNull(),
		priceLow: integer("price_low").notNull(),
		priceHigh: integer("price_high").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.service] }),
		check("quote_services_service", isSlug(table.service)),
		check("quote_services_price", sql`0 <= ${table.priceLow} and ${table.priceLow} <= ${table.priceHigh}`),
	],
);

/** The add-ons chosen with a saved quote: a row exists while the add-on is selected. */
export const quoteAddons = sqliteTable(
	"quote_addons",
	{
		quoteId: ofQuote(),
		userName: text("user_name").notNull(),
		phone: text("contact_value").notNull(),
		addonName: text("addon_name", { enum: addons.values }).notNull(),
		price: integer("price").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.addonName] }),
		check("quote_addons_price", is(table.price, ">= 0")),
	],
);

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
		failedAt: integer("failed_at"),
		lastError: text("last_error"),
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
