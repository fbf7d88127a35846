import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { byWeekday } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { outbox, quoteRequests, settings } from "#db/schema.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const NOW = TUESDAY.startsAt - DAY_MS + 2 * HOUR_MS;
const PAGE = ownerPaths.moveDay("2026-05-12");
const AFTERNOON = { startsAt: TUESDAY.endsAt, endsAt: TUESDAY.endsAt + 6 * HOUR_MS };

beforeEach(async () => {
	await forgetCounts();
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await settled(db, db.update(quoteRequests).set({ spam: true, scheduledFor: null, scheduledUntil: null }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A job on that Tuesday whose customer was mailed its date. */
async function aJob(name: string, times = TUESDAY, email: string | null = `${name}@example.com`) {
	const phone = "+15705550123";
	const contact = email
		? ({ name, phone, contactMethod: "email", email } as const)
		: ({ name, phone, contactMethod: "text" } as const);
	const submission = aSubmission({ contact });
	const { id } = submission;
	const token = (await saveQuote(db, submission, NOW - 9 * DAY_MS)) ?? "";
	await setDate(db, id, times, { now: NOW - 8 * DAY_MS });
	await settled(
		db,
		db
			.update(outbox)
			.set({ sentAt: NOW - 7 * DAY_MS })
			.where(eq(outbox.quoteId, id)),
	);
	return { id, name, token };
}

/** The fields of a form of the page, as a browser sends them without pressing anything else. */
function fieldsOf(html: string): [name: string, value: string][] {
	const [form = ""] = /<form method="post" action="\/admin\/calendar\/2[^>]*>.*?<\/form>/s.exec(html) ?? [];
	const inputs = Array.from(form.matchAll(/<input [^>]*name="([^"]+)"[^>]*>/g), ([tag, name = ""]) => ({
		...{ tag, name, value: /value="([^"]*)"/.exec(tag)?.[1] ?? "" },
	}));
	const sent = inputs.filter(({ tag }) => !tag.includes('type="checkbox"') || tag.includes("checked"));
	const selects = form.matchAll(/<select [^>]*name="([^"]+)".*?value="([^"]*)" selected=""/gs);
	return [
		...sent.map(({ name, value }): [string, string] => [name, value]),
		...Array.from(selects, ([, name = "", value = ""]): [string, string] => [name, value]),
	];
}

const undoOf = (html: string): [string, string][] => [...fieldsOf(html), ["intent", "undo"]];
const timesOf = async (id: string) => {
	const [row] = (await savedQuote(id)).rows;
	return { startsAt: row?.scheduledFor, endsAt: row?.scheduledUntil };
};
const at = (day: string, from: string, until: string) => ({
	startsAt: Date.parse(`2026-05-${day}T${from}:00-04:00`),
	endsAt: Date.parse(`2026-05-${day}T${until}:00-04:00`),
});

test("two customers of one first name are told apart, by their names and streets", async () => {
	const smith = await aJob("John Smith");
	const baker = await aJob("John Baker");
	await settled(
		db,
		db.update(quoteRequests).set({ address: "10 Elm St" }).where(eq(quoteRequests.id, smith.id)),
	);
	await settled(
		db,
		db.update(quoteRequests).set({ address: "99 Pine St" }).where(eq(quoteRequests.id, baker.id)),
	);
	const html = (await (await anOwner()).get(PAGE)).html.replaceAll("<!-- -->", "");
	for (const text of [
		'Move to<span class="sr-only"> (John Smith)',
		"(John Baker)",
		"10 Elm St",
		"99 Pine St",
	])
		expect(html).toContain(text);
});

