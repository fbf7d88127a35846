import * as z from "zod/mini";
import type { AddedRow } from "./import-row.ts";
import type { ReadLine } from "./read-rows.ts";

/** What was found in a file, or done with it. */
export const reportSchema = z.object({
	lines: z.int(),
	/** Before it is imported: lines of people who are not known yet; then: customers that were added. */
	customers: z.int(),
	known: z.int(),
	jobs: z.int(),
	/** Jobs whose amounts have cents, which are not kept. A report of an older release does not count them. */
	rounded: z._default(z.int(), 0),
	faulty: z.int(),
	faults: z.array(z.object({ line: z.int(), what: z.array(z.string()) })),
});
export type ImportReport = z.output<typeof reportSchema>;

export const emptyReport: ImportReport = {
	...{ lines: 0, customers: 0, known: 0, jobs: 0, rounded: 0 },
	...{ faulty: 0, faults: [] },
};

/** Faults that are named one by one. */
const MAX_FAULTS = 100;

/** Returns a report with what another part of the file has, and what it adds. */
export function reportPart(
	before: ImportReport,
	lines: readonly ReadLine[],
	added: readonly AddedRow[],
): ImportReport {
	const faulty = lines.filter(({ faults }) => faults.length > 0);
	const customers = added.filter(({ isNew }) => isNew).length;
	const named = faulty.map(({ line, faults }) => ({ line, what: [...faults] }));
	return {
		lines: before.lines + lines.length,
		customers: before.customers + customers,
		known: before.known + added.length - customers,
		jobs: before.jobs + added.filter(({ job }) => job !== null).length,
		rounded: before.rounded + lines.filter(({ row }) => row?.job?.isRounded).length,
		faulty: before.faulty + faulty.length,
		faults: [...before.faults, ...named].slice(0, MAX_FAULTS),
	};
}
