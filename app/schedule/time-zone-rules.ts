import { minutesAhead } from "#app/config/business-hours.ts";
import { MINUTE_MS } from "#app/config/durations.ts";

/** A moment (UTC milliseconds) at which the company's clocks change, with the offsets from UTC in minutes. */
interface ClockChange {
	at: number;
	before: number;
	after: number;
}

/** Years that are compared to tell a fourth Sunday from a last one. */
const YEARS = 6;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const known = new Map<number, string>();

/** The VTIMEZONE component of the company's time zone, for times from the beginning of `year` on. */
export function timeZoneRules(name: string, year: number): string {
	const text = known.get(year) ?? describeRules(year);
	known.set(year, text);
	return `BEGIN:VTIMEZONE\r\nTZID:${name}\r\n${text}END:VTIMEZONE\r\n`;
}

function describeRules(year: number): string {
	// The change before the first of `year` holds until then.
	const changes = clockChanges(year - 1);
	if (changes.length === 0) {
		const offset = minutesAhead(Date.UTC(year, 0));
		return component({ at: Date.UTC(year - 1, 0), before: offset, after: offset }, null);
	}
	const [spring, autumn] = [true, false].map((isForward) =>
		changes.filter(({ before, after }) => after > before === isForward),
	);
	return [spring, autumn]
		.flatMap((ofOneKind = []) => {
			const rule = yearlyRule(ofOneKind);
			const [first] = ofOneKind;
			return rule && first ? [component(first, rule)] : ofOneKind.map((change) => component(change, null));
		})
		.join("");
}

function component({ at, before, after }: ClockChange, rule: string | null): string {
	const name = after > before ? "DAYLIGHT" : "STANDARD";
	const start = new Date(at + before * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z$/g, "");
	const lines = [
		`BEGIN:${name}`,
		`DTSTART:${start}`,
		...(rule ? [`RRULE:${rule}`] : []),
		`TZOFFSETFROM:${formatOffset(before)}`,
		`TZOFFSETTO:${formatOffset(after)}`,
		`END:${name}`,
	];
	return `${lines.join("\r\n")}\r\n`;
}

/** Such as "the second Sunday of March", where all of the changes agree on it. */
function yearlyRule(changes: readonly ClockChange[]): string | null {
	const days = changes.map(({ at, before }) => {
		const local = new Date(at + before * MINUTE_MS);
		const date = local.getUTCDate();
		const length = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
		return {
			place: `${local.getUTCMonth() + 1} ${WEEKDAYS[local.getUTCDay()]} ${local.toISOString().slice(11)}`,
			nth: Math.ceil(date / 7),
			isLast: date + 7 > length,
		};
	});
	const [first] = days;
	if (!first || days.length < YEARS || days.some(({ place }) => place !== first.place)) return null;
	const [month, weekday] = first.place.split(" ");
	const rule = (nth: number) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekday}`;
	if (days.every(({ nth }) => nth === first.nth)) return rule(first.nth);
	return days.every(({ isLast }) => isLast) ? rule(-1) : null;
}

/** Every change within `YEARS` years, earliest first. */
function clockChanges(year: number): ClockChange[] {
	const months = Array.from({ length: YEARS * 12 }, (_, month) => Date.UTC(year, month));
	return months.flatMap((from, index) => {
		const until = months[index + 1] ?? Date.UTC(year + YEARS, 0);
		const [before, after] = [minutesAhead(from), minutesAhead(until)];
		return before === after ? [] : [{ at: momentOfChange(from, until), before, after }];
	});
}

function momentOfChange(from: number, until: number): number {
	const before = minutesAhead(from);
	let [low, high] = [from, until];
	while (high - low > MINUTE_MS) {
		const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
		if (minutesAhead(middle) === before) low = middle;
		else high = middle;
	}
	return high;
}

function formatOffset(minutes: number): string {
	const size = Math.abs(minutes);
	const digits = (value: number) => String(value).padStart(2, "0");
	return `${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}