test("one press moves each job to the next day with room, its own half where that is free, and each customer's mail waits ten seconds", async () => {
	const ann = await aJob("Ann");
	const bob = await aJob("Bob", AFTERNOON, null);
	const cy = await aJob("Cy", at("13", "08:00", "12:00"));
	const owner = await anOwner();
	await proxy.reset();
	const { html } = await owner.get(PAGE);
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain("PA 18411 (Waverly Township) · Morning, 8 am – 12 pm");
	const { status, location } = await owner.post(PAGE, fieldsOf(html));
	expect([status, location]).toEqual([303, `${PAGE}?moved=${ann.id}.${bob.id}#undo`]);
	expect(await timesOf(ann.id)).toEqual(at("13", "12:00", "18:00"));
	expect(await timesOf(bob.id)).toEqual(at("14", "12:00", "18:00"));
	expect(await timesOf(cy.id)).toEqual(at("13", "08:00", "12:00"));
	const [, waiting] = (await savedQuote(ann.id)).mails.filter(({ kind }) => kind === "job-date");
	expect(waiting).toMatchObject({ sentAt: null, nextAttemptAt: NOW + 10_000 });
	const after = (await owner.get(location?.replace("#undo", "") ?? "")).html;
	expect(after).toContain(moveDayPage.moved(2, true));
	expect(after).toContain("Ann@example.com is mailed");
	expect(decodeURIComponent(after)).toContain(
		`we're now coming on Thursday, May 14, 2026, afternoon (12 pm to 6 pm)`,
	);
	vi.setSystemTime(NOW + 10_000);
	expect((await owner.get(location?.replace("#undo", "") ?? "")).html).not.toContain(
		moveDayPage.moved(2, true),
	);
});

test("a job of the whole day goes to the next day that is free as a whole, and the form names its times", async () => {
	const ann = await aJob("Ann", { startsAt: TUESDAY.startsAt, endsAt: AFTERNOON.endsAt }, null);
	await aJob("Cy", at("13", "08:00", "12:00"));
	const owner = await anOwner();
	const { html } = await owner.get(PAGE);
	expect(html).toContain("Thu, May 14, 8 am – 6 pm</option>");
	expect(html).not.toContain("Wed, May 13, 8 am – 6 pm");
	const fields = fieldsOf(html);
	const wish = `wish-${ann.id}`;
	const without = fields.filter(([name]) => name !== wish);
	for (const odd of ["2026-05-14 18:00-08:00", "2026-05-32 08:00-18:00", "soon"]) {
		const refused = await owner.post(PAGE, [...without, [wish, odd]]);
		expect([refused.status, refused.html.includes("Ann: choose a new date")], odd).toEqual([409, true]);
	}
	expect((await owner.post(PAGE, fields)).status).toBe(303);
	expect(await timesOf(ann.id)).toEqual(at("14", "08:00", "18:00"));
	expect(decodeURIComponent((await owner.get(`${PAGE}?moved=${ann.id}`)).html)).toContain(
		"we're now coming on Thursday, May 14, 2026, 8 am to 6 pm",
	);
});

test("a job of the whole day that is longer than the days are by now goes to a whole day of theirs", async () => {
	const ann = await aJob("Ann", { startsAt: TUESDAY.startsAt, endsAt: AFTERNOON.endsAt }, null);
	const hours = byWeekday(() => ({ opens: "09:00", closes: "17:00" }));
	await db.update(settings).set({ value: JSON.stringify({ hours }) });
	const { html } = await (await anOwner()).get(PAGE);
	await db.update(settings).set({ value: "{}" });
	expect(html).toContain("Wed, May 13, 9 am – 5 pm</option>");
	expect(fieldsOf(html)).toContainEqual([`wish-${ann.id}`, "2026-05-13 09:00-17:00"]);
});

test("Undo leaves every row as it was before the move, but for what counts events", async () => {
	const jobs = [await aJob("Ann"), await aJob("Bob", AFTERNOON)];
	const rowsOf = () =>
		Promise.all(
			jobs.map(async ({ id }) => {
				const { rows, events: _, ...others } = await savedQuote(id);
				return { ...others, rows: rows.map(({ revision, updatedAt, ...row }) => row) };
			}),
		);
	const before = await rowsOf();
	const owner = await anOwner();
	const fields = fieldsOf((await owner.get(PAGE)).html);
	const { location } = await owner.post(PAGE, fields);
	expect(await rowsOf()).not.toEqual(before);
	vi.setSystemTime(NOW + 5_000);
	const undo = undoOf((await owner.get(location?.replace("#undo", "") ?? "")).html);
	expect(await owner.post(PAGE, undo)).toMatchObject({ status: 303, location: PAGE });
	expect(await rowsOf()).toEqual(before);
	// The form of before, sent once more, does not pretend to move what was taken back.
	expect((await owner.post(PAGE, fields)).status).toBe(409);
	expect(await rowsOf()).toEqual(before);
});

