import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const NOW = Date.parse("2026-05-04T10:00:00-04:00");

function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
	return {
		id: "7f6f3f5e-0000-4000-8000-000000000001",
		sequence: 3,
		startsAt: Date.parse("2026-11-24T08:00:00-05:00"),
		endsAt: Date.parse("2026-11-24T12:00:00-05:00"),
		summary: "Window Cleaning",
		location: "1 Elm St, PA 18411",
		description: "A question?",
		isCancelled: false,
		...changes,
	};
}

/** The calendar as another parser reads it. */
function parse(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	const events = calendar.getAllSubcomponents("vevent").map((component) => {
		const event = new ICAL.Event(component);
		return {
			start: event.startDate.toJSDate().getTime(),
			end: event.endDate.toJSDate().getTime(),
			event,
			value: (name: string) => String(component.getFirstPropertyValue(name)),
		};
	});
	return { method: calendar.getFirstPropertyValue("method"), events };
}

/** Whether each line has as many bytes as the format allows. */
function isFolded(file: string): boolean {
	return file.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75);
}

test("another parser finds the job where and when it is, under one name for good", () => {
	const file = calendarFile({ method: "PUBLISH", events: [anEvent()], now: NOW });
	const { method, events } = parse(file);
	const [found] = events;
	expect(method).toBe("PUBLISH");
	expect([found?.start, found?.end]).toEqual([anEvent().startsAt, anEvent().endsAt]);
	expect(found?.event).toMatchObject({
		uid: `${anEvent().id}@www.glasswing.example`,
		sequence: 3,
		summary: "Window Cleaning",
		location: "1 Elm St, PA 18411",
		description: "A question?",
	});
	expect(found?.value("status")).toBe("CONFIRMED");
	expect(found?.value("dtstamp")).toBe("2026-05-04T14:00:00Z");
	expect(file).not.toMatch(/ATTENDEE|ORGANIZER/);
	expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
	// In UTC no program needs the rules of a time zone.
	expect(file).toContain("DTSTART:20261124T130000Z\r\nDTEND:20261124T170000Z\r\n");
});

test("what a calendar that subscribes is told stands before the jobs", () => {
	const file = calendarFile({ method: "PUBLISH", events: [anEvent()], now: NOW, name: "Jobs" });
	const [head = ""] = file.split("BEGIN:VEVENT");
	expect(head).toContain("\r\nX-WR-CALNAME:Jobs\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
});

test("whatever the time of a job, summer or winter, another parser reads the same moment", () => {
	const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
	fc.assert(
		fc.property(minute, fc.integer({ min: 15, max: 60 * 24 }), (start, length) => {
			const startsAt = start * 60_000;
			const endsAt = startsAt + length * 60_000;
			const [found] = parse(
				calendarFile({ method: "PUBLISH", events: [anEvent({ startsAt, endsAt })], now: NOW }),
			).events;
			expect([found?.start, found?.end]).toEqual([startsAt, endsAt]);
		}),
		{
			examples: [
				[Date.parse("2026-03-08T06:59:00Z") / 60_000, 30],
				[Date.parse("2026-03-08T07:00:00Z") / 60_000, 30],
				[Date.parse("2026-11-01T13:00:00Z") / 60_000, 240],
			],
		},
	);
});

test("a mail invites one person, and takes the date back under the same name with a higher number", () => {
	const [asked, taken] = [
		{ method: "REQUEST" as const, event: anEvent() },
		{ method: "CANCEL" as const, event: anEvent({ sequence: 4, isCancelled: true }) },
	].map(({ method, event }) =>
		parse(calendarFile({ method, events: [event], now: NOW, attendee: "ann@example.com" })),
	);
	expect([asked?.method, taken?.method]).toEqual(["REQUEST", "CANCEL"]);
	for (const calendar of [asked, taken]) {
		expect(calendar?.events[0]?.value("organizer").toLowerCase()).toBe("mailto:hello@glasswing.example");
		expect(calendar?.events[0]?.value("attendee").toLowerCase()).toBe("mailto:ann@example.com");
	}
	expect(taken?.events[0]?.value("status")).toBe("CANCELLED");
	expect(taken?.events[0]?.event.uid).toBe(asked?.events[0]?.event.uid);
	expect(taken?.events[0]?.event.sequence).toBeGreaterThan(asked?.events[0]?.event.sequence ?? 9);
});

test("no text that somebody typed becomes a line of its own", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
			const texts = { summary: typed, location: typed, description: `${typed}\nEND:VEVENT\r\nSTATUS:X` };
			const file = calendarFile({ method: "PUBLISH", events: [anEvent(texts)], now: NOW });
			const { events } = parse(file);
			expect(events).toHaveLength(1);
			expect(events[0]?.value("status")).toBe("CONFIRMED");
			expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
			expect(isFolded(file)).toBe(true);
		}),
	);
});

test("another parser reads every text as it was typed, however long and in whatever script", () => {
	const typed = fc.string({
		unit: fc.constantFrom("a", "ß", "語", "🪟", " ", ";", ",", "\\", "n", ":", "\n"),
	});
	fc.assert(
		fc.property(typed, fc.constantFrom("", "a long text, ".repeat(12), "窓".repeat(60)), (end, start) => {
			const texts = {
				summary: `S${start}${end}`,
				location: `L${end}${start}`,
				description: `D${start}${end}`,
			};
			const file = calendarFile({ method: "PUBLISH", events: [anEvent(texts)], now: NOW });
			expect(parse(file).events[0]?.event).toMatchObject(texts);
			expect(isFolded(file)).toBe(true);
		}),
	);
});
