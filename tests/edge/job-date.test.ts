import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { dashboardFailures, unknownQuote } from "#app/content/dashboard.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { formatTimes, type JobTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { defaultSettings } from "#app/settings/settings.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { decisions, quoteRequests, settings } from "#db/schema.ts";
import { db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { FRIDAY, readCalendar, setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A saved quote, and an owner who looks at it on that Monday. */
async function aQuoteAndItsOwner(wishes: { date: string; half: string }[] = []) {
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
	const submission = aSubmission();
	const { id } = submission;
	const token = (await saveQuote(db, submission, MONDAY - 60_000)) ?? "";
	if (wishes.length > 0) await accept(id, wishes);
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	// The form is that of a page which is loaded at this moment, unless the fields say otherwise.
	const post = (fields: Record<string, string>, before: JobTimes | null = null) => {
		const form = { before: formatTimes(before), asked: String(Date.now()), ...fields };
		return owner.post(jobPaths.quoteDate(id), Object.entries(form));
	};
	const dates = async () => {
		const [row] = (await savedQuote(id)).rows;
		return { startsAt: row?.scheduledFor, endsAt: row?.scheduledUntil };
	};
	return { id, token, owner, post, dates };
}

async function accept(quoteId: string, wishes: { date: string; half: string }[]): Promise<void> {
	const offer = anOffer(quoteId);
	await send(db, offer, MONDAY - 50_000);
	await db.insert(decisions).values({
		offerId: offer.id,
		attempt: crypto.randomUUID(),
		outcome: "accepted",
		name: "Ann Example",
		decidedAt: MONDAY - 40_000,
		wishes: JSON.stringify(wishes),
	});
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ acceptedAt: MONDAY - 40_000 })
			.where(sql`id = ${quoteId}`),
	);
}

test("one tap confirms what the customer wished for, in a round trip for the hours and one for the date", async () => {
	const { id, token, owner, post, dates } = await aQuoteAndItsOwner([
		{ date: "2026-05-12", half: "morning" },
		{ date: "2026-05-15", half: "afternoon" },
	]);
	const { html } = await owner.get(paths.adminQuote(id));
	expect(html).toContain("The customer would like");
	expect(html).toContain("Tue, May 12, morning");
	await proxy.reset();
	const answer = await post({ wish: "2026-05-12 morning" });
	expect([answer.status, answer.location]).toEqual([303, `${paths.adminQuote(id)}#date`]);
	expect(await proxy.roundTrips()).toBe(2);
	expect(await dates()).toEqual(TUESDAY);
	const after = await owner.get(paths.adminQuote(id));
	// What is the date already cannot be confirmed again; the other one can.
	expect(after.html).not.toContain('value="2026-05-12 morning"');
	expect(after.html).toContain('value="2026-05-15 afternoon"');
	expect(after.html).toContain("Tuesday, May 12, 2026, morning (8 am to 12 pm)");
	expect(after.html).toContain("Undo");
	// The customer's page and calendar have it, too.
	const page = await new Visitor().get(paths.customerQuote(token));
	expect(page.html).toContain("Tuesday, May 12, 2026, morning (8 am to 12 pm)");
	expect(page.html).toContain(`href="${jobPaths.customerCalendar(token)}"`);
	const calendar = await new Visitor().get(jobPaths.customerCalendar(token));
	expect(readCalendar(calendar.html).events).toMatchObject([TUESDAY]);
});

