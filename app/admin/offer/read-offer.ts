import { TERMS_VERSION } from "#app/content/customer-offer.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { optionalText } from "#app/fields/text.ts";
import { wholeDollars } from "#app/fields/whole-dollars.ts";
import { MAX_LINES, type OfferLine, type OfferTerms, offerLinesSchema, totalOf } from "#app/quotes/offer.ts";
import { DAY_MS, dateOf, isDate, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";
import { newId } from "#app/time/new-id.ts";
import type { OfferFormValues } from "./offer-drafts.ts";

export const MAX_NOTE = 600;
const VALID_DAYS = 14;
const MAX_VALID_DAYS = 366;

type OfferRow = OfferFormValues["rows"][number];

export type CheckedOffer = Pick<OfferTerms, "lines" | "note" | "termsVersion" | "validUntil">;

/** The messages go by field: `label-0`, `amount-0`, `lines`, `note`, `until`. */
export type OfferErrors = Record<string, string>;

/** Returns the name of a field for the list of what is wrong; none for what is wrong with all lines. */
export function offerFieldName(name: string): string | undefined {
	if (name === "note" || name === "until") return offerForm[name];
	const [, position] = name.split("-");
	return position === undefined ? undefined : offerForm.line(Number(position) + 1);
}

const emptyRow: OfferRow = { label: "", amount: "", kind: "work" };

/** What the form begins with, valid for two weeks: with what the offer before it says. */
export function newOfferForm(
	before: { lines: readonly OfferLine[]; note: string | null },
	changed: string,
	now: UtcMs,
): OfferFormValues {
	return {
		id: newId(now),
		rows: before.lines.map((line) => ({ ...line, amount: String(line.amount) })),
		note: before.note ?? "",
		until: dateOf(localTime(now).midnight + VALID_DAYS * DAY_MS),
		changed,
	};
}

export function readOfferForm(form: FormData): OfferFormValues {
	const text = (name: string) => String(form.get(name) ?? "");
	const positions = Array.from({ length: MAX_LINES + 1 }, (_, position) => position);
	const rows = positions
		.filter((position) => form.has(`label-${position}`))
		.map((position): OfferRow => {
			const kind = text(`kind-${position}`) === "saving" ? "saving" : "work";
			const parts = text(`label-${position}`).split("\n");
			const label = parts.map((part) => part.trim()).join(" ");
			return { label, amount: text(`amount-${position}`), kind };
		});
	return { id: text("id"), rows, note: text("note"), until: text("until"), changed: text("changed") };
}

/** Returns the values without empty rows, and with one empty row where there is no other. */
export function withRows(values: OfferFormValues): OfferFormValues {
	const rows = values.rows.filter((row) => !isEmpty(row));
	return { ...values, rows: rows.length === 0 ? [emptyRow] : rows };
}

/** Returns the values with one more row at the end, as far as there is room: each other row of the form stays where it is. */
export function withNextRow(values: OfferFormValues): OfferFormValues {
	const { rows } = values;
	return { ...values, rows: rows.length < MAX_LINES ? [...rows, emptyRow] : rows };
}

export function isFull({ rows }: OfferFormValues): boolean {
	return rows.filter((row) => !isEmpty(row)).length >= MAX_LINES;
}

/** What typed rows come to by now, whole dollars: no amount yet counts as nothing. Null where one cannot be read. */
export function typedTotal(rows: readonly OfferRow[]): number | null {
	const dollarsOf = (amount: string) => (amount.trim() === "" ? 0 : wholeDollars(amount));
	const total = totalOf(rows.map(({ amount, kind }) => ({ amount: dollarsOf(amount), kind })));
	return Number.isNaN(total) ? null : total;
}

export function checkOffer(
	{ rows, note, until }: OfferFormValues,
	now: UtcMs,
): { offer: CheckedOffer } | { errors: OfferErrors } {
	const errors: OfferErrors = {};
	const filled = rows.flatMap((row, position) => (isEmpty(row) ? [] : [{ row, position }]));
	const lines = offerLinesSchema.safeParse(
		filled.map(({ row }) => ({ ...row, amount: wholeDollars(row.amount) })),
	);
	for (const { path, message } of lines.error?.issues ?? []) {
		const position = filled[Number(path[0])]?.position;
		errors[position === undefined ? "lines" : `${String(path[1])}-${position}`] ??= message;
	}
	const written = optionalText(MAX_NOTE).safeParse(note);
	if (!written.success) errors.note = written.error.issues[0]?.message ?? "";
	/** The offer ends when its last day ends for the company. */
	const validUntil = isDate(until) ? toUtc(Date.parse(until) + DAY_MS) : null;
	if (validUntil === null || validUntil <= now || validUntil > now + MAX_VALID_DAYS * DAY_MS)
		errors.until = offerForm.badUntil;
	if (!lines.success || !written.success || validUntil === null || Object.keys(errors).length > 0)
		return { errors };
	return {
		offer: { lines: lines.data, note: written.data ?? null, termsVersion: TERMS_VERSION, validUntil },
	};
}

function isEmpty({ label, amount }: OfferRow): boolean {
	return label.trim() === "" && amount.trim() === "";
}
