import { business } from "./business.ts";

/** Formats a time (UTC milliseconds) in American English where the company is, unless `options` name another time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: number) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (time) => {
		// At first use: a Worker that starts would spend 10 ms on it, and a page that makes one for each date as much again.
		formatter ??= new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone, ...options });
		// Runtimes differ in the space before AM; one and the same text must come from both.
		return formatter.format(time).replace(/\s/g, " ");
	};
}