test("a job of the whole day keeps its times where a half of another day is asked for and confirmed", async () => {
	const { id, token, owner, post, dates } = await aQuoteAndItsOwner();
	const times = { date: "2026-05-12", half: "times", from: "08:00", until: "18:00" };
	expect((await post(times)).status).toBe(303);
	const other = await aQuoteAndItsOwner();
	expect((await other.post({ date: "2026-05-20", half: "afternoon" })).status).toBe(303);
	const customer = new Visitor();
	const page = await customer.get(paths.customerQuote(token));
	expect(page.html).toContain(dateAnswerTexts.wholeDay);
	const offered = [...page.html.matchAll(/name="wish"[^>]* value="2026-05-(?:19|20) (\w+)"/g)];
	expect(offered.map(([, half]) => half)).toEqual(["morning", "afternoon"]);
	const ask = async (wish: string) => {
		const asked = { intent: "move", quote: id, attempt: crypto.randomUUID(), wish };
		return (await customer.post(paths.customerQuote(token), Object.entries(asked))).status;
	};
	// Half of it is free, and the job takes the whole day.
	expect(await ask("2026-05-20 morning")).toBe(409);
	expect(await ask("2026-05-19 morning")).toBe(303);
	const { html } = await owner.get(paths.adminQuote(id));
	expect(html).toContain("Tue, May 19, 8 am – 6 pm");
	const wish = "2026-05-19 08:00-18:00";
	expect(html).toContain(`name="wish" value="${wish}"`);
	const [startsAt, endsAt] = ["2026-05-12T08:00-04:00", "2026-05-12T18:00-04:00"].map(Date.parse);
	const before = { startsAt: startsAt ?? 0, endsAt: endsAt ?? 0 };
	expect((await post({ wish }, before)).status).toBe(303);
	const week = 7 * DAY_MS;
	expect(await dates()).toEqual({ startsAt: before.startsAt + week, endsAt: before.endsAt + week });
});

test("what the customer asked for last is to be confirmed, and nobody asks whether a picked day suits", async () => {
	const { id, token, owner, post } = await aQuoteAndItsOwner([
		{ date: "2026-05-12", half: "morning" },
		{ date: "2026-05-15", half: "afternoon" },
	]);
	const times = { date: "2026-05-12", half: "times", from: "8:00", until: "10:00" };
	expect((await post(times)).status).toBe(303);
	const confirms = async () =>
		[...(await owner.get(paths.adminQuote(id))).html.matchAll(/name="wish" value="([^"]+)"/g)].map(
			([, slot]) => slot,
		);
	expect(await confirms()).toEqual(["2026-05-15 afternoon"]);
	const customer = new Visitor();
	const answers = async () => {
		const { html } = await customer.get(paths.customerQuote(token));
		const said = ["You picked this day.", dateAnswerTexts.ask, "work for you after all?"];
		return said.map((text) => html.includes(text));
	};
	expect(await answers()).toEqual([true, false, false]);
	const move = [
		["intent", "move"],
		["quote", id],
		["attempt", crypto.randomUUID()],
		["wish", "2026-05-19 morning"],
	] as const;
	expect((await customer.post(paths.customerQuote(token), [...move])).status).toBe(303);
	expect(await confirms()).toEqual(["2026-05-19 morning"]);
	const asked = "Please move my appointment from Tue, May 12 to:";
	const questions = async () => {
		const { html } = await owner.get(paths.adminQuote(id));
		return (/<section id="questions".*?<\/section>/s.exec(html)?.[0] ?? "").replaceAll("<!-- -->", "");
	};
	expect(await questions()).toContain(asked);
	// Its answer is a date, which is set in another part of the page.
	expect(await questions()).toMatch(/<a href="#date"[^>]*>Set the date<\/a>/);
	expect(await answers()).toEqual([false, false, true]);
	const before = { startsAt: TUESDAY.startsAt, endsAt: Date.parse("2026-05-12T10:00:00-04:00") };
	expect((await post({ wish: "2026-05-19 morning" }, before)).status).toBe(303);
	expect(await confirms()).toEqual([]);
	expect(await questions()).toContain("Settled on");
	expect(await questions()).not.toContain("#date");
	expect(await answers()).toEqual([true, false, false]);
	const fine = { intent: "fine", quote: id, attempt: crypto.randomUUID(), date: formatTimes(before) };
	const late = await customer.post(paths.customerQuote(token), Object.entries(fine));
	expect(late.status).toBe(409);
	expect(late.html).toContain(
		"The date has changed in the meantime. This is the new one: does it work for you?",
	);
	const set = {
		startsAt: Date.parse("2026-05-19T08:00:00-04:00"),
		endsAt: Date.parse("2026-05-19T12:00:00-04:00"),
	};
	expect((await post({ date: "2026-05-15", half: "afternoon" }, set)).status).toBe(303);
	expect(await confirms()).toEqual(["2026-05-19 morning"]);
	const agreed = { ...fine, attempt: crypto.randomUUID(), date: formatTimes(FRIDAY) };
	expect((await customer.post(paths.customerQuote(token), Object.entries(agreed))).status).toBe(303);
	expect(await confirms()).toEqual([]);
});

