import { and, eq } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import { acceptTexts, answerTexts, offerOutcomes, offerTerms } from "#app/content/customer-offer.ts";
import { customerDate } from "#app/content/customer-page.ts";
import { timesOfHalf } from "#app/quotes/half-days.ts";
import type { JobTimes } from "#app/quotes/job-times.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { parseSlot } from "#app/quotes/preferred-slots.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { defaultSettings } from "#app/settings/settings.ts";
import { byWeekday } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS, toUtc } from "#app/time/clock.ts";
import { customerQuestions, decisions, outbox, quoteRequests, settings } from "#db/schema.ts";
import { settle } from "../support/built-worker.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate } from "../support/jobs.ts";
import { anOffer, decide, replaceLinkOf, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A quote with an offer of $612 that waits since a minute. */
async function anOpenOffer() {
	const email = `${crypto.randomUUID()}@example.com`;
	const contact = { name: "Ann Example", phone: "+15705550123", contactMethod: "email", email } as const;
	const submission = aSubmission({ contact });
	const now = Date.now();
	const token = (await saveQuote(db, submission, now)) ?? "";
	const offer = anOffer(submission.id, { validUntil: now + 10 * DAY_MS, note: "Mind the dog" });
	if (!(await send(db, offer, now - 60_000))) throw new Error("The offer was not sent");
	return { quoteId: submission.id, token, path: paths.customerQuote(token), offer, email };
}

/** Books other jobs until a half day has no room. */
async function fillHalf(wish: string): Promise<void> {
	for (let jobs = 0; jobs < defaultSettings.capacity; jobs++) {
		const submission = aSubmission();
		await saveQuote(db, submission, Date.now());
		await bookHalf(submission.id, wish);
	}
}

/** Gives a quote's job a half day, until the test is over, and returns its times. */
async function bookHalf(quoteId: string, wish: string): Promise<JobTimes> {
	const half = parseSlot(wish);
	const times = half && timesOfHalf(half, defaultSettings.hours);
	if (!times) throw new Error(`There is no half day ${wish}`);
	await setDate(db, quoteId, times, { now: Date.now() });
	onTestFinished(async () => {
		await setDate(db, quoteId, null, { before: times, now: Date.now() });
	});
	return times;
}

type Offered = Awaited<ReturnType<typeof anOpenOffer>>;

function answer(
	{ quoteId, offer }: Offered,
	intent: string,
	fields: readonly (readonly [string, string])[] = [],
) {
	return [
		["quote", quoteId],
		["offer", offer.id],
		["attempt", crypto.randomUUID()],
		["intent", intent],
		...fields,
	] as const;
}

const yes = [
	["name", "Ann Q. Example"],
	["terms", "on"],
] as const;
/** The half days that a page offers. */
const offeredWishes = (html: string) =>
	[...html.matchAll(/name="wish"[^>]*value="([^"]+)"/g)].map(([, wish = ""]) => wish);
const tomorrow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const decisionsOf = ({ offer }: Offered) =>
	db.select().from(decisions).where(eq(decisions.offerId, offer.id));
const mailsOf = async ({ quoteId }: Offered) =>
	(await db.select().from(outbox).where(eq(outbox.quoteId, quoteId)).orderBy(outbox.id)).map(
		({ kind }) => kind,
	);

test("the page shows the offer, what accepting commits to and the forms, in one round trip and without React", async () => {
	const offered = await anOpenOffer();
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	await proxy.reset();
	const { status, html } = await owner.get(offered.path);
	expect([status, await proxy.roundTrips()]).toEqual([200, 1]);
	for (const text of [
		...["Ann, here is your offer", "Windows and gutters", "$612", "Mind the dog", "Accept for $612"],
		...["You can accept it until the end of", "By accepting, you order", "Terms of November 2026"],
		...["Decline the offer", "Ask a question", 'name="wish"'],
	])
		expect(html).toContain(text);
	expect(html).not.toMatch(/<script[^>]*>window\.__remix|entry\.client/);
});

test("a page from before the customer's yes, of the quote or the list, calls nothing off; a press on the answer does", async () => {
	const offered = await anOpenOffer();
	const owner = await anOwner();
	const path = paths.adminQuote(offered.quoteId);
	const known = (html: string) => /name="acceptedAt" value="(\d*)"/.exec(html)?.[1] ?? "none";
	const lose = (acceptedAt: string, from: string) =>
		owner.post(path, Object.entries({ intent: "lost", lostReason: "no-answer", from, acceptedAt }));
	const before = known((await owner.get(path)).html);
	expect(before).toBe("");
	await decide(db, offered, "accepted", { now: Date.now() });
	for (const from of ["quote", "status=offered"]) {
		const { status, html } = await lose(before, from);
		expect(status).toBe(409);
		expect(html).toContain("An offer was accepted meanwhile");
		expect((await savedQuote(offered.quoteId)).rows).toMatchObject([{ stage: "accepted", lostAt: null }]);
	}
	const { html } = await lose(before, "quote");
	expect((await lose(known(html), "quote")).status).toBe(303);
	expect((await savedQuote(offered.quoteId)).rows).toMatchObject([{ stage: "lost" }]);
});

test("a program that follows the link and keeps no cookies opens no offer; nor do an owner, a head and a prefetch", async () => {
	const offered = await anOpenOffer();
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	await owner.get(offered.path);
	await owner.get(offered.path);
	await owner.post(offered.path, seen(offered));
	for (let scanner = 0; scanner < 3; scanner++) await new Visitor().get(offered.path);
	const visitor = new Visitor();
	await visitor.get(offered.path);
	await visitor.head(offered.path);
	await (await visitor.open(offered.path, { "Sec-Purpose": "prefetch" })).text();
	await new Visitor().post(offered.path, [
		["intent", "opened"],
		["offer", crypto.randomUUID()],
	]);
	await new Visitor().get(paths.home);
	expect(await openingsOf(offered)).toBe(0);
});

test("without a script the second look of one browser opens an offer, once", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	await visitor.get(offered.path);
	await visitor.get(offered.path);
	await vi.waitFor(async () => expect(await openingsOf(offered)).toBe(1));
	await visitor.get(offered.path);
	expect((await savedQuote(offered.quoteId)).rows[0]?.offerOpenedAt).toBeTypeOf("number");
	expect(await openingsOf(offered)).toBe(1);
});

