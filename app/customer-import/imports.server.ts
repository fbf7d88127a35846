import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Compilable, type Database, fromJson, oneValue, valuesOf } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { importParts, imports } from "#db/schema.ts";
import { columnsSchema } from "./columns.ts";
import { emptyReport, reportSchema } from "./import-report.ts";
import type { FilePart } from "./read-file.ts";

const layoutSchema = z.object({ separator: z.string(), columns: columnsSchema });
export type ImportLayout = z.output<typeof layoutSchema>;

const MAX_LISTED = 20;

/** A query for an import, with how many of its parts arrived and what the first one begins with. */
export function selectImport(db: Database, id: string) {
	const { name, parts, phase, progress, layout, report, createdAt } = imports;
	const ofImport = eq(importParts.importId, imports.id);
	return db
		.select({
			...{ id: imports.id, name, parts, phase, progress, createdAt },
			layout: fromJson(layout, z.nullable(layoutSchema)),
			report: fromJson(sql`coalesce(${report}, ${JSON.stringify(emptyReport)})`, reportSchema),
			rawLayout: layout,
			arrived: db.$count(importParts, ofImport),
			head: oneValue(valuesOf(importParts.text, and(ofImport, eq(importParts.position, 0)))),
		})
		.from(imports)
		.where(eq(imports.id, id));
}
export type StoredImport = Awaited<ReturnType<typeof selectImport>>[number];

/** Returns a query for the imports, the latest first. */
export function selectImports(db: Database) {
	const { id, name, parts, phase, progress, createdAt } = imports;
	return db
		.select({ id, name, parts, phase, progress, createdAt })
		.from(imports)
		.orderBy(desc(createdAt))
		.limit(MAX_LISTED);
}

export function selectNextPart(db: Database, id: string) {
	const { text, line, importId, position } = importParts;
	return db
		.select({ text, line })
		.from(importParts)
		.innerJoin(imports, and(eq(imports.id, importId), eq(imports.progress, position)))
		.where(eq(importId, id));
}

/** What a file's part says of the file. */
export type SentFile = Readonly<Pick<typeof imports.$inferSelect, "id" | "name" | "parts">>;

/** The statements that keep parts of a file from a position on. A part that is there stays as it is. */
export function storeParts(
	db: Database,
	{ id, name, parts }: SentFile,
	from: number,
	stored: readonly FilePart[],
	now: UtcMs,
): Compilable[] {
	const rows = stored.map((part, index) => ({ ...part, importId: id, position: from + index }));
	return [
		db.insert(imports).values({ id, name, parts, createdAt: now, updatedAt: now }).onConflictDoNothing(),
		db.insert(importParts).values(rows).onConflictDoNothing(),
	];
}

/** The statement that says how a file is read, and begins to check it. */
export function layOut(db: Database, id: string, layout: ImportLayout, now: UtcMs): Compilable {
	return db
		.update(imports)
		.set({ layout: JSON.stringify(layout), phase: "check", ...begun(now) })
		.where(and(eq(imports.id, id), inArray(imports.phase, ["new", "check"])));
}

const begun = (now: UtcMs) => ({ progress: 0, report: JSON.stringify(emptyReport), updatedAt: now });

/** The statement that begins to import a file that was checked, as it is laid out where somebody looked at it. */
export function beginImport(db: Database, id: string, layout: string, now: UtcMs): Compilable {
	const isChecked = and(eq(imports.phase, "check"), eq(imports.progress, imports.parts));
	return db
		.update(imports)
		.set({ phase: "import", ...begun(now) })
		.where(and(eq(imports.id, id), isChecked, eq(imports.layout, layout)));
}

export function beginUndo(db: Database, id: string, now: UtcMs): Compilable {
	return db
		.update(imports)
		.set({ phase: "undo", updatedAt: now })
		.where(and(eq(imports.id, id), eq(imports.phase, "import")));
}

/** The statement that forgets a file of which nothing is imported. */
export function discardImport(db: Database, id: string): Compilable {
	return db.delete(imports).where(and(eq(imports.id, id), inArray(imports.phase, ["new", "check"])));
}

/** The statements that forget files that were chosen before a time, and what they quote of them: whole imports of which nothing was
 * added, and else the file. */
export function forgetFiles(db: Database, before: UtcMs) {
	const isOld = lt(imports.createdAt, before);
	return [
		db.delete(imports).where(and(isOld, inArray(imports.phase, ["new", "check"]))),
		db.delete(importParts).where(inArray(importParts.importId, valuesOf(imports.id, isOld))),
		db
			.update(imports)
			.set({ report: sql`json_set(${imports.report}, '$.faults', json('[]'))` })
			.where(and(isOld, sql`json_array_length(${imports.report}, '$.faults') > 0`)),
	] as const;
}
