import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isAtLeast, isFlag, isLong, isSlug } from "./checks.ts";

/** How often each step of the wizard was answered on a day where the company is; no visitor is told apart from another. */
export const wizardSteps = sqliteTable(
	"wizard_steps",
	{
		/** Such as `2026-05-12`. */
		day: text("day").notNull(),
		step: text("step").notNull(),
		isPhone: integer("is_phone", { mode: "boolean" }).notNull(),
		/** Whether it was sent by a script, or by the browser alone. */
		hasScripts: integer("has_scripts", { mode: "boolean" }).notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.step, table.isPhone, table.hasScripts] }),
		check("wizard_steps_day", isLong(table.day, 10)),
		check("wizard_steps_step", isSlug(table.step)),
		check("wizard_steps_flags", isFlag(table.isPhone)),
		check("wizard_steps_scripts", isFlag(table.hasScripts)),
		check("wizard_steps_count", isAtLeast(table.count, 1)),
	],
);