test("what a script tells of a person opens an offer, once", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	expect((await visitor.get(offered.path)).html).toContain("data-unseen-offer");
	expect((await visitor.post(offered.path, seen(offered))).status).toBe(303);
	expect(await openingsOf(offered)).toBe(1);
	await visitor.post(offered.path, seen(offered));
	expect(await openingsOf(offered)).toBe(1);
	expect((await visitor.get(offered.path)).html).not.toContain("data-unseen-offer");
});

async function openingsOf({ quoteId }: Offered): Promise<number> {
	return (await savedQuote(quoteId)).events.filter(({ action }) => action === "opened").length;
}

/** What the page's script sends at a press, a scroll or a stay. */
function seen({ offer }: Offered): [string, string][] {
	return [
		["intent", "opened"],
		["offer", offer.id],
	];
}

test("accepting is a round trip to load and one to commit: what was agreed is kept and shown, and both sides get a mail", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const wishes = offeredWishes((await visitor.get(offered.path)).html).slice(2, 4);
	const fields = answer(offered, "accept", [
		...yes,
		...wishes.map((wish): [string, string] => ["wish", wish]),
		["signature", "M10 10L20.5 30"],
	]);
	// What the page records after its answer would be a change in between.
	await settle();
	await proxy.reset();
	const accepted = await visitor.post(offered.path, fields);
	expect([accepted.status, accepted.location, await proxy.roundTrips()]).toEqual([
		303,
		`${offered.path}?news=accepted`,
		2,
	]);
	expect(await decisionsOf(offered)).toMatchObject([
		{
			outcome: "accepted",
			name: "Ann Q. Example",
			signature: "M10 10L20.5 30",
			wishes: JSON.stringify(wishes.map(parseSlot)),
		},
	]);
	expect((await savedQuote(offered.quoteId)).rows).toMatchObject([{ stage: "accepted" }]);
	expect(await mailsOf(offered)).toEqual(
		expect.arrayContaining(["customer-offer", "offer-answered", "offer-accepted"]),
	);
	const { html } = await visitor.get(offered.path);
	for (const text of [
		"You accepted this offer",
		"Signed by Ann Q. Example",
		"Terms of November 2026",
		"M10 10L20.5 30",
	])
		expect(html).toContain(text);
	expect(html).not.toContain("Accept for $612");
	// A resent form is the same acceptance.
	expect((await visitor.post(offered.path, fields)).location).toBe(`${offered.path}?news=accepted`);
	expect(await decisionsOf(offered)).toHaveLength(1);
});

test("what comes next is true for who picked no times, too", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	await visitor.post(offered.path, answer(offered, "accept", yes));
	const { html } = await visitor.get(offered.path);
	expect(html).toContain("will get in touch to find a time that works for you");
	expect(html).not.toContain("one of the times you picked");
	expect(html).toContain("What you pay is the firm price you accepted");
	expect(html).not.toContain("We confirm the price with you before any work starts");
});

