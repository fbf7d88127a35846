import { type QuestionName, questionNames, questions } from "#app/answers/questions.ts";
import { answerLines, type SavedAnswers, savedAnswer } from "#app/answers/saved-answers.ts";
import { cameFromLines } from "#app/catalog/came-from.ts";
import { packageNames } from "#app/catalog/options.ts";
import { type Place, type Told, toldAs } from "#app/catalog/question.ts";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { hearingLabels } from "#app/catalog/request-source.ts";
import { business } from "#app/config/business.ts";
import { photoCount } from "#app/content/photos.ts";
import { quoteReference } from "#app/fields/text.ts";
import { areaMark, findServiceArea } from "#app/service-areas/zip-lookup.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatMoment } from "#app/time/time-text.ts";
import type { QuoteRow } from "./quote.ts";

type DescribedQuote = SavedAnswers &
	Pick<QuoteRow, "id" | "package" | "createdAt" | "confirmedAt" | "changedAt" | "contactedAt"> &
	// The owners alone know these.
	Partial<Pick<QuoteRow, "source" | "heardOfUs" | "cameFrom" | "photos">>;

interface Fact {
	told: Told;
	linesOf: (quote: DescribedQuote) => string[];
}

/** The name of the service area that its ZIP code belongs to, where one is known. */
export function townOf({ zipCode }: { readonly zipCode: string }): string | undefined {
	return findServiceArea(zipCode)?.name;
}

/** Where a job is, as maps and calendars read it. A ZIP code that is in no service area may be in another state. */
export function placeOf({ address, zipCode }: Pick<SavedAnswers, "address" | "zipCode">): string {
	const code = findServiceArea(zipCode) ? `${business.home.region} ${zipCode}` : zipCode;
	return [address, code].filter(Boolean).join(", ");
}

const momentLines = (at: UtcMs | null) => (at === null ? [] : [formatMoment(at)]);

/** Returns when the customer last changed the quote; null where the last thing was to confirm its total, which is told by itself. */
export function lastChangeOf({ changedAt, confirmedAt }: Pick<DescribedQuote, "changedAt" | "confirmedAt">) {
	return changedAt === confirmedAt ? null : changedAt;
}

const answerFacts = recordOf<Record<QuestionName, Fact>>(questionNames, (name) => ({
	told: questions[name].told,
	linesOf: (quote) => answerLines(questions[name], savedAnswer(quote, name)),
}));

/** These facts are all that is told of a quote, in the order of the export. */
const facts = {
	...answerFacts,
	/** The area is told of a ZIP code beyond the daily routes. */
	area: {
		told: { card: "Area", mail: "Area", page: "Area" },
		linesOf: ({ zipCode }) => [areaMark(zipCode)].filter((mark) => mark !== null),
	},
	package: { told: toldAs("Package"), linesOf: (quote) => [packageNames.labels[quote.package]] },
	source: {
		told: { card: "Source", csv: "Source" },
		linesOf: ({ source, cameFrom }) =>
			source === "phone" ? ["By phone"] : cameFrom ? cameFromLines(cameFrom) : [],
	},
	heardOfUs: {
		told: { card: "Heard of us by", csv: "Heard of us by" },
		linesOf: ({ heardOfUs }) => (!heardOfUs ? [] : [hearingLabels[heardOfUs]]),
	},
	received: { told: { card: "Received" }, linesOf: ({ createdAt }) => momentLines(createdAt) },
	changed: {
		told: { card: "Changed by the customer" },
		linesOf: (quote) => momentLines(lastChangeOf(quote)),
	},
	contacted: { told: { card: "Contacted" }, linesOf: ({ contactedAt }) => momentLines(contactedAt) },
	photos: {
		told: { card: "Photos", mail: "Photos", csv: "Photos" },
		linesOf: ({ photos }) => (photos?.length ? [photoCount(photos.length)] : []),
	},
	reference: { told: { card: "Reference", mail: "Reference" }, linesOf: ({ id }) => [quoteReference(id)] },
} as const satisfies Record<string, Fact>;
export type FactName = keyof typeof facts;

/** Returns what a place calls the facts that it tells, in the order of the export. */
export function factsToldBy(place: Place): { name: FactName; label: string }[] {
	return namesOf(facts).flatMap((name) => {
		const { told }: Fact = facts[name];
		const label = told[place];
		return label === undefined ? [] : [{ name, label }];
	});
}

/** Returns the words of every fact but the reference, which is searched apart. */
export function linesOfAll(quote: DescribedQuote): string[] {
	const { reference: _, ...others } = facts;
	return namesOf(others).flatMap((name) => others[name].linesOf(quote));
}

/** Returns those of the named facts that a place tells of a quote, in their order. A fact that is not known is left out. */
export function describeQuote(quote: DescribedQuote, place: Place, names: readonly FactName[]) {
	return names.flatMap((name) => {
		const { told, linesOf }: Fact = facts[name];
		const [label, lines] = [told[place], linesOf(quote)];
		return label !== undefined && lines.length > 0 ? [{ name, label, lines }] : [];
	});
}
