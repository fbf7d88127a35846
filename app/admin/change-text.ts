import { fieldOptions, labelOf } from "#app/catalog/options.ts";
import { formatPhone } from "#app/catalog/phone.ts";
import type { QuoteChange } from "#app/catalog/quote-terms.ts";
import { outcomeTexts } from "#app/content/quote-card.ts";
import { changedFields, emptyValue, followUpLabels } from "#app/content/quote-changes.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { parseTimes } from "#app/schedule/job-times.ts";
import { formatJobTime } from "#app/schedule/when-text.ts";

export interface ChangeText {
	label: string;
	from: string;
	to: string;
}

const lists = ["services", "pressureTargets", "addons"];

export function describeChanges(changes: readonly QuoteChange[]): ChangeText[] {
	return changes.map(({ field, from, to }) => ({
		label: labelOf(changedFields, field),
		from: valueText(field, from),
		to: valueText(field, to),
	}));
}

/** Several changes as one: from what was first to what is last. What ends as it began is none. */
export function mergeChanges(changes: readonly QuoteChange[]): QuoteChange[] {
	const merged = new Map<string, QuoteChange>();
	for (const change of changes) {
		const { from } = merged.get(change.field) ?? change;
		merged.set(change.field, { ...change, from });
	}
	return [...merged.values()].filter(({ from, to }) => from !== to);
}

export function valueText(field: string, value: QuoteChange["from"]): string {
	if (value === null || value === "") return emptyValue;
	if (field === "lostReason") return labelOf(outcomeTexts.reasons, String(value));
	if (field === "followUp" || field === "text") return labelOf(followUpLabels, String(value));
	if (field === "total" || field === "offer") return formatDollars(Number(value));
	const text = String(value);
	if (field === "date") {
		const times = parseTimes(text);
		return times ? formatJobTime(times) : text;
	}
	if (field === "phone") return formatPhone(text);
	const { labels = {} } = fieldOptions[field] ?? {};
	const values = lists.includes(field) ? text.split(",") : [text];
	return values.map((item) => labelOf(labels, item)).join(", ");
}