test("a half day that filled up while the page was open is named, and the name and the other one stay", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [filled = "", free = ""] = offeredWishes((await visitor.get(offered.path)).html);
	const form = (wishes: string[]) =>
		answer(offered, "accept", [...yes, ...wishes.map((wish) => ["wish", wish] as const)]);
	const accepted = await anOpenOffer();
	const sent = answer(accepted, "accept", [...yes, ["wish", filled]]);
	await visitor.post(accepted.path, sent);
	await fillHalf(filled);
	const refused = await visitor.post(offered.path, form([filled, free]));
	expect(refused.status).toBe(409);
	expect(refused.html).toMatch(/No longer free: \w{3}, \w{3} \d+, (morning|afternoon)\. Pick another time/);
	expect(refused.html).toContain('value="Ann Q. Example"');
	expect(refused.html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${free}"`));
	expect(offeredWishes(refused.html)).not.toContain(filled);
	expect(await decisionsOf(offered)).toEqual([]);
	// Sent again, what was accepted before it filled up is accepted still.
	expect(await visitor.post(accepted.path, sent)).toMatchObject({
		status: 303,
		location: `${accepted.path}?news=accepted`,
	});
	const next = anOffer(offered.quoteId, { number: 2, validUntil: Date.now() + DAY_MS });
	await send(db, next, Date.now());
	const late = await visitor.post(offered.path, form([filled]));
	expect(late.status).toBe(409);
	const renewed = { ...offered, offer: next };
	expect((await visitor.post(offered.path, answer(renewed, "accept", [...yes, ["wish", free]]))).status).toBe(
		303,
	);
	expect(await decisionsOf(renewed)).toHaveLength(1);
});

test("a half day off, one of today or before, one too far ahead, or one of a day on which nobody works, cannot be wished for by a form of one's own", async () => {
	const day = new Date(Date.now() + DAY_MS);
	while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
	const wednesday = Date.parse(day.toISOString().slice(0, 10));
	const dateIn = (days: number) => new Date(wednesday + days * DAY_MS).toISOString().slice(0, 10);
	vi.useFakeTimers({ toFake: ["Date"], now: toUtc(wednesday + 11 * HOUR_MS) });
	await db.update(settings).set({ value: JSON.stringify({ daysOff: [dateIn(1)] }) });
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [free = "", ...others] = offeredWishes((await visitor.get(offered.path)).html);
	const statusOf = async (wish: string) =>
		(await visitor.post(offered.path, answer(offered, "accept", [...yes, ["wish", wish]]))).status;
	const [yesterday, thisMorning, dayOff, sunday, tooFar] = [-1, 0, 1, 4, 22].map(
		(days) => `${dateIn(days)} morning`,
	);
	const wished = { yesterday, thisMorning, thisAfternoon: `${dateIn(0)} afternoon`, dayOff, sunday, tooFar };
	for (const [name, wish = ""] of Object.entries(wished)) {
		expect([name, await statusOf(wish)]).toEqual([name, 409]);
		expect([free, ...others]).not.toContain(wish);
	}
	expect(await decisionsOf(offered)).toEqual([]);
	expect(await statusOf(free)).toBe(303);
	await db.update(settings).set({ value: "{}" });
	vi.useRealTimers();
	// What other tests' visitors are told follows what was read last.
	await visitor.get(offered.path);
});

test("twenty browsers that accept at once make one decision, one event and one mail to each side", async () => {
	const offered = await anOpenOffer();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => new Visitor().post(offered.path, answer(offered, "accept", yes))),
	);
	expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
		new Set([`303 ${offered.path}?news=accepted`]),
	);
	expect(await decisionsOf(offered)).toHaveLength(1);
	const { events } = await savedQuote(offered.quoteId);
	expect(events.filter(({ action }) => action === "accepted")).toHaveLength(1);
	const mails = await mailsOf(offered);
	for (const kind of ["offer-answered", "offer-accepted"])
		expect(mails.filter((mail) => mail === kind)).toHaveLength(1);
});

test("without a name or the tick it is not accepted, and what was typed and picked stays", async () => {
	const offered = await anOpenOffer();
	const { html } = await new Visitor().get(offered.path);
	const [, offeredWish = ""] = html.match(/name="wish"[^>]*value="([^"]+)"/) ?? [];
	const refused = await new Visitor().post(
		offered.path,
		answer(offered, "accept", [
			["name", "Ann Kept"],
			["wish", offeredWish],
		]),
	);
	expect(refused.status).toBe(400);
	for (const text of ["Check this box to accept the offer", 'value="Ann Kept"'])
		expect(refused.html).toContain(text);
	expect(refused.html).toMatch(
		new RegExp(`<input[^>]*value="${offeredWish}"[^>]*checked|checked[^>]*value="${offeredWish}"`),
	);
	const unnamed = await new Visitor().post(offered.path, answer(offered, "accept", [["terms", "on"]]));
	expect([unnamed.status, unnamed.html.includes("Enter your full name")]).toEqual([400, true]);
	const many = [3, 4, 5, 6].map((days): [string, string] => ["wish", `${tomorrow(days)} morning`]);
	const greedy = await new Visitor().post(offered.path, answer(offered, "accept", [...yes, ...many]));
	expect([greedy.status, greedy.html.includes("Pick at most three")]).toEqual([400, true]);
	const drawn = "M1 1L".repeat(5_000);
	const scribbled = await new Visitor().post(
		offered.path,
		answer(offered, "accept", [...yes, ["wish", offeredWish], ["signature", drawn]]),
	);
	expect(scribbled.status).toBe(400);
	for (const text of [answerTexts.longSignature, 'href="#accept-signature"', 'value="Ann Q. Example"', drawn])
		expect(scribbled.html).toContain(text);
	for (const bad of [
		["wish", "soon"],
		["signature", '"><script>'],
		["offer", "x"],
	] as [string, string][]) {
		const { status } = await new Visitor().post(offered.path, answer(offered, "accept", [...yes, bad]));
		expect([bad, status]).toEqual([bad, 400]);
	}
	expect(await decisionsOf(offered)).toEqual([]);
});

