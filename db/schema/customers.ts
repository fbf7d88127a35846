import { sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { hasValue, is, isJson, lengthIs } from "./checks.ts";

/** People who asked for quotes. A quote points at one; who is the same person is decided when the quote is saved. */
export const customers = sqliteTable(
	"customers",
	{
		id: text("id").primaryKey(),
		/** The customer as whom it is shown: itself, until an owner merges it into another. Never one that is merged itself. */
		primaryId: text("primary_id")
			.notNull()
			.references((): AnySQLiteColumn => customers.id),
		name: text("name").notNull(),
		/** What holds for every job, such as a gate code: for the owners alone. */
		note: text("note"),
		/** Name and note as a search compares them; null from a release before 0042, until a deploy refreshes them. */
		searchedName: text("searched_name"),
		searchedNote: text("searched_note"),
		/** Counts what owners did with it; an event is written for each. */
		revision: integer("revision").notNull().default(0),
		/** The import brought the customer along; null for who asked for a quote. */
		importId: text("import_id"),
		/** Where the home is, as the import's file says; null where it does not. A request of theirs knows better. */
		importedAddress: text("imported_address"),
		importedZip: text("imported_zip"),
		createdAt: integer("created_at").notNull(),
		/** A quote of theirs was last saved or changed at this time, or an owner last noted, merged or separated. */
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [
		index("customers_primary").on(table.primaryId),
		index("customers_noted").on(table.primaryId).where(hasValue("note")),
		index("customers_import").on(table.importId).where(hasValue("import_id")),
		index("customers_updated").on(table.updatedAt, table.id),
		check("customers_id", lengthIs(table.id, "= 36")),
		check("customers_note", lengthIs(table.note, "between 1 and 1000")),
	],
);

/** A customer is known by a key. One number or address is of one customer, however many requests come at once. */
export const customerKeys = sqliteTable(
	"customer_keys",
	{
		/** The value is a phone number, E.164, or an email address in lower case. */
		value: text("value").primaryKey(),
		customerId: text("customer_id")
			.notNull()
			.references(() => customers.id, { onDelete: "cascade" }),
		/** The import that told it first; null where a request did. */
		importId: text("import_id"),
	},
	(table) => [
		index("customer_keys_customer").on(table.customerId),
		index("customer_keys_import").on(table.importId).where(hasValue("import_id")),
	],
);

export const customerActions = ["noted", "merged", "separated"] as const;

/** What owners did with customers. What concerns two of them is an event of each. */
export const customerEvents = sqliteTable(
	"customer_events",
	{
		seq: integer("seq").primaryKey({ autoIncrement: true }),
		customerId: text("customer_id")
			.notNull()
			.references(() => customers.id, { onDelete: "cascade" }),
		revision: integer("revision").notNull(),
		createdAt: integer("created_at").notNull(),
		action: text("action", { enum: customerActions }).notNull(),
		/** The event is this owner's, while that account exists. */
		userId: text("user_id"),
		/** JSON: what it takes to do it and to take it back. */
		change: text("change").notNull(),
		attempt: text("attempt").notNull(),
	},
	(table) => [
		uniqueIndex("customer_events_once").on(table.customerId, table.revision),
		check("customer_events_change", isJson(table.change, "object")),
		check("customer_events_revision", is(table.revision, ">= 1")),
	],
);

export const importPhases = ["new", "check", "import", "undo", "undone"] as const;

/** Files of customers and past jobs that owners brought along, with how far each is. */
export const imports = sqliteTable(
	"imports",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		parts: integer("parts").notNull(),
		phase: text("phase", { enum: importPhases }).notNull().default("new"),
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
		check("imports_id", lengthIs(table.id, "= 36")),
		check("imports_name", lengthIs(table.name, "between 1 and 200")),
		check("imports_parts", is(table.parts, "between 1 and 2000")),
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
		check("past_jobs_id", lengthIs(table.id, "= 64")),
	],
);
