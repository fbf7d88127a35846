import { settingsPage } from "#app/content/settings.ts";
import { normalizeText } from "#app/fields/text.ts";
import { wholeDollars } from "#app/fields/whole-dollars.ts";
import {
	MAX_CAPACITY,
	MAX_DAYS_OFF,
	MAX_NEAR_SAVING,
	MAX_VACATION_TEXT,
	type SettingsOfForm,
} from "#app/settings/settings.ts";
import { byWeekday, type DayHours, usualHours, type Weekday, weekdays } from "#app/time/business-hours.ts";
import { DAY_MS, dateOf, isDate } from "#app/time/clock.ts";
import { holidaysAhead } from "#app/time/holidays.ts";

export interface SettingsFields {
	hours: Record<Weekday, DayHours & { open: boolean }>;
	daysOff: string[];
	holidays: string[];
	before: string[];
	offFrom: string;
	offTo: string;
	capacity: string;
	nearSaving: string;
	vacationText: string;
	followUps: boolean;
	unfinished: boolean;
	paused: boolean;
}

/** A field's id, by its name, and what is wrong with it. */
export type SettingsErrors = Readonly<Partial<Record<string, string>>>;

const { failures } = settingsPage;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The fields as they begin on `today`, a date. The public holidays of the next year are days off unless somebody works. */
export function fieldsOf(settings: SettingsOfForm, today: string): SettingsFields {
	const { hours, worked, vacationText, followUps, unfinished, paused } = settings;
	const holidays = holidaysAhead(today);
	const daysOff = [...settings.daysOff, ...holidays.filter((date) => !worked.includes(date))];
	return {
		...{ vacationText, followUps, unfinished, paused, holidays, daysOff },
		before: daysOff,
		hours: byWeekday((day) => ({ open: hours[day] !== null, ...(hours[day] ?? usualHours) })),
		capacity: String(settings.capacity),
		nearSaving: settings.nearSaving === null ? "" : String(settings.nearSaving),
		offFrom: "",
		offTo: "",
	};
}

export function readFields(form: FormData): SettingsFields {
	const text = (name: string) => String(form.get(name) ?? "");
	const dates = (name: string) => text(name).split(",").filter(isDate);
	return {
		hours: byWeekday((day) => ({
			open: form.has(`open-${day}`),
			opens: text(`opens-${day}`),
			closes: text(`closes-${day}`),
		})),
		// Listed by the page itself: what is no date was never shown.
		daysOff: form.getAll("daysOff").map(String).filter(isDate),
		holidays: dates("holidays"),
		before: dates("before"),
		offFrom: text("offFrom"),
		offTo: text("offTo"),
		capacity: text("capacity"),
		nearSaving: text("nearSaving"),
		vacationText: text("vacationText"),
		followUps: form.has("followUps"),
		unfinished: form.has("unfinished"),
		paused: form.has("paused"),
	};
}

/** Returns the fields of a form that somebody else's save overtook, with the days off of both: of each day whose box was
 * pressed as it was left, of the others as they are saved by now. */
export function withSavedDays(fields: SettingsFields, saved: SettingsOfForm, today: string): SettingsFields {
	const { daysOff: before, holidays } = fieldsOf(saved, today);
	const isPressed = (date: string) => fields.daysOff.includes(date) !== fields.before.includes(date);
	const kept = before.filter((date) => !isPressed(date));
	return { ...fields, holidays, before, daysOff: [...kept, ...fields.daysOff.filter(isPressed)] };
}

/** The settings that the fields say, or what is wrong with them. Days off before `today`, a date, are left out. */
export function parseFields(
	fields: SettingsFields,
	today: string,
): { settings: SettingsOfForm } | { errors: SettingsErrors } {
	const errors: Record<string, string> = {};
	for (const day of weekdays) {
		const { open, opens, closes } = fields.hours[day];
		const isRight = TIME.test(opens) && TIME.test(closes) && opens < closes;
		if (open && !isRight) errors[`opens-${day}`] = failures.times(day);
	}
	if (weekdays.every((day) => !fields.hours[day].open)) errors["open-Monday"] = failures.noDay;
	const added = datesBetween(fields.offFrom, fields.offTo || fields.offFrom);
	const daysOff = [...new Set([...fields.daysOff, ...(added ?? [])])].filter((date) => date >= today).sort();
	if (added === null) errors.offFrom = failures.date;
	else if (added.length === 0 && fields.offFrom !== "") errors.offTo = failures.order;
	else if (added.length > 0 && added.every((date) => date < today)) errors.offFrom = failures.past;
	// What has begun counts whole: its end would be cut off with the days that have passed.
	else if (Math.max(daysOff.length, added?.length ?? 0) > MAX_DAYS_OFF)
		errors.offFrom = failures.tooManyDays(MAX_DAYS_OFF);
	const capacity = /^\d{1,3}$/.test(fields.capacity.trim()) ? Number(fields.capacity) : 0;
	if (capacity < 1 || capacity > MAX_CAPACITY) errors.capacity = failures.capacity(MAX_CAPACITY);
	const nearSaving = fields.nearSaving.trim() === "" ? null : wholeDollars(fields.nearSaving);
	if (nearSaving !== null && !(nearSaving <= MAX_NEAR_SAVING))
		errors.nearSaving = failures.nearSaving(MAX_NEAR_SAVING);
	const vacationText = normalizeText(fields.vacationText);
	if (vacationText.length > MAX_VACATION_TEXT) errors.vacationText = failures.tooLong(MAX_VACATION_TEXT);
	if (Object.keys(errors).length > 0) return { errors };
	const hours = byWeekday((day) => {
		const { open, opens, closes } = fields.hours[day];
		return open ? { opens, closes } : null;
	});
	const { followUps, unfinished, paused } = fields;
	const listed = holidaysAhead(today).filter((date) => fields.holidays.includes(date));
	const worked = listed.filter((date) => !daysOff.includes(date));
	const own = daysOff.filter((date) => !listed.includes(date));
	return {
		settings: {
			...{ hours, daysOff: own, worked, capacity, nearSaving },
			...{ vacationText, followUps, unfinished, paused },
		},
	};
}

/** The dates from one to another, none where that is before it; null where one is no date. At most one more than can be entered. */
function datesBetween(from: string, to: string): string[] | null {
	if (from === "" && to === "") return [];
	if (!isDate(from) || !isDate(to)) return null;
	const dates: string[] = [];
	const last = Date.parse(to);
	for (let day = Date.parse(from); day <= last && dates.length <= MAX_DAYS_OFF; day += DAY_MS)
		dates.push(dateOf(day));
	return dates;
}