test("an offer that was replaced while its page was open, or that expired, is not accepted, and the page says so", async () => {
	const replaced = await anOpenOffer();
	const next = anOffer(replaced.quoteId, { number: 2, validUntil: Date.now() + DAY_MS });
	await send(db, next, Date.now());
	const visitor = new Visitor();
	const late = await visitor.post(replaced.path, answer(replaced, "accept", yes));
	expect(late.status).toBe(409);
	const { html } = late;
	for (const text of ["That is no longer possible", "This offer replaces the earlier one", "Replaced"])
		expect(html).toContain(text);
	expect(await decisionsOf(replaced)).toEqual([]);

	const expired = await anOpenOffer();
	vi.useFakeTimers({ toFake: ["Date"], now: expired.offer.validUntil });
	const gone = await new Visitor().post(expired.path, answer(expired, "accept", yes));
	expect([gone.status, gone.html.includes("This offer has expired")]).toEqual([409, true]);
	const page = await new Visitor().get(expired.path);
	for (const text of ["This offer has expired", "Ann, our offer has expired", "Firm price (expired)"])
		expect(page.html).toContain(text);
	for (const text of ["here is your offer", "Firm price<"]) expect(page.html).not.toContain(text);
	const owners = await (await anOwner()).get(paths.adminQuote(expired.quoteId));
	expect([owners.html.includes("Renew the offer"), owners.html.includes("Make a new offer")]).toEqual([
		true,
		false,
	]);
	expect(page.html).not.toContain("Accept for $612");
	vi.useRealTimers();
	expect(await decisionsOf(expired)).toEqual([]);
});

test("accepting with half days takes no further round trip, also where the settings were not read for a while", async () => {
	const offered = await anOpenOffer();
	await new Visitor().get(offered.path);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
	const hours = byWeekday(() => ({ opens: "08:00", closes: "18:00" }));
	await db.update(settings).set({ value: JSON.stringify({ hours }) });
	const sunday = [3, 4, 5, 6, 7, 8, 9].map(tomorrow).find((date) => new Date(date).getUTCDay() === 0);
	const fields = answer(offered, "accept", [...yes, ["wish", `${sunday} morning`]]);
	await settle();
	await proxy.reset();
	const { status } = await new Visitor().post(offered.path, fields);
	// What an isolate reads for all of its visitors is not counted as a request's own.
	const trips = [await proxy.roundTrips(), await proxy.roundTrips("")];
	await db.update(settings).set({ value: "{}" });
	expect([status, ...trips]).toEqual([303, 2, 0]);
	expect((await decisionsOf(offered))[0]?.wishes).toContain(sunday);
});

test("a day off that was added a moment ago, and a capacity that was raised, count at once", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [first = "", second = ""] = offeredWishes((await visitor.get(offered.path)).html);
	await fillHalf(second);
	const accept = async (wish: string) =>
		(await visitor.post(offered.path, answer(offered, "accept", [...yes, ["wish", wish]]))).status;
	await db.update(settings).set({ value: JSON.stringify({ daysOff: [first.slice(0, 10)], capacity: 2 }) });
	const refused = await accept(first);
	await db.update(settings).set({ value: JSON.stringify({ capacity: 2 }) });
	const accepted = await accept(second);
	await db.update(settings).set({ value: "{}" });
	// What other tests' visitors are told follows what was read last.
	await visitor.get(offered.path);
	expect([refused, accepted]).toEqual([409, 303]);
	expect((await decisionsOf(offered))[0]?.wishes).toBe(JSON.stringify([parseSlot(second)]));
});