test("once a date is taken back its customer reads so, and Today has the days that were asked for last", async () => {
	const { id, token, owner, post } = await aQuoteAndItsOwner([{ date: "2026-05-12", half: "morning" }]);
	expect((await post({ wish: "2026-05-12 morning" })).status).toBe(303);
	const page = paths.customerQuote(token);
	const move = { intent: "move", quote: id, attempt: crypto.randomUUID(), wish: "2026-05-15 afternoon" };
	expect((await new Visitor().post(page, Object.entries(move))).status).toBe(303);
	expect((await post({ wish: "2026-05-15 afternoon" }, TUESDAY)).status).toBe(303);
	const isOff = async () => (await new Visitor().get(page)).html.includes("Your appointment is canceled");
	// What is undone at once, nobody hears of.
	expect((await post({ intent: "restore", times: formatTimes(TUESDAY) }, FRIDAY)).status).toBe(303);
	expect((await post({ wish: "2026-05-15 afternoon" }, TUESDAY)).status).toBe(303);
	vi.setSystemTime(MONDAY + 60_000);
	expect(await isOff()).toBe(false);
	expect((await post({ intent: "restore" }, FRIDAY)).status).toBe(303);
	expect((await new Visitor().get(page)).html).toMatch(
		/Our visit on Friday, May 15, 2026, [^<]* is canceled/,
	);
	const today = (await owner.get(paths.adminToday)).html;
	const wished = today.split("<li").filter((item) => item.includes("Would like: "));
	const own = wished.find((item) => item.includes(`href="${paths.adminQuote(id)}"`));
	expect(/Would like: ([^<]+)</.exec(own ?? "")?.[1]).toBe("Fri, May 15, afternoon");
	expect((await post({ date: "2026-05-19", half: "morning" })).status).toBe(303);
	expect(await isOff()).toBe(false);
	vi.setSystemTime(MONDAY + 65_000);
	expect(
		(
			await post(
				{ intent: "restore" },
				{
					startsAt: Date.parse("2026-05-19T08:00:00-04:00"),
					endsAt: Date.parse("2026-05-19T12:00:00-04:00"),
				},
			)
		).status,
	).toBe(303);
	// Nobody heard of that one, and of Friday the customer knows as before.
	expect((await new Visitor().get(page)).html).toMatch(
		/Our visit on Friday, May 15, 2026, [^<]* is canceled/,
	);
});

test("a date in a half day that was picked stays confirmed where the hours are shorter by now", async () => {
	const { id, token, owner, post, dates } = await aQuoteAndItsOwner([
		{ date: "2026-05-12", half: "morning" },
	]);
	expect((await post({ wish: "2026-05-12 morning" })).status).toBe(303);
	const hours = { ...defaultSettings.hours, Tuesday: { opens: "09:30", closes: "17:00" } };
	await db.update(settings).set({ value: JSON.stringify({ hours }) });
	const page = await new Visitor().get(paths.customerQuote(token));
	const quote = await owner.get(paths.adminQuote(id));
	await db.update(settings).set({ value: "{}" });
	expect(await dates()).toEqual(TUESDAY);
	expect(page.html).toContain("You picked this day.");
	expect(page.html.includes(dateAnswerTexts.ask)).toBe(false);
	expect(quote.html.includes('value="2026-05-12 morning"')).toBe(false);
});

