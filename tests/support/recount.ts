import { hearingLabels } from "#app/catalog/request-source.ts";
import { hoursOn, minutesOf, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import type { Told } from "./told-quotes.ts";

const localDay = new Intl.DateTimeFormat("en-CA", {
	timeZone: "America/New_York",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
});

/** The date of a moment in Pennsylvania. */
export function dayOf(at: number): string {
	return localDay.format(at);
}

/** The Monday of a date's week, or the first day of its month; never before `from`. */
function beginningOf(date: string, unit: "week" | "month", from: string): string {
	let day = date;
	const isBeginning = () => (unit === "month" ? day.endsWith("-01") : new Date(day).getUTCDay() === 1);
	while (day > from && !isBeginning()) day = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
	return day;
}

interface Counted {
	requests: number;
	offers: number;
	won: number;
	accepted: number;
	booked: number;
	done: number;
}

interface Wanted {
	from: string;
	to: string;
	unit: "week" | "month";
}

/** Counts what happened from one date to another by going through every event of every quote. */
export function recount(told: readonly Told[], { from, to, unit }: Wanted, times: WorkingTimes) {
	const isWithin = (at: number) => from <= dayOf(at) && dayOf(at) <= to;
	const total: Counted = { requests: 0, offers: 0, won: 0, accepted: 0, booked: 0, done: 0 };
	const groups: Record<"series" | "sources" | "packages" | "services" | "zips", Record<string, Counted>> = {
		...{ series: {}, sources: {}, packages: {}, services: {}, zips: {} },
	};
	const losses: Record<string, number> = {};
	const waits: number[] = [];
	const contacts: number[] = [];
	let asked = 0;
	for (const { quote, events, marks } of told) {
		if (quote.spam || quote.test) continue;
		const add = (what: keyof Counted, at: number, amount: number) => {
			if (!isWithin(at)) return;
			const { first, last } = quote.cameFrom ?? {};
			const told =
				quote.source === "website"
					? (last ?? first)?.source
					: quote.heardOfUs && hearingLabels[quote.heardOfUs];
			const source = [quote.source === "website" ? "Website" : "Phone", told].filter(Boolean).join(": ");
			const places = [
				...([
					["series", beginningOf(dayOf(at), unit, from)],
					["sources", source],
				] as const),
				...([
					["packages", quote.package],
					["zips", quote.zipCode],
				] as const),
				...quote.services.map(({ service }) => ["services", service] as const),
			];
			for (const [group, name] of places) {
				const counted = groups[group];
				counted[name] ??= { requests: 0, offers: 0, won: 0, accepted: 0, booked: 0, done: 0 };
				counted[name][what] += amount;
			}
			total[what] += amount;
		};
		const [beginning] = events;
		if (!beginning) continue;
		const begun = beginning.at;
		add("requests", begun, 1);
		const withdrawn = events.flatMap((event) => (event.action === "withdrawn" ? [event.offerId] : []));
		const sent = events.flatMap((event) => (event.action === "offered" ? [event.offer] : []));
		const offer = sent.find(({ id }) => !withdrawn.includes(id));
		if (offer) add("offers", offer.sentAt, 1);
		const yeses = events.flatMap((event) => (event.action === "accepted" ? [event] : []));
		const priceOf = (id: string | undefined) => sent.find((known) => known.id === id)?.total ?? 0;
		if (quote.stage !== "lost")
			for (const [index, { offerId, at }] of yeses.entries()) {
				if (index === 0) add("accepted", at, 1);
				if (index === 0) add("won", offer?.sentAt ?? 0, 1);
				add("booked", at, priceOf(offerId) - priceOf(yeses[index - 1]?.offerId));
			}
		if (quote.stage === "done") {
			const done = events.findLast(({ action }) => action === "done");
			const open = sent.filter(({ id }) => {
				const answers = events.filter((event) => "offerId" in event && event.offerId === id);
				return !answers.some(({ action }) => ["accepted", "declined", "withdrawn"].includes(action));
			});
			const newest = sent.at(-1);
			const isOpen = newest !== undefined && open.includes(newest);
			const lastYes = yeses.at(-1);
			const price = lastYes ? priceOf(lastYes.offerId) : isOpen ? newest.total : quote.totalPrice;
			add("done", done?.at ?? 0, price);
		}
		let [marked, no]: ([number, string] | null)[] = [null, null];
		let isAgreed = false;
		for (const event of events) {
			if (event.action === "lost") marked = [event.at, event.reason];
			if (event.action === "declined") no = [event.at, event.reason ?? "unknown"];
			if (event.action === "accepted") isAgreed = true;
			// A job that was called off comes back by a yes alone.
			const mayRevive = event.action === "offered" && !isAgreed;
			if (["not-lost", "accepted"].includes(event.action) || mayRevive) marked = null;
			if (event.action === "offered") no = null;
		}
		const loss = quote.stage === "lost" ? (marked ?? no) : null;
		if (loss && isWithin(loss[0])) losses[loss[1]] = (losses[loss[1]] ?? 0) + 1;
		if (quote.source !== "website" || !isWithin(begun)) continue;
		asked++;
		let contact: number | null = null;
		for (const [index, mark] of marks.entries()) {
			if (mark === null || (marks[index - 1] ?? null) === null) contact = mark;
		}
		if (contact === null) continue;
		contacts.push(contact);
		waits.push(openMinutesBetween(begun, contact, times));
	}
	waits.sort((one, other) => one - other);
	const middle = waits.slice(Math.ceil(waits.length / 2) - 1, Math.floor(waits.length / 2) + 1);
	const median = middle.reduce((sum, wait) => sum + wait, 0) / middle.length;
	return {
		total: {
			...total,
			asked,
			contacted: waits.length,
			minutes: waits.length > 0 ? Math.floor(median) : null,
		},
		groups,
		losses,
		contacts: contacts.toSorted(),
	};
}

/** Day after day, what of its business hours is between the two moments. */
function openMinutesBetween(from: number, until: number, times: WorkingTimes): number {
	let open = 0;
	for (
		let day = dayOf(from);
		day <= dayOf(until);
		day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
	) {
		const hours = hoursOn(Date.parse(day), times);
		if (!hours) continue;
		const opens = momentOf(day, hours.opens);
		const closes = momentOf(day, hours.closes);
		open += Math.max(0, Math.min(until, closes) - Math.max(from, opens));
	}
	return Math.floor(open / MINUTE_MS);
}

/** The moment of a time of day in Pennsylvania, which is four or five hours behind. */
function momentOf(day: string, time: string): number {
	const utc = Date.parse(day) + minutesOf(time) * MINUTE_MS;
	const noon = Date.parse(`${day}T12:00:00-05:00`);
	const hour = new Intl.DateTimeFormat("en-US", {
		timeZone: "America/New_York",
		hour: "numeric",
		hourCycle: "h23",
	}).format(noon);
	return utc + (hour === "13" ? 4 : 5) * HOUR_MS;
}