test("who accepts with a date set already reads it, and is asked for no half days, also after a slip", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [wish = ""] = offeredWishes((await visitor.get(offered.path)).html);
	const times = await bookHalf(offered.quoteId, wish);
	const slip = answer(offered, "accept", [["name", "Ann Kept"]]);
	for (const { html } of [await visitor.get(offered.path), await visitor.post(offered.path, slip)]) {
		expect(html.replace(/<p[^>]*>/g, "<p>")).toContain(`Your date is set</h3><p>${formatJobTime(times)}<`);
		// What is above the offer asks for another day, and accepts nothing.
		const accepting = html.slice(html.indexOf(acceptTexts.title));
		expect([html.includes(acceptTexts.wishes), offeredWishes(accepting)]).toEqual([false, []]);
	}
	expect(offeredWishes((await visitor.get((await anOpenOffer()).path)).html)).not.toContain(wish);
	await settle();
	await proxy.reset();
	const { status } = await visitor.post(offered.path, answer(offered, "accept", yes));
	expect([status, await proxy.roundTrips()]).toEqual([303, 2]);
	expect(await decisionsOf(offered)).toMatchObject([{ outcome: "accepted", wishes: "[]" }]);
	const saved = { stage: "scheduled", scheduledFor: times.startsAt, scheduledUntil: times.endsAt };
	expect((await savedQuote(offered.quoteId)).rows).toMatchObject([saved]);
	expect((await visitor.get(offered.path)).html).toContain("We come to your home");
});

test("half days picked before the date was set are taken with the answer, and one that filled up does not stop it", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [filled = "", booked = ""] = offeredWishes((await visitor.get(offered.path)).html);
	await fillHalf(filled);
	const fields = answer(offered, "accept", [...yes, ["wish", filled]]);
	expect((await visitor.post(offered.path, fields)).status).toBe(409);
	await bookHalf(offered.quoteId, booked);
	await settle();
	await proxy.reset();
	const { status } = await visitor.post(offered.path, fields);
	expect([status, await proxy.roundTrips()]).toEqual([303, 2]);
	expect((await decisionsOf(offered))[0]?.wishes).toBe(JSON.stringify([parseSlot(filled)]));
});

test("a date that is over, or was called off, is none: half days are asked for, and only free ones are taken", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [filled = "", booked = ""] = offeredWishes((await visitor.get(offered.path)).html);
	const [startsAt, endsAt] = [Date.now() - 2 * HOUR_MS, Date.now() - HOUR_MS];
	const ofQuote = eq(quoteRequests.id, offered.quoteId);
	await settled(
		db,
		db.update(quoteRequests).set({ scheduledFor: startsAt, scheduledUntil: endsAt }).where(ofQuote),
	);
	await fillHalf(filled);
	const tryFilled = async () => {
		const { html } = await visitor.get(offered.path);
		expect([html.includes("Your date is set"), offeredWishes(html).includes(booked)]).toEqual([false, true]);
		return (await visitor.post(offered.path, answer(offered, "accept", [...yes, ["wish", filled]]))).status;
	};
	expect(await tryFilled()).toBe(409);
	const lost = { scheduledFor: Date.now() + DAY_MS, scheduledUntil: Date.now() + DAY_MS + HOUR_MS };
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ ...lost, lostAt: Date.now(), lostReason: "other" })
			.where(ofQuote),
	);
	expect(await tryFilled()).toBe(409);
	expect(await decisionsOf(offered)).toEqual([]);
});

test("a date that was taken back while the page with it was open leaves an acceptance without half days", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const [wish = ""] = offeredWishes((await visitor.get(offered.path)).html);
	const before = await bookHalf(offered.quoteId, wish);
	expect((await visitor.get(offered.path)).html).toContain("Your date is set");
	await setDate(db, offered.quoteId, null, { before, now: Date.now() });
	expect((await visitor.post(offered.path, answer(offered, "accept", yes))).status).toBe(303);
	expect(await decisionsOf(offered)).toMatchObject([{ outcome: "accepted", wishes: "[]" }]);
	expect((await visitor.get(offered.path)).html).toContain(
		"will get in touch to find a time that works for you",
	);
});

test("a refusal keeps its reason and words, and cannot become a yes", async () => {
	const offered = await anOpenOffer();
	const declined = await new Visitor().post(
		offered.path,
		answer(offered, "decline", [
			["reason", "price"],
			["comment", "Too much <for> us"],
		]),
	);
	expect(declined.location).toBe(`${offered.path}?news=said-no`);
	expect(await decisionsOf(offered)).toMatchObject([
		{ outcome: "declined", reason: "price", comment: "Too much <for> us", name: null },
	]);
	const late = await new Visitor().post(offered.path, answer(offered, "accept", yes));
	expect(late.status).toBe(409);
	for (const text of ["You declined this offer", "Ann, you declined our offer", "Firm price (declined)"])
		expect(late.html).toContain(text);
	expect(await mailsOf(offered)).toContain("offer-answered");
	expect(await mailsOf(offered)).not.toContain("offer-accepted");
	expect((await savedQuote(offered.quoteId)).rows).toMatchObject([{ stage: "lost" }]);
	const { html } = await (await anOwner()).get(paths.adminQuote(offered.quoteId));
	expect([html.includes("Mark as done"), html.includes("Mark as lost")]).toEqual([true, false]);
});