test("who accepts more while a picked date is set is not asked whether it suits, and who loses the job reads that nobody comes", async () => {
	const { id, token, post } = await aQuoteAndItsOwner([{ date: "2026-05-12", half: "morning" }]);
	expect((await post({ wish: "2026-05-12 morning" })).status).toBe(303);
	const offer = anOffer(id, { number: 2, validUntil: MONDAY + 9 * DAY_MS });
	expect(await send(db, offer, MONDAY)).toBe(true);
	expect(await decide(db, { quoteId: id, token, offer }, "accepted", { now: MONDAY + 1 })).toMatchObject({
		isOwn: true,
	});
	const page = async () => (await new Visitor().get(paths.customerQuote(token))).html;
	const picked = await page();
	expect([picked.includes("You picked this day."), picked.includes(dateAnswerTexts.ask)]).toEqual([
		true,
		false,
	]);
	await triageAs(db, { quoteId: id, intent: "lost", now: MONDAY + 2 });
	const lost = await page();
	expect(lost).toMatch(/Our visit on Tuesday, May 12, 2026, [^<]* is canceled\.</);
	for (const text of ["What you pay is the firm price", "sends you a new offer"])
		expect(lost).not.toContain(text);
});

test("whoever asked for another day still waits where the date that answered it is undone at once", async () => {
	const { id, token, post, dates } = await aQuoteAndItsOwner([{ date: "2026-05-12", half: "morning" }]);
	expect((await post({ wish: "2026-05-12 morning" })).status).toBe(303);
	const move = { intent: "move", quote: id, attempt: crypto.randomUUID(), wish: "2026-05-19 morning" };
	expect((await new Visitor().post(paths.customerQuote(token), Object.entries(move))).status).toBe(303);
	const askedAt = async () => (await savedQuote(id)).rows[0]?.askedAt;
	expect(await askedAt()).toBe(Date.now());
	// A form from before the request shows it first.
	const late = await post({ date: "2026-05-15", half: "afternoon", asked: "0" }, TUESDAY);
	expect(late.status).toBe(409);
	for (const text of [
		"asked for another day meanwhile",
		"Asks: Please move my appointment",
		'value="2026-05-15"',
	])
		expect(late.html).toContain(text);
	expect([await dates(), await askedAt()]).toEqual([TUESDAY, Date.now()]);
	const [, asked = ""] = /name="asked" value="(\d+)"/.exec(late.html) ?? [];
	expect((await post({ date: "2026-05-15", half: "afternoon", asked }, TUESDAY)).status).toBe(303);
	expect(await askedAt()).toBeNull();
	const undo = { intent: "restore", times: formatTimes(TUESDAY) };
	expect((await post(undo, FRIDAY)).status).toBe(303);
	expect([await dates(), await askedAt()]).toEqual([TUESDAY, Date.now()]);
});

test("whoever asked for another day and finds the date fine after all waits no more", async () => {
	const { id, token, post, owner } = await aQuoteAndItsOwner([{ date: "2026-05-12", half: "morning" }]);
	expect((await post({ wish: "2026-05-12 morning" })).status).toBe(303);
	const send = (fields: Record<string, string>) =>
		new Visitor().post(paths.customerQuote(token), Object.entries({ quote: id, ...fields }));
	const [asked, fine] = [crypto.randomUUID(), crypto.randomUUID()];
	await send({ intent: "move", attempt: asked, wish: "2026-05-19 morning" });
	expect((await savedQuote(id)).rows[0]?.askedAt).toBe(Date.now());
	await send({ intent: "fine", attempt: fine, date: formatTimes(TUESDAY) });
	expect((await savedQuote(id)).rows[0]?.askedAt).toBeNull();
	const { html } = await owner.get(paths.adminQuote(id));
	expect(html.replaceAll("<!-- -->", "")).toContain("Settled on");
	expect(html).not.toContain('name="wish" value="2026-05-19 morning"');
	expect((await new Visitor().get(paths.customerQuote(token))).html).not.toContain("work for you after all?");
});