test("Undo of the last move leaves what was moved before where it went, and on the page", async () => {
	const [ann, bob] = [await aJob("Ann"), await aJob("Bob", AFTERNOON)];
	const owner = await anOwner();
	const fields = fieldsOf((await owner.get(PAGE)).html);
	const only = (id: string) => fields.filter(([name, value]) => name !== "move" || value === id);
	await owner.post(PAGE, only(ann.id));
	vi.setSystemTime(NOW + 30_000);
	const { location } = await owner.post(PAGE, [...only(bob.id), ["moved", ann.id]]);
	const undo = undoOf((await owner.get(location?.replace("#undo", "") ?? "")).html);
	const undone = await owner.post(PAGE, undo);
	expect(undone.location).toBe(`${PAGE}?moved=${ann.id}`);
	expect([await timesOf(ann.id), await timesOf(bob.id)]).toEqual([at("13", "08:00", "12:00"), AFTERNOON]);
	expect((await owner.get(undone.location ?? "")).html).toContain("Ann@example.com is mailed");
});

test("a job whose customer asks for another day meanwhile is not moved unseen, and moves once that is shown", async () => {
	const ann = await aJob("Ann");
	const owner = await anOwner();
	const fields = fieldsOf((await owner.get(PAGE)).html);
	const asked = { intent: "move", quote: ann.id, attempt: crypto.randomUUID(), wish: "2026-05-19 morning" };
	expect((await new Visitor().post(paths.customerQuote(ann.token), Object.entries(asked))).status).toBe(303);
	const late = await owner.post(PAGE, fields);
	expect(late.status).toBe(409);
	for (const text of [
		"Ann: the customer asked for another day meanwhile",
		"Asks: Please move my appointment",
	])
		expect(late.html).toContain(text);
	expect([await timesOf(ann.id), (await savedQuote(ann.id)).rows[0]?.askedAt]).toEqual([TUESDAY, NOW]);
	expect((await owner.post(PAGE, fieldsOf(late.html))).status).toBe(303);
	expect((await savedQuote(ann.id)).rows).toMatchObject([{ askedAt: null }]);
});

