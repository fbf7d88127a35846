import { calendarPage } from "#app/content/calendar.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { formatSlot, type PreferredSlot, parseSlot } from "#app/quotes/preferred-slots.ts";
import { formatTime } from "#app/time/business-hours.ts";
import { isDate } from "#app/time/clock.ts";
import { formatShortDay } from "#app/time/time-text.ts";

/** A new date that a list offers: a half day, or a day with times such as `08:00`. */
export type DateChoice =
	| PreferredSlot
	| { readonly date: string; readonly half: "times"; readonly from: string; readonly until: string };

/** Returns a choice as an option carries it: `2026-05-19 morning`, `2026-05-19 08:00-18:00`. */
export function formatChoice(choice: DateChoice): string {
	return choice.half === "times" ? `${choice.date} ${choice.from}-${choice.until}` : formatSlot(choice);
}

export function parseChoice(text: string): DateChoice | null {
	const [, date = "", from = "", until = ""] = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
	return isDate(date) ? { date, half: "times", from, until } : parseSlot(text);
}

/** Returns a choice as the lists name it: `Tue, May 19, morning`. */
export function choiceText(choice: DateChoice): string {
	const time =
		choice.half === "times"
			? calendarPage.time(formatTime(choice.from), formatTime(choice.until))
			: calendarPage.halves[choice.half].toLowerCase();
	return jobDateTexts.wish(formatShortDay(choice.date), time);
}