test("the form of a job that gets no date any more says so in place of its fields", async () => {
	const { id, owner } = await aQuoteAndItsOwner();
	const path = jobPaths.quoteDate(id);
	expect((await owner.get(path)).html).toContain('name="date"');
	for (const change of [{ spam: true }, { spam: false, doneAt: MONDAY }]) {
		await settled(db, db.update(quoteRequests).set(change).where(eq(quoteRequests.id, id)));
		const { html } = await owner.get(path);
		expect([html.includes(jobDateTexts.closed), html.includes('name="date"')]).toEqual([true, false]);
	}
});

test("any other date is typed: a half day, or from when to when", async () => {
	const { post, dates } = await aQuoteAndItsOwner();
	expect((await post({ date: "2026-05-15", half: "afternoon" })).status).toBe(303);
	expect(await dates()).toEqual(FRIDAY);
	const sunday = { date: "2026-05-17", half: "times", from: "9:30", until: "13:00" };
	// A closed day is saved once the warning was read.
	expect((await post(sunday, FRIDAY)).status).toBe(409);
	expect((await post({ ...sunday, anyway: "yes" }, FRIDAY)).status).toBe(303);
	const ofSunday = {
		startsAt: Date.parse("2026-05-17T09:30:00-04:00"),
		endsAt: Date.parse("2026-05-17T13:00:00-04:00"),
	};
	expect(await dates()).toEqual(ofSunday);
	// So is an evening, which may be a slip; what only begins before the first hour is a matter of course.
	const evening = { date: "2026-05-12", half: "times", from: "20:00", until: "22:00" };
	const warned = await post(evening, ofSunday);
	expect([warned.status, warned.html.includes("outside your working hours")]).toEqual([409, true]);
	expect((await post({ ...evening, from: "5:00", until: "9:00" }, ofSunday)).status).toBe(303);
	const ofEarly = {
		startsAt: Date.parse("2026-05-12T05:00:00-04:00"),
		endsAt: Date.parse("2026-05-12T09:00:00-04:00"),
	};
	expect((await post({ ...evening, anyway: "yes" }, ofEarly)).status).toBe(303);
});

test.each([
	[{ date: "", half: "morning" }, "Enter a day"],
	[{ date: "2026-05-03", half: "morning" }, "This day is over"],
	[{ date: "2036-05-03", half: "morning" }, "within the next two years"],
	[{ date: "2026-05-12", half: "times", from: "9:00", until: "" }, "Enter both times"],
	[
		{ date: "2026-05-12", half: "times", from: "12:00", until: "09:00" },
		"Enter an end that comes after the beginning",
	],
])("%o is said to be wrong, with what was typed", async (fields, message) => {
	const { post, dates } = await aQuoteAndItsOwner();
	const { status, html } = await post(fields);
	expect(status).toBe(400);
	expect(html).toContain(message);
	if (fields.date) expect(html).toContain(`value="${fields.date}"`);
	expect(await dates()).toEqual({ startsAt: null, endsAt: null });
});

test("a half day is what the settings say by now, whatever this part of the Worker read before", async () => {
	const { owner, post, dates } = await aQuoteAndItsOwner();
	await owner.get(paths.quote);
	const hours = { ...defaultSettings.hours, Tuesday: { opens: "09:30", closes: "17:00" } };
	await db.update(settings).set({ value: JSON.stringify({ hours }) });
	const answer = await post({ wish: "2026-05-12 morning" });
	await db.update(settings).set({ value: "{}" });
	expect(answer.status).toBe(303);
	expect(await dates()).toEqual({ ...TUESDAY, startsAt: Date.parse("2026-05-12T09:30:00-04:00") });
});

test("nobody is told that the database failed where there is no such quote", async () => {
	const { owner } = await aQuoteAndItsOwner();
	const id = crypto.randomUUID();
	for (const path of [jobPaths.quoteDate(id), paths.adminOffer(id), paths.adminQuote(id)]) {
		const { status, html } = await owner.get(path);
		expect([status, html.includes(unknownQuote.title)]).toEqual([404, true]);
		expect(html).not.toContain(dashboardFailures.load.otherTitle);
	}
});

