import { halfNames } from "#app/catalog/quote-enums.ts";
import { ownEntryForm as texts } from "#app/content/calendar.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { normalizeText } from "#app/fields/text.ts";
import { MAX_ENTRY_TITLE, MAX_OWN_ENTRIES, type OwnEntry } from "#app/settings/settings.ts";
import { isDate } from "#app/time/clock.ts";

export interface EntryChange {
	readonly kind: "keep" | "free";
	readonly date: string;
	/** The half is a half day's name, or `day` for both. */
	readonly half: string;
	readonly title: string;
	/** Whether it is kept where jobs are booked, too. */
	readonly mayOverlap: boolean;
}

/** Why nothing was done: what is wrong with the fields, or what none of them is the reason of. */
export interface EntryRefusal extends Partial<StepFailure> {
	readonly errors: Readonly<Partial<Record<"date" | "half" | "title", string>>>;
	/** Whether it is done where the owner says so once more. */
	readonly isWarning?: boolean;
	readonly typed: Pick<EntryChange, "date" | "half" | "title">;
}

export function readEntryForm(form: FormData): EntryChange {
	const text = (name: string) => String(form.get(name) ?? "");
	const kind = form.get("intent") === "free" ? "free" : "keep";
	const typed = { date: text("date"), half: text("half"), title: normalizeText(text("title")) };
	return { kind, ...typed, mayOverlap: form.has("anyway") };
}

/** Returns the entries after a change, in their order, without those of days before `today`, a date; or why it is refused.
 * `countJobs` tells how many jobs are booked in some of these halves of its day. */
export function changeEntries(
	entries: readonly OwnEntry[],
	{ kind, mayOverlap, ...typed }: EntryChange,
	{ today, countJobs }: { today: string; countJobs: (halves: readonly OwnEntry["half"][]) => number },
): { entries: OwnEntry[] } | EntryRefusal {
	const { date, half, title } = typed;
	const changed = halfNames.filter((known) => known === half || half === "day");
	const errors: { date?: string; half?: string; title?: string } = {};
	if (!isDate(date) || (kind === "keep" && date < today)) errors.date = texts.errors.date;
	if (changed.length === 0) errors.half = texts.errors.half;
	if (kind === "keep" && title === "") errors.title = texts.errors.title;
	if (title.length > MAX_ENTRY_TITLE) errors.title = texts.errors.long(MAX_ENTRY_TITLE);
	const taken = entries.find(
		(entry) => entry.date === date && changed.includes(entry.half) && entry.title !== title,
	);
	if (kind === "keep" && taken) errors.half ??= texts.errors.taken(texts.halves[taken.half], taken.title);
	if (Object.keys(errors).length > 0) return { errors, typed };
	const jobs = kind === "free" || mayOverlap ? 0 : countJobs(changed);
	if (jobs > 0) return { errors: {}, text: texts.booked(jobs), isWarning: true, typed };
	const others = entries.filter((entry) => entry.date !== date || !changed.includes(entry.half));
	const kept = kind === "free" ? [] : changed.map((known) => ({ date, half: known, title }));
	const next = [...others, ...kept]
		.filter((entry) => entry.date >= today)
		.toSorted(
			(a, b) => a.date.localeCompare(b.date) || halfNames.indexOf(a.half) - halfNames.indexOf(b.half),
		);
	return next.length > MAX_OWN_ENTRIES
		? { errors: {}, text: texts.tooMany(MAX_OWN_ENTRIES), typed }
		: { entries: next };
}