test("a request for another day stays in sight behind a newer question: on Today, in the calendar and where its day moves", async () => {
	const [ann, bob] = [await aJob("Ann", TUESDAY, null), await aJob("Bob", TUESDAY, null)];
	const owner = await anOwner();
	const page = paths.customerQuote(ann.token);
	const attempt = () => crypto.randomUUID();
	const move = { intent: "move", quote: ann.id, attempt: attempt(), wish: "2026-05-19 morning" };
	const ask = { intent: "ask", quote: ann.id, attempt: attempt(), question: "Do you clean skylights?" };
	for (const form of [move, ask]) {
		expect((await new Visitor().post(page, Object.entries(form))).status).toBe(303);
		vi.setSystemTime(Date.now() + 1_000);
	}
	for (const path of [paths.adminToday, `${paths.admin}?status=changed`, PAGE]) {
		const text = (await owner.get(path)).html.replaceAll(/<[^>]+>/g, " ");
		expect(text).toMatch(/Asks: Do you clean skylights\?\s.*Asks: Please move my appointment from /s);
	}
	expect((await owner.get(paths.adminToday)).html).toMatch(
		new RegExp(`${ann.id}#questions".*${ann.id}#date".*Set the date`, "s"),
	);
	const marked = /<article [^>]*job-([^"]+)"(?:(?!<\/article>).)*Asks for another day/gs;
	const ofCalendar = async () =>
		Array.from((await owner.get(jobPaths.calendar)).html.matchAll(marked), ([, id]) => id);
	expect(await ofCalendar()).toEqual([ann.id]);
	const moved = await owner.post(PAGE, fieldsOf((await owner.get(PAGE)).html));
	const texts = Array.from(
		(await owner.get(moved.location ?? "")).html.matchAll(/href="sms:[^"]*body=([^"]*)/g),
	);
	expect(texts.map(([, text = ""]) => decodeURIComponent(text)).toSorted()).toEqual([
		"Hi Ann, this is Daniel from Glasswing Exterior Cleaning. As you asked, we&#x27;re now coming on Tuesday, May 19, 2026, morning (8 am to 12 pm).",
		expect.stringContaining(
			"Hi Bob, this is Daniel from Glasswing Exterior Cleaning. We have to move your appointment: ",
		),
	]);
	expect([await ofCalendar(), (await savedQuote(bob.id)).rows[0]?.askedAt]).toEqual([[], null]);
	expect((await savedQuote(ann.id)).rows[0]?.askedAt).toBe(NOW + 1_000);
});

test("a job that somebody else moved meanwhile, and one whose half day is full, are told by name, the others move", async () => {
	const [ann, bob, cy] = [await aJob("Ann"), await aJob("Bob", AFTERNOON), await aJob("Cy", AFTERNOON)];
	const owner = await anOwner();
	const fields = fieldsOf((await owner.get(PAGE)).html);
	await setDate(db, ann.id, at("20", "08:00", "12:00"), { before: TUESDAY, now: NOW });
	const taken = "2026-05-19 morning";
	const dee = await aJob("Dee", at("19", "08:00", "12:00"));
	const chosen = fields.map(([name, value]): [string, string] =>
		name === `wish-${bob.id}` ? [name, taken] : [name, value],
	);
	const { status, html } = await owner.post(PAGE, chosen);
	expect(status).toBe(409);
	expect(html).toContain("2 jobs were not moved");
	expect(html).toContain("Ann: the date was changed meanwhile");
	expect(html).toContain("Bob: this time is full by now");
	expect(html).toContain("Moved: 1 job.");
	// Bob's row is as it was sent, and Cy's move can be undone.
	expect(html).toMatch(new RegExp(`value="${taken}" selected=""`));
	expect(html).toContain(moveDayPage.moved(1, true));
	expect(await timesOf(bob.id)).toEqual(AFTERNOON);
	expect((await timesOf(cy.id)).startsAt).toBeGreaterThan(AFTERNOON.endsAt);
	expect(await timesOf(dee.id)).toEqual(at("19", "08:00", "12:00"));
	const none = await owner.post(PAGE, [[`wish-${bob.id}`, taken]]);
	expect([none.status, none.html.includes(moveDayPage.refused.none.text)]).toEqual([400, true]);
	expect(none.html).toMatch(new RegExp(`value="${taken}" selected=""`));
});

test("what was chosen is kept where the session is over, and where the database does not answer", async () => {
	const ann = await aJob("Ann");
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	const fields = fieldsOf((await visitor.get(PAGE)).html);
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const failed = await visitor.post(PAGE, fields);
	await proxy.reset();
	expect([failed.status, failed.html.includes(moveDayPage.unreachable.title)]).toEqual([503, true]);
	await endSession(db, session);
	const refused = await visitor.post(PAGE, fields);
	expect([refused.status, refused.html.includes("Ann")]).toEqual([401, false]);
	visitor.setCookie(...(await startSession(db)).cookie);
	for (const { html } of [failed, refused]) expect(fieldsOf(html)).toEqual(expect.arrayContaining(fields));
	expect((await visitor.post(PAGE, fieldsOf(refused.html))).status).toBe(303);
	expect(formatTimes(TUESDAY)).not.toBe(formatTimes((await timesOf(ann.id)) as typeof TUESDAY));
});

test.each([
	["a week after a day on which nobody works", "2026-06-01", "2026-05-26"],
	["a week after the clocks change", "2027-03-15", "2027-03-09"],
])("the half days before are all listed, for a day %s", async (_, date, first) => {
	const startsAt = Date.parse(`${date}T12:00:00Z`);
	await aJob("Anna", { startsAt, endsAt: startsAt + 4 * HOUR_MS });
	const { html } = await (await anOwner()).get(ownerPaths.moveDay(date));
	const listed = Array.from(html.matchAll(/<option value="([^"]+)"/g), ([, value]) => value);
	expect(listed.slice(0, 2)).toEqual([`${first} morning`, `${first} afternoon`]);
});

test("a day without jobs says so, and an address that names no day is unknown", async () => {
	const owner = await anOwner();
	expect((await owner.get(ownerPaths.moveDay("2026-05-13"))).html).toContain(moveDayPage.empty.title);
	for (const date of ["2026-02-30", "soon", "9999-12-31", "0001-01-01"]) {
		expect((await owner.get(ownerPaths.moveDay(date))).status).toBe(404);
		expect((await owner.post(ownerPaths.moveDay(date), [])).status).toBe(404);
	}
});

test("the customer of a moved job says that it is fine, or which other half day would suit, and the owner reads it", async () => {
	const { id, token } = await aJob("Ann", TUESDAY, null);
	const owner = await anOwner();
	const { location } = await owner.post(PAGE, fieldsOf((await owner.get(PAGE)).html));
	const path = paths.customerQuote(token);
	const customer = new Visitor();
	const page = (await customer.get(path)).html;
	expect(page).toContain("Ann, your date is set");
	const [, date = ""] = /name="date" value="([^"]*)"/.exec(page) ?? [];
	const post = (fields: Record<string, string>) =>
		customer.post(path, Object.entries({ quote: id, attempt: crypto.randomUUID(), ...fields }));
	// A date that the page does not show any more is not agreed to.
	const stale = await post({ intent: "fine", date: formatTimes(TUESDAY) });
	expect([stale.status, stale.html.includes(dateAnswerTexts.otherDate)]).toEqual([409, true]);
	// Nor is it asked to be moved: the new one may suit.
	const staleWish = { intent: "move", date: formatTimes(TUESDAY), wish: "2026-05-20 morning" };
	const unasked = await post({ ...staleWish, comment: "The dog barks" });
	expect([unasked.status, unasked.html.includes(dateAnswerTexts.otherDate)]).toEqual([409, true]);
	expect(unasked.html).toContain("The dog barks");
	expect(unasked.html).toMatch(new RegExp(`name="date" value="${date}"`));
	const asked = {
		intent: "move",
		date,
		wish: "2026-05-20 morning",
		comment: "The dog is at home on Wednesdays",
	};
	const pending = dateAnswerTexts.pending("Wed, May 20, morning");
	expect((await customer.get(path)).html).not.toContain(pending);
	expect(await post(asked)).toMatchObject({ status: 303, location: `${path}?news=date-asked` });
	// Above the buttons, and the page does not ask as if nothing had been said.
	const { html: waiting } = await customer.get(path);
	expect(waiting.indexOf(pending)).toBeLessThan(waiting.indexOf("work for you after all?"));
	expect([waiting.includes(pending), waiting.includes(dateAnswerTexts.ask)]).toEqual([true, false]);
	// Who moves that day reads what its customers ask for.
	const again = async () => (await owner.get(ownerPaths.moveDay("2026-05-13"))).html;
	expect(await again()).toContain(">Asks: Please move my appointment from");
	const proposed = async () => fieldsOf(await again()).find(([name]) => name === `wish-${id}`)?.[1];
	expect(await proposed()).toBe("2026-05-20 morning");
	expect(await post({ intent: "fine", date })).toMatchObject({
		status: 303,
		location: `${path}?news=date-agreed`,
	});
	const after = (await customer.get(path)).html;
	expect(after).toContain(dateAnswerTexts.isFine);
	expect(after).not.toContain(pending);
	expect(after).toContain("Wednesday, May 20, 2026, morning");
	// The date is fine after all: the wish is told, and waits no more.
	expect(await timesOf(id)).toEqual(at("13", "08:00", "12:00"));
	expect((await owner.get(paths.adminToday)).html).not.toContain("The dog is at home");
	expect(await again()).not.toContain(">Asks: Please move my appointment from");
	expect(await proposed()).toBe("2026-05-14 morning");
	const card = (await owner.get(paths.adminQuote(id))).html;
	for (const text of [jobDateTexts.isAgreed, "Fine with the date", "The dog is at home", "Settled on"])
		expect(card).toContain(text);
	expect(card).not.toContain('value="2026-05-20 morning"');
	const moved = location?.replace("#undo", "") ?? "";
	const { html: movedPage } = await owner.get(moved);
	expect(movedPage).toContain(moveDayPage.fine);
	// Nobody without an email address hears of it by itself.
	expect(movedPage).toContain(`${moveDayPage.moved(1, false)}<`);
	// Who asks for another day after that is fine with the date no more, and an ordinary question changes nothing.
	expect((await post({ intent: "ask", question: "Is there a dog?" })).status).toBe(303);
	expect((await customer.get(path)).html).toContain(dateAnswerTexts.isFine);
	expect(await proposed()).toBe("2026-05-14 morning");
	expect((await post({ ...asked, comment: "" })).status).toBe(303);
	expect(await proposed()).toBe("2026-05-20 morning");
	expect((await owner.get(paths.adminQuote(id))).html).toContain('value="2026-05-20 morning"');
	expect((await customer.get(path)).html).not.toContain(dateAnswerTexts.isFine);
	expect((await owner.get(paths.adminQuote(id))).html).not.toContain(jobDateTexts.isAgreed);
	expect((await owner.get(moved)).html).not.toContain(moveDayPage.fine);
	vi.setSystemTime(NOW + 30_000);
	expect((await post({ intent: "move", comment: "In June" })).status).toBe(303);
	expect((await customer.get(path)).html).toContain(
		"You asked for another day. Daniel will get back to you.",
	);
	// Another date answers all that asked for one, and nothing else.
	await setDate(db, id, at("20", "08:00", "12:00"), {
		before: at("13", "08:00", "12:00"),
		now: NOW + 60_000,
	});
	const answered = (await customer.get(path)).html;
	expect([answered.includes("You asked for"), answered.includes(dateAnswerTexts.ask)]).toEqual([false, true]);
	const { html: settled } = await owner.get(paths.adminToday);
	expect(settled).not.toContain("The dog is at home");
	expect(settled).toContain("Is there a dog?");
});

test("another day can be asked for until the day before, as the terms promise, and only one that is free", async () => {
	const { id, token } = await aJob("Ann");
	await aJob("Bob", at("20", "08:00", "12:00"));
	const path = paths.customerQuote(token);
	const customer = new Visitor();
	const ask = async (wish: string, comment = "") => {
		const fields = {
			quote: id,
			attempt: crypto.randomUUID(),
			intent: "move",
			comment,
			...(wish && { wish }),
		};
		const { status, html } = await customer.post(path, Object.entries(fields));
		return { status, html };
	};
	expect((await customer.get(path)).html).not.toContain('value="2026-05-20 morning"');
	for (const [wish, status, text] of [
		["2026-05-20 morning", 409, "No longer free: Wed, May 20, morning"],
		["", 400, dateAnswerTexts.missing],
	] as const) {
		const refused = await ask(wish);
		expect([refused.status, refused.html.includes(text)]).toEqual([status, true]);
	}
	vi.setSystemTime(TUESDAY.startsAt - 9 * HOUR_MS);
	const late = await ask("2026-05-21 morning");
	expect(late.status).toBe(303);
	expect((await customer.get(path)).html).toContain(dateAnswerTexts.pending("Thu, May 21, morning"));
	vi.setSystemTime(TUESDAY.startsAt - HOUR_MS);
	expect((await customer.get(path)).html).not.toContain(dateAnswerTexts.open);
	const over = await ask("2026-05-21 morning", "The dog is at home");
	expect([over.status, over.html.includes(dateAnswerTexts.over.title)]).toEqual([409, true]);
	expect(over.html).toContain("The dog is at home</textarea>");
	expect((await savedQuote(id)).events.filter(({ action }) => action === "asked")).toHaveLength(1);
});