test("a half day that is full is booked only when the owner says so", async () => {
	const other = await aQuoteAndItsOwner();
	await setDate(db, other.id, TUESDAY, { now: MONDAY });
	const { id, owner, post, dates } = await aQuoteAndItsOwner([{ date: "2026-05-12", half: "morning" }]);
	expect((await owner.get(paths.adminQuote(id))).html).toContain("full");
	const warned = await post({ wish: "2026-05-12 morning" });
	expect(warned.status).toBe(409);
	expect(warned.html).toContain("There is 1 job already");
	expect(warned.html).toContain('value="2026-05-12"');
	expect(await dates()).toEqual({ startsAt: null, endsAt: null });
	expect((await post({ date: "2026-05-12", half: "morning", anyway: "yes" })).status).toBe(303);
	expect(await dates()).toEqual(TUESDAY);
});

test.each([
	["given up", { lostAt: MONDAY, lostReason: "other" }],
	["spam", { spam: true }],
] as const)("a job that is %s leaves its half day to others", async (_name, values) => {
	const other = await aQuoteAndItsOwner();
	await setDate(db, other.id, TUESDAY, { now: MONDAY });
	await settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, other.id)));
	const { post, dates } = await aQuoteAndItsOwner();
	expect((await post({ date: "2026-05-12", half: "morning" })).status).toBe(303);
	expect(await dates()).toEqual(TUESDAY);
});

test("a date is taken back and, for a moment, brought back", async () => {
	const { id, owner, post, dates } = await aQuoteAndItsOwner();
	await post({ date: "2026-05-12", half: "morning" });
	expect((await post({ intent: "restore" }, TUESDAY)).status).toBe(303);
	expect(await dates()).toEqual({ startsAt: null, endsAt: null });
	const { html } = await owner.get(paths.adminQuote(id));
	expect(html).toContain("The date is taken back");
	expect(html).toContain(`name="times" value="${formatTimes(TUESDAY)}"`);
	expect((await post({ intent: "restore", times: formatTimes(TUESDAY) })).status).toBe(303);
	expect(await dates()).toEqual(TUESDAY);
	vi.setSystemTime(MONDAY + 11_000);
	expect((await owner.get(paths.adminQuote(id))).html).not.toContain("Undo");
});

test("while the job is done nobody is offered to undo its date, which would be refused", async () => {
	const { id, owner, post } = await aQuoteAndItsOwner();
	await post({ date: "2026-05-12", half: "morning" });
	const move = async (intent: string) => {
		await owner.post(paths.adminQuote(id), Object.entries({ intent, from: "quote" }));
		return (await owner.get(paths.adminQuote(id))).html;
	};
	expect(await move("done")).not.toContain(jobDateTexts.wasSet);
	expect(await move("not-done")).toContain(jobDateTexts.wasSet);
});

test("a job that is done before its day, or lies in Spam, promises nobody that day, until that is undone", async () => {
	const day = "Tuesday, May 12, 2026";
	for (const [intent, undo] of [
		["done", "not-done"],
		["spam", "not-spam"],
	]) {
		const { id, token, owner, post, dates } = await aQuoteAndItsOwner();
		await post({ date: "2026-05-12", half: "morning" });
		const move = async (to = "") => {
			await owner.post(paths.adminQuote(id), Object.entries({ intent: to, from: "quote" }));
			return (await new Visitor().get(paths.customerQuote(token))).html;
		};
		expect(await move(intent), intent).not.toContain(day);
		const other = await aQuoteAndItsOwner();
		expect((await other.post({ date: "2026-05-12", half: "morning" })).status, intent).toBe(303);
		expect(await other.dates(), intent).toEqual(TUESDAY);
		await other.post({ intent: "restore" }, TUESDAY);
		expect(await move(undo), undo).toContain(day);
		expect(await dates(), undo).toEqual(TUESDAY);
		await post({ intent: "restore" }, TUESDAY);
	}
});

