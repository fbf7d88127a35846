import { type SQL, sql } from "drizzle-orm";
import { type QuestionName, questionNames } from "#app/answers/questions.ts";
import { givenAnswer } from "#app/answers/saved-answers.ts";
import type { quoteRequests } from "#db/schema.ts";
import { type QuoteSubmission, serviceType } from "./submission.ts";

type Saved = string | number | null;
type Column = keyof typeof quoteRequests.$inferInsert;

interface SubmittedColumn {
	column: Column;
	read(submission: QuoteSubmission): Saved;
	/** Its name in events; a column without one is in none. */
	field?: string;
	/** What events show instead of the column: of a submission, and as SQL of the saved row. */
	shownValue?(submission: QuoteSubmission): Saved;
	savedValue?: SQL;
}

/** The insert, the update and the history's comparison follow this list, in this order. */
export const submittedColumnList: readonly SubmittedColumn[] = [
	...questionNames.map(answerColumn),
	{ column: "package", read: (submission) => submission.package, field: "package" },
	{ column: "bundlePercent", read: ({ bundlePercent }) => bundlePercent },
	{ column: "rateCard", read: ({ rateCard }) => rateCard },
	{ column: "estimatedPriceLow", read: ({ range }) => range.low },
	{ column: "estimatedPriceHigh", read: ({ range }) => range.high },
];

function answerColumn(name: QuestionName): SubmittedColumn {
	const read = (submission: QuoteSubmission) => givenAnswer(submission, name);
	switch (name) {
		case "services":
			return {
				column: "serviceType",
				read: ({ service }) => serviceType(service.services),
				field: name,
				shownValue: ({ service }) => service.services.toSorted().join(","),
				savedValue: sql`(select group_concat(service) from (select service from quote_services where quote_id = quote_requests.id order by service))`,
			};
		case "phone":
			return { column: "contactValue", read, field: name };
		case "zip":
			return { column: "zipCode", read, field: name };
		default:
			return { column: name, read, field: name };
	}
}
