import { LibsqlError } from "@libsql/client/web";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { ownersOf, selectOwners } from "#app/customers/assign-customer.server.ts";
import { hasAddress } from "#app/customers/same-person.server.ts";
import { searchedColumns } from "#app/customers/searched-columns.ts";
import {
	type Compilable,
	type Database,
	retryUnknown,
	when,
	writeBatch,
} from "#app/database/client.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { newId } from "#app/time/new-id.ts";
import { customerKeys, customers, importParts, imports, pastJobs } from "#db/schema.ts";
import { reportPart } from "./import-report.ts";
import { type AddedRow, decideRows, jobRow } from "./import-row.ts";
import { type StoredImport, selectImport, selectNextPart } from "./imports.server.ts";
import { type ImportedRow, readLines } from "./read-rows.ts";

const UNDO_ROWS = sql.raw("1000");
/** A request that saves the same number meanwhile makes a step fail, which then looks again. */
const MAX_TRIES = 5;

interface DueStep {
	id: string;
	progress: number;
}

/** Does the next part of what an import is at: checks, imports or takes back. A step that was done meanwhile
 * is not done again. Returns whether something was done.
 * @throws when the database refuses or does not answer; what was done stays. {Response} without an open session. */
export async function stepImport(db: Database, writer: Writer, due: DueStep, now: UtcMs): Promise<boolean> {
	for (let tries = 1; ; tries++) {
		try {
			return await retryUnknown(() => step(db, writer, due, now));
		} catch (error) {
			const isConflict =
				error instanceof LibsqlError && /UNIQUE constraint|FOREIGN KEY|CHECK constraint/.test(error.message);
			if (!isConflict || tries === MAX_TRIES) throw error;
		}
	}
}

async function step(db: Database, writer: Writer, { id, progress }: DueStep, now: UtcMs): Promise<boolean> {
	const { results } = await writer.read([selectImport(db, id), selectNextPart(db, id)]);
	const [[found], [part]] = results;
	if (found?.phase === "undo") return undoStep(db, id, now);
	const isDoing = found?.phase === "check" || found?.phase === "import";
	if (!found?.layout || !part || !isDoing || found.progress !== progress) return false;
	const lines = readLines(part, { ...found.layout, now });
	const rows = lines.flatMap(({ row }) => row ?? []);
	const added = decideRows(rows, await readKnown(db, rows), () => newId(now));
	const report = reportPart(found.report, lines, added);
	await writeBatch(db, [
		...finishStep(db, found, JSON.stringify(report), now),
		...(found.phase === "import" ? writeRows(db, found.id, rows, added, now) : []),
	]);
	return true;
}

async function readKnown(db: Database, rows: readonly ImportedRow[]) {
	const keys = [...new Set(rows.flatMap((row) => row.keys))];
	const jobIds = rows.flatMap((row) => (row.job ? [jobRow(row, row.job).id] : []));
	const [owners, jobs] = await db.batch([
		selectOwners(db, keys),
		db.select({ id: pastJobs.id }).from(pastJobs).where(inArray(pastJobs.id, jobIds)),
	]);
	return { owners: ownersOf(keys, owners), jobs: new Set(jobs.map((job) => job.id)) };
}

function writeRows(
	db: Database,
	importId: string,
	rows: readonly ImportedRow[],
	added: readonly AddedRow[],
	now: UtcMs,
): Compilable[] {
	const people = added.flatMap(({ customerId, isNew }, at) => {
		const { name = "", note = null, home } = rows[at] ?? {};
		const told = { name, note, ...home, ...searchedColumns({ name, note }) };
		// Without a job they stand behind everybody of whom something is known.
		const jobs = added.filter((other) => isNew && other.customerId === customerId);
		const since = { createdAt: now, updatedAt: Math.max(0, ...jobs.map((other) => other.job?.doneAt ?? 0)) };
		return isNew ? [{ id: customerId, primaryId: customerId, ...told, importId, ...since }] : [];
	});
	const keys = added.flatMap(({ customerId, keys }) =>
		keys.map((value) => ({ value, customerId, importId })),
	);
	const jobs = added.flatMap(({ customerId, job }) => (job ? [{ ...job, customerId, importId }] : []));
	return [
		...(people.length > 0 ? [db.insert(customers).values(people)] : []),
		...(keys.length > 0 ? [db.insert(customerKeys).values(keys)] : []),
		...(jobs.length > 0 ? [db.insert(pastJobs).values(jobs)] : []),
	];
}

/** Counts a step that is still due, and breaks the batch of another one. The file itself goes with the last step of an import. */
function finishStep(
	db: Database,
	{ id, phase, progress, parts, rawLayout }: StoredImport,
	report: string,
	now: UtcMs,
): Compilable[] {
	const isLast = phase === "import" && progress + 1 === parts;
	const isDue = sql`phase = ${phase} and progress = ${progress} and layout = ${rawLayout}`;
	return [
		db
			.update(imports)
			.set({ progress: when(isDue, progress + 1, -1), report, updatedAt: now })
			.where(eq(imports.id, id)),
		...(isLast ? [db.delete(importParts).where(eq(importParts.importId, id))] : []),
	];
}

/** Takes some of an import back, and notes where nothing is left of it. Customers who asked for something since, of whom an owner noted
 * something, or whom one merged, stay. */
async function undoStep(db: Database, id: string, now: UtcMs): Promise<true> {
	const jobs = sql`(select id from past_jobs where import_id = ${id} limit ${UNDO_ROWS})`;
	const people = sql`(select id from customers c where import_id = ${id} and revision = 0 and primary_id = id
		and not exists (select 1 from past_jobs where customer_id = c.id)
		and not exists (select 1 from customer_keys where customer_id = c.id and import_id <> ${id})
		and not exists (select 1 from quote_requests where customer_id = c.id and not spam)
		and not exists (select 1 from customers m where m.primary_id = c.id and m.id <> c.id) limit ${UNDO_ROWS})`;
	const keys = sql`(select value from customer_keys k where import_id = ${id}
		and not exists (select 1 from customers c where c.id = k.customer_id and c.import_id = ${id})
		and not exists (select 1 from quote_requests where contact_value = k.value)
		and not exists (select 1 from quote_requests where ${hasAddress("k.value")}) limit ${UNDO_ROWS})`;
	await writeBatch(db, [
		db.delete(pastJobs).where(inArray(pastJobs.id, jobs)),
		db.delete(customers).where(inArray(customers.id, people)),
		db.delete(customerKeys).where(inArray(customerKeys.value, keys)),
		db.delete(importParts).where(eq(importParts.importId, id)),
		db
			.update(imports)
			.set({ phase: "undone", updatedAt: now })
			.where(and(eq(imports.id, id), notExists(jobs), notExists(people), notExists(keys))),
	]);
	return true;
}
