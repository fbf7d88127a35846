import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { JobDateMail } from "#app/outbox/queued-mail.ts";
import { composeMail } from "./compose.server.ts";

const settings = { origin: "https://www.glasswing.example", owners: ["dan@glasswing.example"], secret: "s" };
const date: JobDateMail = {
	to: "ann@example.com",
	customer: "Ann Example",
	token: "Qm9iJ3MtdG9rZW4_LUFiQw",
	quoteId: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	revision: 5,
	services: ["Window Cleaning (Deluxe)", "Gutter Cleaning", "Roof"],
	price: 1510,
	address: "1 Elm St",
	zipCode: "18411",
	startsAt: Date.parse("2026-11-24T08:00:00-05:00"),
	endsAt: Date.parse("2026-11-24T12:00:00-05:00"),
	isCancelled: false,
	isLost: false,
};
const mailOf = (payload: JobDateMail) => composeMail({ kind: "job-date", payload }, "job-date:1:5", settings);

function attached(mail: ReturnType<typeof mailOf>) {
	const [file] = mail.attachments ?? [];
	const calendar = new ICAL.Component(ICAL.parse(file?.text ?? ""));
	const component = calendar.getFirstSubcomponent("vevent");
	if (!component) throw new Error("There is no event");
	const { uid, sequence, summary } = new ICAL.Event(component);
	return {
		file,
		method: calendar.getFirstPropertyValue("method"),
		status: component.getFirstPropertyValue("status"),
		...{ uid, sequence, summary },
	};
}

test("the customer is mailed the date in words, and as an event to accept", () => {
	const mail = mailOf(date);
	expect(mail).toMatchObject({
		to: ["ann@example.com"],
		replyTo: "hello@glasswing.example",
		subject: "Your Glasswing appointment: Tuesday, November 24, 2026, morning (8 am to 12 pm)",
	});
	for (const body of [mail.text, mail.html]) {
		expect(body).toContain("Daniel is coming on Tuesday, November 24, 2026, morning (8 am to 12 pm).");
		expect(body).toContain("https://www.glasswing.example/quote/Qm9iJ3MtdG9rZW4_LUFiQw");
	}
	const { file, ...event } = attached(mail);
	expect(file).toMatchObject({
		fileName: "glasswing.ics",
		type: "text/calendar; charset=utf-8; method=REQUEST",
	});
	expect(event).toMatchObject({ method: "REQUEST", status: "CONFIRMED", sequence: 5 });
	expect(event.summary).toBe("Window Cleaning (Deluxe), Gutter Cleaning and Roof by Glasswing");
	expect(mail.text).toContain("Your price: $1,510");
});

test("a date ahead asks for the street where nobody knows it", () => {
	const told = (changes: Partial<JobDateMail>) =>
		mailOf({ ...date, ...changes }).text.includes("We still need your street address");
	expect([told({}), told({ address: null }), told({ address: null, isCancelled: true })]).toEqual([
		...[false, true, false],
	]);
});

test("a date that moved is mailed as such, with where to say whether it suits", () => {
	const mail = mailOf({ ...date, isMoved: true });
	expect(mail.subject).toBe(
		"Moved: your Glasswing appointment, now Tuesday, November 24, 2026, morning (8 am to 12 pm)",
	);
	expect(mail.text).toContain("Daniel is now coming on Tuesday, November 24, 2026");
	expect(mail.text).toContain("Open your page, or reply to this email.");
});

test("a date that the customer asked for is mailed as such, and nobody asks whether it suits", () => {
	const mail = mailOf({ ...date, isMoved: true, isAsked: true });
	expect(mail.text).toContain(
		"You asked for another day: Daniel is now coming on Tuesday, November 24, 2026",
	);
	expect(mail.text).not.toContain("Is that fine");
});

test("a mail that an earlier release queued names every service, and no price", () => {
	const mail = mailOf({ ...date, services: ["window-cleaning", "gutter-cleaning"], price: null });
	expect(attached(mail).summary).toBe("Window Cleaning and Gutter Cleaning by Glasswing");
	expect(mail.text).not.toContain("Your price");
});

test("a date taken back is mailed with what takes the same event out of the calendar", () => {
	const mail = mailOf({ ...date, revision: 6, isCancelled: true });
	expect(mail.text).toContain("We'll be in touch about another date.");
	expect(mail.subject).toContain("Canceled: your Glasswing appointment");
	expect(mail.text).toContain("Our visit on Tuesday, November 24, 2026");
	const { uid } = attached(mailOf(date));
	expect(attached(mail)).toMatchObject({ method: "CANCEL", status: "CANCELLED", sequence: 6, uid });
});

test("where there will be no job, nobody promises another date", () => {
	const mail = mailOf({ ...date, revision: 6, isCancelled: true, isLost: true });
	expect(mail.subject).toContain("Canceled: your Glasswing appointment");
	expect(mail.text).toContain("The attachment takes it out of your calendar.");
	expect(mail.text).not.toContain("another date");
	expect(attached(mail)).toMatchObject({ method: "CANCEL", status: "CANCELLED", sequence: 6 });
});
