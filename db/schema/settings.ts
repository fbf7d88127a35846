import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { is, isJson, lengthIs } from "./checks.ts";

/** What the owners set for the whole business: one row. */
export const settings = sqliteTable(
	"settings",
	{
		id: integer("id").primaryKey(),
		/** Counts every change: whoever saves says which one they started from. */
		revision: integer("revision").notNull(),
		/** JSON: an object; what it lacks is as the business profile has it. */
		value: text("value").notNull(),
		updatedAt: integer("updated_at").notNull(),
		updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
		/** Another one makes another address of the calendar; 0 while there is none. */
		calendarVersion: integer("calendar_version").notNull().default(0),
		/** Counts what changes which half days are free: whoever decides by them writes only if none came between. */
		scheduleRevision: integer("schedule_revision").notNull().default(0),
	},
	(table) => [
		check("settings_id", sql`${table.id} = 1`),
		check("settings_value", isJson(table.value, "object")),
		check("settings_calendar_version", is(table.calendarVersion, ">= 0")),
	],
);

/** This table has the order in which an owner drives to the jobs of a day, where it was moved by hand. */
export const dayPlans = sqliteTable(
	"day_plans",
	{
		/** The date is such as `2026-05-12`. */
		date: text("date").primaryKey(),
		/** JSON: a list of the quotes' ids. */
		stops: text("stops").notNull(),
	},
	(table) => [check("day_plans_stops", isJson(table.stops, "array"))],
);

/** The price books that owners published. Triggers let nobody change or remove one: a new one replaces it. */
export const priceBooks = sqliteTable(
	"price_books",
	{
		/** Versions count from 2 on: the first one is compiled in. */
		version: integer("version").primaryKey(),
		value: text("value").notNull(),
		reason: text("reason").notNull(),
		publishedAt: integer("published_at").notNull(),
		publishedBy: text("published_by"),
		/** The form that they came from has this attempt: the same form again publishes nothing. */
		attempt: text("attempt").notNull().unique(),
	},
	(table) => [
		check("price_books_version", is(table.version, ">= 2")),
		check("price_books_value", isJson(table.value, "object")),
		check("price_books_reason", lengthIs(table.reason, "between 1 and 200")),
		check("price_books_attempt", lengthIs(table.attempt, "<= 64")),
	],
);
