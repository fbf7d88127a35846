import { type QuestionName, questionNames } from "#app/answers/questions.ts";
import { givenAnswer } from "#app/answers/saved-answers.ts";
import type { QuoteRow } from "./quote.ts";
import { type QuoteSubmission, serviceType } from "./submission.ts";

type Saved = string | number | null;
type Column = { [Name in keyof QuoteRow]: QuoteRow[Name] extends Saved ? Name : never }[keyof QuoteRow];

interface SubmittedColumn {
	column: Column;
	read(submission: QuoteSubmission): Saved;
	/** Events have this name of the column; a column without one is in none. */
	field?: string;
}

/** The columns that a submission fills; the row and the history's comparison follow this list, in this order. */
export const submittedColumnList: readonly SubmittedColumn[] = [
	...questionNames.map(answerColumn),
	{ column: "package", read: (submission) => submission.package, field: "package" },
	{ column: "bundlePercent", read: ({ bundlePercent }) => bundlePercent },
	{ column: "rateCard", read: ({ rateCard }) => rateCard },
	{ column: "estimatedPriceLow", read: ({ range }) => range.low },
	{ column: "estimatedPriceHigh", read: ({ range }) => range.high },
];

function answerColumn(name: QuestionName): SubmittedColumn {
	if (name === "services")
		return { column: "serviceType", read: ({ service }) => serviceType(service.services), field: name };
	const read = (submission: QuoteSubmission) => givenAnswer(submission, name);
	return { column: name === "zip" ? "zipCode" : name, read, field: name };
}
