import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { isAtLeast, isJson } from "./checks.ts";

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
		check("settings_calendar_version", isAtLeast(table.calendarVersion, 0)),
	],
);