test("once its day is over a job promises nobody that day, and nobody is told of it", async () => {
	const { id, token, owner, post } = await aQuoteAndItsOwner();
	await post({ date: "2026-05-12", half: "afternoon" });
	const pages = async () => [
		(await new Visitor().get(paths.customerQuote(token))).html,
		(await owner.get(paths.adminQuote(id))).html,
	];
	const ahead = [["We&#x27;re coming on", "Add to your calendar", "We come to your home"], ["Text the date"]];
	const shown = await pages();
	for (const [page, texts] of ahead.entries()) for (const text of texts) expect(shown[page]).toContain(text);
	vi.setSystemTime(TUESDAY.startsAt + 24 * 60 * 60_000);
	owner.setCookie(...(await startSession(db)).cookie);
	const after = await pages();
	for (const [page, texts] of ahead.entries())
		for (const text of texts) expect(after[page]).not.toContain(text);
	expect(after[0]).toContain("Your appointment was on");
	expect(after[1]).toContain("Take the date back");
});

test("a job that is done on its day keeps its date", async () => {
	const { id, token, owner, post, dates } = await aQuoteAndItsOwner();
	await post({ date: "2026-05-12", half: "afternoon" });
	const before = await dates();
	vi.setSystemTime(TUESDAY.startsAt);
	owner.setCookie(...(await startSession(db)).cookie);
	await owner.post(paths.adminQuote(id), Object.entries({ intent: "done", from: "quote" }));
	expect(await dates()).toEqual(before);
	const { html } = await new Visitor().get(paths.customerQuote(token));
	for (const text of ["Tuesday, May 12, 2026, afternoon", "your job is done"]) expect(html).toContain(text);
	expect(html).not.toContain("Change my answers");
});

test("who has an old page open is told that the date has changed", async () => {
	const { post, dates } = await aQuoteAndItsOwner();
	await post({ date: "2026-05-12", half: "morning" });
	const late = await post({ date: "2026-05-15", half: "afternoon" });
	expect(late.status).toBe(409);
	expect(late.html).toContain("The date was changed meanwhile");
	expect(late.html).toContain("Set at present: Tuesday, May 12, 2026, morning (8 am to 12 pm).");
	expect(late.html).toContain('value="2026-05-15"');
	expect(await dates()).toEqual(TUESDAY);
});

test("while the database does not answer the date is kept in the form", async () => {
	const { id, owner } = await aQuoteAndItsOwner();
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const answer = await owner.post(jobPaths.quoteDate(id), [
		["before", ""],
		["date", "2026-05-12"],
		["half", "morning"],
	]);
	await proxy.reset();
	expect(answer.status).toBe(503);
	expect(answer.html).toContain("the database did not answer");
	expect(answer.html).toContain('value="2026-05-12"');
});

test("a date sent after the session's end comes back on the page, which says so, and is set once signed in again", async () => {
	const { id, dates } = await aQuoteAndItsOwner();
	await setDate(db, id, TUESDAY, { now: MONDAY });
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	const typed = { date: "2026-05-13", half: "times", from: "09:30", until: "11:00" };
	const fields = Object.entries({ before: formatTimes(TUESDAY), ...typed });
	await endSession(db, session);
	const refused = await visitor.post(jobPaths.quoteDate(id), fields);
	expect(refused.status).toBe(401);
	for (const text of ["The date was not set", "Your session has ended", "Sign in in a new tab"])
		expect(refused.html).toContain(text);
	for (const [name, value] of fields.filter(([name]) => name !== "half"))
		expect(refused.html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
	expect(refused.html).toMatch(/<input[^>]*checked=""[^>]*value="times"/);
	expect(refused.html).not.toContain("Ann");
	const pressed = await visitor.post(jobPaths.quoteDate(id), [["intent", "restore"]]);
	expect(pressed.location).toMatch(/^\/auth/);
	expect(await dates()).toEqual(TUESDAY);
	visitor.setCookie(...(await startSession(db)).cookie);
	expect((await visitor.post(jobPaths.quoteDate(id), fields)).status).toBe(303);
	expect((await dates()).startsAt).toBe(Date.parse("2026-05-13T09:30:00-04:00"));
});
