import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isBetween, isLengthBetween, isLong } from "./checks.ts";
import { customers } from "./customers.ts";

export const importPhases = ["new", "check", "import", "undo", "undone"] as const;

/** Files of customers and past jobs that owners brought along, with how far each is. */
export const imports = sqliteTable(
	"imports",
	{
		id: text("id").primaryKey(),
		/** The name is the file's. */
		name: text("name").notNull(),
		/** The file has this many parts. */
		parts: integer("parts").notNull(),
		phase: text("phase", { enum: importPhases }).notNull().default("new"),
		/** The parts that the phase has done. */
		progress: integer("progress").notNull().default(0),
		/** JSON: which column is which field, and what separates them; null until an owner said so. */
		layout: text("layout"),
		/** JSON: what was found or done. */
		report: text("report"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [
		index("imports_created").on(table.createdAt),
		check("imports_id", isLong(table.id, 36)),
		check("imports_name", isLengthBetween(table.name, 1, 200)),
		check("imports_parts", isBetween(table.parts, 1, 2000)),
		check("imports_progress", sql`${table.progress} between 0 and ${table.parts}`),
	],
);

/** The files themselves, until they are imported: each part ends with a whole record. */
export const importParts = sqliteTable(
	"import_parts",
	{
		importId: text("import_id")
			.notNull()
			.references(() => imports.id, { onDelete: "cascade" }),
		/** The position counts from 0. */
		position: integer("position").notNull(),
		text: text("text").notNull(),
		/** The row's first line has this number in the file. */
		line: integer("line").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** Jobs that were done before this site kept jobs. */
export const pastJobs = sqliteTable(
	"past_jobs",
	{
		/** A digest of whose it is, when and what: the same job again is the same row. */
		id: text("id").primaryKey(),
		importId: text("import_id").notNull(),
		customerId: text("customer_id")
			.notNull()
			.references(() => customers.id, { onDelete: "cascade" }),
		/** The time is noon of the job's day, where the company is. */
		doneAt: integer("done_at").notNull(),
		work: text("work").notNull(),
		total: integer("total"),
	},
	(table) => [
		index("past_jobs_customer").on(table.customerId, table.doneAt),
		index("past_jobs_import").on(table.importId),
		check("past_jobs_id", isLong(table.id, 64)),
	],
);