test("while a further offer waits, what was accepted before is there whole, without what was declined", async () => {
	const offered = await anOpenOffer();
	const signed = [...yes, ["signature", "M10 10L20.5 30"] as const];
	await new Visitor().post(offered.path, answer(offered, "accept", signed));
	const lines = [{ label: "More windows", amount: 90, kind: "work" as const }];
	for (const number of [2, 3]) {
		const further = anOffer(offered.quoteId, { number, lines, validUntil: Date.now() + 10 * DAY_MS });
		expect(await send(db, further, Date.now())).toBe(true);
		if (number === 2)
			await new Visitor().post(offered.path, answer({ ...offered, offer: further }, "decline"));
	}
	const { html } = await new Visitor().get(offered.path);
	const agreed =
		html.split("<details").find((part) => part.includes("What you accepted before: offer")) ?? "";
	const [folded = ""] = agreed.split("</details>");
	for (const text of [
		...[
			"offer 1 for $612",
			"Windows and gutters",
			"Mind the dog",
			"Terms of November 2026",
			"M10 10L20.5 30",
		],
		...["Signed by Ann Q. Example on ", offerTerms["2026-11"]?.[0] ?? "no terms"],
	])
		expect.soft(folded).toContain(text);
	const [, others = ""] = html.split(offerOutcomes.earlier);
	expect(others).toMatch(/Offer 2.*Declined/);
	expect(others).not.toContain("Offer 1");
});

test("who declines a further offer reads so, and that what was accepted before stays; the owner's list tells it until another offer is sent", async () => {
	const offered = await anOpenOffer();
	await new Visitor().post(offered.path, answer(offered, "accept", yes));
	const further = anOffer(offered.quoteId, { number: 2, validUntil: Date.now() + 10 * DAY_MS });
	expect(await send(db, further, Date.now())).toBe(true);
	const customer = new Visitor();
	const decline = answer({ ...offered, offer: further }, "decline", [["reason", "price"]]);
	const declined = await customer.post(offered.path, decline);
	expect([declined.status, declined.location]).toEqual([303, `${offered.path}?news=declined`]);
	const { html } = await customer.get(declined.location ?? "");
	for (const text of [
		"You declined the new offer",
		"What you accepted before stands as agreed.",
		"You accepted this offer",
	])
		expect(html).toContain(text);
	expect((await customer.post(offered.path, decline)).location).toBe(`${offered.path}?news=declined`);
	const [mail] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.idempotencyKey, `offer-answered:${further.id}`));
	expect(JSON.parse(mail?.payload ?? "")).toMatchObject({ outcome: "declined", isFurther: true });
	const owner = await anOwner();
	const list = `${paths.admin}?q=${offered.email}`;
	expect((await owner.get(list)).html).toContain("Declined the new offer");
	const third = anOffer(offered.quoteId, { number: 3, validUntil: Date.now() + 10 * DAY_MS });
	expect(await send(db, third, Date.now())).toBe(true);
	const { html: later } = await owner.get(list);
	expect([later.includes("Ann Example"), later.includes("Declined the new offer")]).toEqual([true, false]);
});

