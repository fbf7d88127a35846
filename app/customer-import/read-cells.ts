import * as z from "zod/mini";
import { normalizePhone } from "#app/fields/phone.ts";
import { limits } from "#app/fields/text.ts";
import { isDate } from "#app/time/clock.ts";
import { MONTHS } from "#app/time/dates-in-text.ts";

/** Whether a file's first record names its columns: one with a number or an address is somebody in the list. */
export function nameColumns(cells: readonly string[] = []): boolean {
	return cells.every((cell) => keysIn(cell, readPhone).length + keysIn(cell, readEmail).length === 0);
}

/** Reads a number also as a spreadsheet wrote it: `5705550123.0`, or `'5705550123`. Returns E.164; null for a cell that is no number. */
export const readPhone = (text: string) => normalizePhone(text.replace(/^'|\.0$/g, ""));

/** Returns an email address in lower case; null for a cell that is none. */
export function readEmail(text: string): string | null {
	const email = text.replace(/^mailto:/i, "");
	return email.length <= limits.email && z.email().safeParse(email).success ? email.toLowerCase() : null;
}

/** Whether a cell is a ZIP code or a ZIP+4. */
export const isZip = (text: string) => /^\d{5}(?:[- ]?\d{4})?$/.test(text);

/** Returns what a cell has. It can have several, as Google Contacts writes them, `a ::: b`, or as people do: `a / b`, `a or b`. */
export function keysIn(cell: string, read: (text: string) => string | null): string[] {
	return cell.split(/\s*(?::::|[,;|\n])\s*| (?:\/|or) /i).flatMap((text) => read(text) ?? []);
}

/** Whether a date has its day before its month: other dates of the same file would then be read as other days. */
export const hasDayFirst = (typed: string) =>
	/^(1[3-9]|2\d|3[01])[/.-](0?[1-9]|1[0-2])[/.-]\d/.test(typed.trim());

/** Returns the date of `2026-05-12`, `5/12/2026`, `5/12/26`, `May 12, 2026` and `12 May 2026`, with a time behind it or not; null where it
 * is none. */
export function readDay(typed: string): string | null {
	const text = typed.trim().toLowerCase();
	const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(text);
	const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
	const named = /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(text);
	const dayFirst =
		/^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})/.exec(text);
	if (iso) return dayOf(iso[1], iso[2], iso[3]);
	if (us) return dayOf(us[3]?.length === 2 ? `20${us[3]}` : us[3], us[1], us[2]);
	if (named) return dayOf(named[3], monthOf(named[1]), named[2]);
	return dayFirst ? dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : null;
}

const monthOf = (name = "") => String(MONTHS.indexOf(name) + 1);

function dayOf(year = "", month = "", day = ""): string | null {
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(date) && date >= "1970-01-02" ? date : null;
}

/** Returns the whole dollars of `$1,234.50`; null where it is no sum. */
export function readSum(typed: string): number | null {
	const text = typed.replace(/[\s$]|USD/gi, "");
	if (!/^\d{1,3}(,\d{3})*(\.\d+)?$|^\d{1,7}(\.\d+)?$/.test(text)) return null;
	const sum = Math.round(Number(text.replaceAll(",", "")));
	return sum <= MAX_SUM ? sum : null;
}

/** A sum has at most this many whole dollars. */
const MAX_SUM = 1_000_000;
