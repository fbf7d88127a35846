import { createHash } from "node:crypto";
import { assignKeys, type Owners } from "#app/customers/assign-customer.ts";
import { HOUR_MS, toUtc } from "#app/time/clock.ts";
import type { ImportedRow, PastJob } from "./read-rows.ts";

/** Decides what rows add, in their order, by whose their numbers and addresses are. A job that is there already, or twice in the rows, is
 * added once. */
export function decideRows(
	rows: readonly ImportedRow[],
	known: { owners: Owners; jobs: ReadonlySet<string> },
	newId: () => string,
) {
	const owners = new Map(known.owners);
	const jobs = new Set(known.jobs);
	return rows.map((row) => {
		const { customerId, isNew, keys } = assignKeys(row.keys, owners, null, newId());
		for (const key of keys) owners.set(key, { id: customerId, name: row.name });
		const job = row.job && jobRow(row, row.job);
		const isAdded = job !== null && !jobs.has(job.id);
		if (job) jobs.add(job.id);
		/** `isNew` says whether the customer begins with this row. */
		return { customerId, isNew, keys, job: isAdded ? job : null };
	});
}
/** What an import adds of a row. */
export type AddedRow = ReturnType<typeof decideRows>[number];

/** Returns the row of a past job, whose id is that of its person, day and work. */
export function jobRow(row: ImportedRow, { date, work, total }: PastJob) {
	const id = createHash("sha256")
		.update(JSON.stringify([row.keys[0], date, work, total]))
		.digest("hex");
	return { id, doneAt: toUtc(Date.parse(date) + 12 * HOUR_MS), work, total };
}