test("what was typed and drawn for an offer that was replaced meanwhile is in the form of the new one, which is agreed to anew", async () => {
	for (const isComplete of [true, false]) {
		const offered = await anOpenOffer();
		const next = anOffer(offered.quoteId, { number: 2, validUntil: Date.now() + DAY_MS });
		await send(db, next, Date.now());
		const [wish = ""] = offeredWishes((await new Visitor().get(offered.path)).html);
		const typed: (readonly [string, string])[] = [
			...(isComplete ? yes : [["terms", "on"] as const]),
			["comment", "After <4 pm>"],
			["signature", "M1 1L2 2"],
			["wish", wish],
		];
		const late = await new Visitor().post(offered.path, answer(offered, "accept", typed));
		expect(late.status).toBe(isComplete ? 409 : 400);
		const kept = ["That is no longer possible", 'value="After &lt;4 pm&gt;"', 'value="M1 1L2 2"'];
		for (const text of [...kept, ...(isComplete ? ['value="Ann Q. Example"'] : []), next.id])
			expect(late.html).toContain(text);
		expect(late.html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${wish}"`));
		expect(late.html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/);
		const no = answer(offered, "decline", [
			["reason", "timing"],
			["comment", "In <May>"],
		]);
		const declined = await new Visitor().post(offered.path, no);
		expect(declined.status).toBe(409);
		expect(declined.html).toMatch(/<details[^>]*open=""[^>]*>(?:(?!<\/details>).)*In &lt;May&gt;/s);
		expect(declined.html).toMatch(/<input[^>]*checked=""[^>]*value="timing"|value="timing"[^>]*checked=""/);
		expect(await decisionsOf(offered)).toEqual([]);
	}
});

test("what a customer writes with the acceptance stands where its date is set", async () => {
	const offered = await anOpenOffer();
	const fields = [...yes, ["comment", "Only <evenings>"] as const];
	expect((await new Visitor().post(offered.path, answer(offered, "accept", fields))).status).toBe(303);
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	const quotePage = (await owner.get(paths.adminQuote(offered.quoteId))).html;
	for (const html of [quotePage, (await owner.get(paths.adminToday)).html])
		expect(html).toContain("The customer wrote: “Only &lt;evenings&gt;”");
});

test("who gave no street is asked for it with the acceptance, and where the job is dated without one; a known street stays", async () => {
	const [asked, known] = [await anOpenOffer(), await anOpenOffer()];
	await db.update(quoteRequests).set({ address: "1 Oak Lane" }).where(eq(quoteRequests.id, known.quoteId));
	const [free = ""] = offeredWishes((await new Visitor().get(asked.path)).html);
	for (const offered of [asked, known]) {
		const isAsked = (await new Visitor().get(offered.path)).html.includes(acceptTexts.addressHint);
		expect(isAsked).toBe(offered === asked);
		const long = answer(offered, "accept", [...yes, ["address", "x".repeat(301)]]);
		const refused = await new Visitor().post(offered.path, long);
		expect([refused.status, refused.html.includes("x".repeat(301))]).toEqual([400, offered === asked]);
		const fields = [...yes, ["address", " 12 <Elm> Street "]] as const;
		expect((await new Visitor().post(offered.path, answer(offered, "accept", fields))).status).toBe(303);
	}
	const addressOf = async ({ quoteId }: Offered) => (await savedQuote(quoteId)).rows[0]?.address;
	expect([await addressOf(asked), await addressOf(known)]).toEqual(["12 <Elm> Street", "1 Oak Lane"]);
	const told = (await (await anOwner()).get(paths.adminQuote(asked.quoteId))).html;
	expect(told).toMatch(/Address[^a-z]*:?.*?12 &lt;Elm&gt; Street/s);
	await bookHalf(asked.quoteId, free);
	const dated = async () => (await new Visitor().get(asked.path)).html.includes(customerDate.noStreet);
	expect(await dated()).toBe(false);
	await db.update(quoteRequests).set({ address: null }).where(eq(quoteRequests.id, asked.quoteId));
	expect(await dated()).toBe(true);
});

test("what was typed for an offer that nothing took the place of is there to be copied", async () => {
	const withdrawn = await anOpenOffer();
	await decide(db, withdrawn, "withdrawn", { now: Date.now() });
	const no = answer(withdrawn, "decline", [["comment", "In <May>"]]);
	const late = await new Visitor().post(withdrawn.path, no);
	expect(late.status).toBe(409);
	for (const text of ["That is no longer possible", "What you sent is still here"])
		expect(late.html).toContain(text);
	for (const text of ["Ann, we withdrew our offer", "Firm price (withdrawn)"])
		expect(late.html).toContain(text);
	// The page has other forms, and what was typed into those is lost.
	expect(late.html).not.toMatch(/(?:anything|what|nothing) you typed/i);
	expect(late.html).toMatch(/<textarea[^>]*>\s*In &lt;May&gt;<\/textarea>/);
	const accept = answer(withdrawn, "accept", [...yes, ["wish", "2126-05-13 morning"]]);
	expect((await new Visitor().post(withdrawn.path, accept)).html).toContain(
		"You picked: Mon, May 13, morning.",
	);
});

test("the same answer with other words is told that these were not taken, and with the same ones it is taken as sent", async () => {
	for (const [intent, fields] of [
		["accept", yes],
		["decline", []],
	] as const) {
		const offered = await anOpenOffer();
		const say = (comment: string) =>
			new Visitor().post(offered.path, answer(offered, intent, [...fields, ["comment", comment]]));
		expect((await say("After <4 pm>")).status).toBe(303);
		for (const same of ["After <4 pm>", ""]) expect((await say(same)).status).toBe(303);
		const other = await say("Before <9 am>");
		expect([other.status, other.html.includes("That is no longer possible")]).toEqual([409, true]);
		expect(other.html).toContain("Before &lt;9 am&gt;");
		const more = intent === "accept" ? ["wish", "2099-05-04 morning"] : ["reason", "price"];
		const further = answer(offered, intent, [...fields, [more[0] ?? "", more[1] ?? ""]]);
		expect((await new Visitor().post(offered.path, further)).status).toBe(409);
		expect(await decisionsOf(offered)).toMatchObject([{ comment: "After <4 pm>" }]);
	}
});

test("by a wrong or a replaced link nothing is decided or asked, and the page does not tell which it is", async () => {
	const offered = await anOpenOffer();
	await replaceLinkOf(db, offered.quoteId, Date.now());
	for (const path of [offered.path, paths.customerQuote("A".repeat(22))]) {
		for (const [intent, fields] of [
			["accept", yes],
			["decline", []],
			["ask", [["question", "When, <b>then</b>?"]]],
		] as const) {
			const { status, html } = await new Visitor().post(path, answer(offered, intent, [...fields]));
			expect([status, html.includes("This link does not work")]).toEqual([404, true]);
			// Nothing that was typed is lost with the page.
			for (const [name, typed] of fields) if (name === "name") expect(html).toContain(`${typed}</textarea>`);
			if (intent === "ask") expect(html).toContain("When, &lt;b&gt;then&lt;/b&gt;?</textarea>");
		}
	}
	for (const name of ["short", "%E2%82%AC", "..%2f..%2fadmin", "a%0d%0ab", "%00"]) {
		const { status, location, html } = await new Visitor().post(
			`/quote/${name}`,
			answer(offered, "accept", yes),
		);
		expect([name, status, location]).toEqual([name, 404, null]);
		expect([name, html.includes("This link does not work")]).toEqual([name, true]);
	}
	expect(await decisionsOf(offered)).toEqual([]);
	const questions = eq(customerQuestions.quoteId, offered.quoteId);
	expect(await db.select().from(customerQuestions).where(questions)).toEqual([]);
});

test("a question reaches the owner once, stays on the page, and no page asks without end", async () => {
	const offered = await anOpenOffer();
	const visitor = new Visitor();
	const fields = answer(offered, "ask", [["question", "With the <i>screens</i>?"]]);
	for (let time = 0; time < 2; time++)
		expect((await visitor.post(offered.path, fields)).location).toBe(`${offered.path}?news=asked`);
	const { html } = await visitor.get(offered.path);
	expect(html).toContain("With the &lt;i&gt;screens&lt;/i&gt;?");
	const mails = await db.select().from(outbox).where(eq(outbox.quoteId, offered.quoteId));
	const told = mails.filter(({ kind }) => kind === "customer-question");
	expect(told.map(({ payload }) => JSON.parse(payload))).toMatchObject([{ email: offered.email }]);
	const { events } = await savedQuote(offered.quoteId);
	expect(events.filter(({ action }) => action === "asked")).toHaveLength(1);
	const empty = await visitor.post(offered.path, answer(offered, "ask", [["question", "  "]]));
	expect([empty.status, empty.html.includes("Enter your question")]).toEqual([400, true]);
	const ask = (text: string) => visitor.post(offered.path, answer(offered, "ask", [["question", text]]));
	for (let time = 0; time < 9; time++) expect((await ask(`Nr ${time}`)).status).toBe(303);
	const refused = await ask("One more, please?");
	expect(refused.status).toBe(429);
	for (const text of [
		"This was not sent, because too many questions",
		"One more, please?</textarea>",
		"<title>Error: ",
	])
		expect(refused.html).toContain(text);
	const asked = and(eq(customerQuestions.quoteId, offered.quoteId));
	expect(await db.select().from(customerQuestions).where(asked)).toHaveLength(10);
});

test("while the database does not answer everything typed is kept for another try", async () => {
	const offered = await anOpenOffer();
	vi.spyOn(console, "error").mockReturnValue();
	const [wish = ""] = offeredWishes((await new Visitor().get(offered.path)).html);
	const fields = answer(offered, "accept", [...yes, ["wish", wish]]);
	await proxy.fail({ kind: "refuse" });
	const down = await new Visitor().post(offered.path, fields);
	await proxy.reset();
	expect(down.status).toBe(503);
	expect(down.html).toContain("Nothing you sent is lost");
	expect(down.html).not.toMatch(/(?:anything|what|nothing) you typed/i);
	for (const value of [offered.offer.id, wish, "accept", ...fields.map(([, text]) => text)])
		expect(down.html).toContain(value);
	expect(await decisionsOf(offered)).toEqual([]);
});

test("an answer that was saved is not said to be lost where only the database's reply was", async () => {
	const offered = await anOpenOffer();
	vi.spyOn(console, "error").mockReturnValue();
	const sendWithoutReply = async (fields: ReturnType<typeof answer>) => {
		await settle();
		// What it loads comes; the reply to what it commits does not, nor do those to the tries after it.
		await proxy.fail({ kind: "cut", after: 1, times: 3 });
		const { status, html } = await new Visitor().post(offered.path, fields);
		await proxy.reset();
		expect(status).toBe(503);
		expect(html).not.toContain("We couldn&#x27;t save that");
		return html;
	};
	const asked = await sendWithoutReply(answer(offered, "ask", [["question", "By ladder?"]]));
	expect(asked).toMatch(/role="status"/);
	expect(await sendWithoutReply(answer(offered, "accept", yes))).toContain("You accepted this offer");
	expect(await decisionsOf(offered)).toHaveLength(1);
});
