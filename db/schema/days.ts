import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isJson } from "./checks.ts";

/** In which order an owner drives to the jobs of a day, where it was moved by hand. */
export const dayPlans = sqliteTable(
	"day_plans",
	{
		/** Such as `2026-05-12`. */
		date: text("date").primaryKey(),
		/** JSON: a list of the quotes' ids. */
		stops: text("stops").notNull(),
	},
	(table) => [check("day_plans_stops", isJson(table.stops, "array"))],
);
