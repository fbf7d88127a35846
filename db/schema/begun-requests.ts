import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { is, isJson, isSlug, lengthIs } from "./checks.ts";

/** Requests that visitors began, and left after they had said who they are; kept only where an owner wants it. */
export const begunRequests = sqliteTable(
	"begun_requests",
	{
		/** That of the draft; the quote that it becomes has the same one. */
		id: text("id").primaryKey(),
		/** The phone number is in E.164. */
		phone: text("phone").notNull(),
		/** JSON: the answers of the wizard's first two steps. */
		answers: text("answers").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** An owner took the request off the list at this time; null while it is on the list. */
		removedAt: integer("removed_at"),
	},
	(table) => [
		index("begun_requests_updated").on(table.updatedAt),
		index("begun_requests_phone").on(table.phone),
		check("begun_requests_id", lengthIs(table.id, "= 36")),
		check("begun_requests_answers", isJson(table.answers, "object")),
	],
);

/** This table counts how often each step was answered on a day where the company is; no visitor is told apart from another. */
export const wizardSteps = sqliteTable(
	"wizard_steps",
	{
		/** The day is such as `2026-05-12`. */
		day: text("day").notNull(),
		step: text("step").notNull(),
		isPhone: integer("is_phone", { mode: "boolean" }).notNull(),
		/** Whether it was sent by a script, or by the browser alone. */
		hasScripts: integer("has_scripts", { mode: "boolean" }).notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.step, table.isPhone, table.hasScripts] }),
		check("wizard_steps_day", lengthIs(table.day, "= 10")),
		check("wizard_steps_step", isSlug(table.step)),
		check("wizard_steps_flags", is(table.isPhone, "in (0, 1)")),
		check("wizard_steps_scripts", is(table.hasScripts, "in (0, 1)")),
		check("wizard_steps_count", is(table.count, ">= 1")),
	],
);
