import * as z from "zod/mini";
import { halfNames } from "#app/catalog/quote-enums.ts";
import { byWeekday, defaultTimes, weekdays } from "#app/time/business-hours.ts";
import { ownTextsSchema } from "./own-texts-schema.ts";

export const MAX_CAPACITY = 20;
export const MAX_DAYS_OFF = 200;
export const MAX_NEAR_SAVING = 200;
export const MAX_VACATION_TEXT = 300;
export const MAX_OWN_ENTRIES = 100;
/** A title has at most this many characters. */
export const MAX_ENTRY_TITLE = 80;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const dayHoursSchema = z.nullable(
	z
		.object({ opens: time, closes: time })
		.check(z.refine(({ opens, closes }) => opens < closes, "It closes after it opens")),
);

const ownEntrySchema = z.object({
	date: z.iso.date(),
	half: z.enum(halfNames),
	title: z.string().check(z.maxLength(MAX_ENTRY_TITLE)),
});
export type OwnEntry = z.output<typeof ownEntrySchema>;

/** What the owners set for the whole business. What a stored value lacks comes from the business profile. */
export const settingsSchema = z.object({
	/** The hours go by weekday; null where nobody works. */
	hours: z._default(
		z
			.object(byWeekday(() => dayHoursSchema))
			.check(z.refine((hours) => weekdays.some((day) => hours[day] !== null), "Somebody has to work")),
		() => byWeekday((day) => defaultTimes.hours[day] ?? null),
	),
	/** The days off are dates such as `2026-12-24`, sorted. */
	daysOff: z._default(z.array(z.iso.date()).check(z.maxLength(MAX_DAYS_OFF)), []),
	/** Public holidays on which somebody works, as dates. */
	worked: z._default(z.array(z.iso.date()).check(z.maxLength(MAX_DAYS_OFF)), []),
	/** This many jobs fit into a half day. */
	capacity: z._default(z.int().check(z.gte(1), z.lte(MAX_CAPACITY)), 1),
	/** Whole dollars off for who picks only days near other work; null where such days are told to nobody. */
	nearSaving: z._default(z.nullable(z.int().check(z.gte(0), z.lte(MAX_NEAR_SAVING))), null),
	/** What visitors read while the company is away; empty for nothing. */
	vacationText: z._default(z.string().check(z.maxLength(MAX_VACATION_TEXT)), ""),
	/** Whether reminders and thanks are mailed automatically. */
	followUps: z._default(z.boolean(), true),
	/** Whether the request of a visitor who leaves after the wizard's second step is kept. */
	unfinished: z._default(z.boolean(), false),
	/** Whether the wizard shows prices and takes no requests. */
	paused: z._default(z.boolean(), false),
	/** Sorted; set on the calendar and not with the others. */
	ownEntries: z._default(z.array(ownEntrySchema).check(z.maxLength(MAX_OWN_ENTRIES)), []),
	/** What owners text and mail again and again, in their own words; set on its own page. */
	texts: ownTextsSchema,
});
export type Settings = z.output<typeof settingsSchema>;

/** What the settings' own page saves. */
export type SettingsOfForm = Omit<Settings, "ownEntries" | "texts">;

/** The settings before an owner saves any. */
export const defaultSettings: Settings = settingsSchema.parse({});
