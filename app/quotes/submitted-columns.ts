import { type SQL, sql } from "drizzle-orm";
import type { quoteRequests } from "#db/schema.ts";
import { type QuoteSubmission, serviceType } from "./submission.ts";

type Saved = string | number | null;

interface SubmittedColumn {
	read(submission: QuoteSubmission): Saved;
	/** Its name in events and the export; a column without one appears in neither. */
	field?: string;
	/** What events and the export show instead of the column: of a submission, and as SQL of the saved row. */
	shownValue?(submission: QuoteSubmission): Saved;
	savedValue?: SQL;
}

/** The insert, the update, the history's comparison and the export follow this list, in this order. */
export const submittedColumns = {
	name: { read: ({ contact }) => contact.name, field: "name" },
	contactValue: { read: ({ contact }) => contact.phone, field: "phone" },
	contactMethod: { read: ({ contact }) => contact.contactMethod, field: "contactMethod" },
	email: { read: ({ contact }) => contact.email ?? null, field: "email" },
	address: { read: ({ contact }) => contact.address ?? null, field: "address" },
	zipCode: { read: ({ service }) => service.zip, field: "zip" },
	serviceType: {
		read: ({ service }) => serviceType(service.services),
		field: "services",
		shownValue: ({ service }) => service.services.toSorted().join(","),
		savedValue: sql`(select group_concat(service) from (select service from quote_services where quote_id = quote_requests.id order by service))`,
	},
	homeSize: { read: ({ service }) => service.homeSize, field: "homeSize" },
	stories: { read: ({ service }) => service.stories, field: "stories" },
	lastCleaned: { read: ({ condition }) => condition.lastCleaned ?? null, field: "lastCleaned" },
	trackCondition: { read: ({ condition }) => condition.trackCondition ?? null, field: "trackCondition" },
	gutterLastCleaned: {
		read: ({ condition }) => condition.gutterLastCleaned ?? null,
		field: "gutterLastCleaned",
	},
	pressureTargets: {
		read: ({ condition }) => condition.pressureTargets?.join(",") ?? null,
		field: "pressureTargets",
	},
	pressureLastCleaned: {
		read: ({ condition }) => condition.pressureLastCleaned ?? null,
		field: "pressureLastCleaned",
	},
	concerns: { read: ({ condition }) => condition.concerns ?? null, field: "concerns" },
	package: { read: (submission) => submission.package, field: "package" },
	bundlePercent: { read: ({ bundlePercent }) => bundlePercent },
	estimatedPriceLow: { read: ({ range }) => range.low },
	estimatedPriceHigh: { read: ({ range }) => range.high },
} as const satisfies Partial<Record<keyof typeof quoteRequests.$inferInsert, SubmittedColumn>>;

export const submittedColumnList: readonly (SubmittedColumn & { column: keyof typeof submittedColumns })[] =
	listColumns();

function listColumns() {
	const columns: (SubmittedColumn & { column: keyof typeof submittedColumns })[] = [];
	let column: keyof typeof submittedColumns;
	for (column in submittedColumns) columns.push({ ...submittedColumns[column], column });
	return columns;
}
