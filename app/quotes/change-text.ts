import { questions } from "#app/answers/questions.ts";
import { answerLines } from "#app/answers/saved-answers.ts";
import { addons, labelOf, packageNames } from "#app/catalog/options.ts";
import type { Questions } from "#app/catalog/question.ts";
import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { changedFields, emptyValue, followUpLabels } from "#app/content/change-labels.ts";
import { outcomeTexts } from "#app/content/quote-card.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { questionsAbout, services } from "#app/services/services.ts";
import { AGREED_DATE, ASKED_SLOTS } from "./agreed-date.ts";
import { IN_THE_WAY } from "./ended-date.ts";
import { formatJobTime, parseTimes } from "./job-times.ts";
import { REPLACED } from "./last-edit.ts";

const asked: Questions = questions;
const untold: readonly string[] = [REPLACED, AGREED_DATE, ASKED_SLOTS, IN_THE_WAY];

export function describeChanges(changes: readonly QuoteChange[]) {
	const omitted = [...untold, ...answersGone(changes)];
	const isTold = (field: string) => !asked[field] || asked[field].told.history !== undefined;
	const told = changes.filter(({ field }) => !omitted.includes(field) && isTold(field));
	return told.map(({ field, from, to }) => ({
		label: asked[field]?.told.history ?? labelOf(changedFields, field),
		// An offer is no change of the one before, nor is a mail; an accepted one may come to less than was offered.
		from: from === null && (field === "offer" || field === "followUp") ? "" : valueText(field, from),
		to: valueText(field, to),
	}));
}

/** Returns the answers that went because their service did, which the change of the services tells. */
function answersGone(changes: readonly QuoteChange[]): string[] {
	const change = changes.find(({ field }) => field === "services");
	if (!change) return [];
	const left = String(change.to ?? "").split(",");
	const unasked = questionsAbout(services.values.filter((service) => !left.includes(service)));
	return changes.filter(({ field, to }) => to === null && unasked.includes(field)).map(({ field }) => field);
}

export type ChangeText = ReturnType<typeof describeChanges>[number];

/** Several changes as one: from what was first to what is last. What ends as it began is none. */
export function mergeChanges(changes: readonly QuoteChange[]): QuoteChange[] {
	const merged = new Map<string, QuoteChange>();
	for (const change of changes) {
		const { from } = merged.get(change.field) ?? change;
		merged.set(change.field, { ...change, from });
	}
	return [...merged.values()].filter(({ from, to }) => from !== to);
}

function valueText(field: string, value: QuoteChange["from"]): string {
	if (value === null || value === "") return emptyValue;
	if (field === "lostReason") return labelOf(outcomeTexts.reasons, String(value));
	if (field === "followUp" || field === "text") return labelOf(followUpLabels, String(value));
	if (field === "total" || field === "offer") return formatDollars(Number(value));
	const text = String(value);
	if (field === "date") {
		const times = parseTimes(text);
		return times ? formatJobTime(times) : text;
	}
	if (field === "package") return labelOf(packageNames.labels, text);
	if (field === "addons")
		return text
			.split(",")
			.map((addon) => labelOf(addons.labels, addon))
			.join(", ");
	const question = asked[field];
	return question ? answerLines(question, text).join(", ") : text;
}
