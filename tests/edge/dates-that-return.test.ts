import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import { selectJobsAround } from "#app/quotes/free-half-days.server.ts";
import { formatTimes, UNDO_DATE_MS } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, forgetCounts, planOf, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { anOfferedQuote, decide } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	await db.run(sql`update settings set value = '{}' where id = 1`);
	await emptyOutbox();
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
});
afterEach(async () => {
	vi.useRealTimers();
	await db.run(sql`update settings set value = '{}' where id = 1`);
});

async function aQuote(name: string) {
	const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
	const contact = { name, phone: "+15705550123", contactMethod: "email", email } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, MONDAY - MINUTE_MS);
	return submission.id;
}

async function anOwner() {
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	return owner;
}

const press = (owner: Visitor, id: string, intent: string) =>
	owner.post(paths.adminQuote(id), Object.entries({ intent, lostReason: "price", from: "quote" }));
const rowOf = async (id: string) => (await savedQuote(id)).rows[0];
const datedAt = async () =>
	(await db.select().from(quoteRequests).where(eq(quoteRequests.scheduledFor, TUESDAY.startsAt)))
		.filter(({ lostAt, spam }) => lostAt === null && !spam)
		.map(({ id }) => id);

/** A job with a date that is away, as an owner pressed, and whose customer was told all of it. */
async function aJobAway(away: "lost" | "spam" | "done") {
	const [id, owner] = [await aQuote("Ann"), await anOwner()];
	await setDate(db, id, TUESDAY, { now: MONDAY });
	await customerMailsAt(MONDAY + MINUTE_MS);
	vi.setSystemTime(MONDAY + MINUTE_MS);
	expect((await press(owner, id, away)).status).toBe(303);
	await customerMailsAt(MONDAY + 2 * MINUTE_MS);
	vi.setSystemTime(MONDAY + 3 * MINUTE_MS);
	return { id, owner };
}

const mailedLater = async () =>
	(await customerMailsAt(Date.now() + UNDO_DATE_MS)).filter(({ key }) => key.startsWith("job-date:"));

test.each(["lost", "spam", "done"] as const)(
	"a job that comes back from %s has no date where its half day was given away, and the owner reads why",
	async (away) => {
		const { id, owner } = await aJobAway(away);
		const other = await aQuote("Bob");
		await setDate(db, other, TUESDAY, { now: Date.now() });
		expect(await mailedLater()).toHaveLength(1);
		vi.setSystemTime(MONDAY + 5 * MINUTE_MS);
		const back = await press(owner, id, `not-${away}`);
		expect(back.status).toBe(303);
		expect((await owner.get(back.location ?? "")).html).toContain("Back, without its date");
		expect(await datedAt()).toEqual([other]);
		const { events } = await savedQuote(id);
		expect(await rowOf(id)).toMatchObject({ scheduledFor: null, lostAt: null, doneAt: null, spam: false });
		expect(events.at(-1)?.action).toBe(`not-${away}`);
		expect(events.at(-1)?.changes).toContain(
			JSON.stringify({ field: "date", from: formatTimes(TUESDAY), to: null }),
		);
		// The loss was mailed; else the customer still expects the date.
		const mailed = (await mailedLater()).map(({ key }) => key.includes(id));
		expect(mailed).toEqual(away === "lost" ? [] : [true]);
		// Nothing later brings it back.
		await press(owner, id, "done");
		await press(owner, id, "not-done");
		expect(await datedAt()).toEqual([other]);
	},
);

test.each(["lost", "spam", "done"] as const)(
	"of two jobs that were booked on purpose where one fits, each comes back from %s to its date",
	async (away) => {
		const bob = await aQuote("Bob");
		await setDate(db, bob, TUESDAY, { now: MONDAY });
		const { id, owner } = await aJobAway(away);
		const back = await press(owner, id, `not-${away}`);
		const { html } = await owner.get(back.location ?? "");
		expect(html.includes("Back, without its date")).toBe(false);
		expect(await datedAt()).toHaveLength(2);
		await press(owner, bob, away);
		expect(await datedAt()).toEqual([id]);
		await press(owner, bob, `not-${away}`);
		expect(await datedAt()).toHaveLength(2);
		// Nobody is told of any other date.
		expect(await mailedLater()).toHaveLength(away === "lost" ? 1 : 0);
	},
);

test.each([true, false])(
	"a customer's yes brings the date out of Spam where its half day is free: %s",
	async (isFree) => {
		const offered = await anOfferedQuote(db);
		const { quoteId: id } = offered;
		const email = `${id}@example.com`;
		await settled(db, db.update(quoteRequests).set({ email }).where(eq(quoteRequests.id, id)));
		await setDate(db, id, TUESDAY, { now: MONDAY });
		await customerMailsAt(MONDAY + MINUTE_MS);
		vi.setSystemTime(MONDAY + MINUTE_MS);
		const owner = await anOwner();
		await press(owner, id, "spam");
		const other = await aQuote("Bob");
		if (!isFree) await setDate(db, other, TUESDAY, { now: Date.now() });
		await mailedLater();
		vi.setSystemTime(MONDAY + 5 * MINUTE_MS);
		await decide(db, offered, "accepted", { now: Date.now() });
		expect(await datedAt()).toEqual([isFree ? id : other]);
		expect(await rowOf(id)).toMatchObject({ spam: false, stage: isFree ? "scheduled" : "accepted" });
		expect((await mailedLater()).map(({ key }) => key.includes(id))).toEqual(isFree ? [] : [true]);
		const { html } = await owner.get(paths.adminQuote(id));
		expect(html.replaceAll("<!-- -->", "").includes("Date: Tuesday, May 12")).toBe(!isFree);
	},
);

test.each([
	["a day off", { daysOff: ["2026-05-12"] }],
	["kept free", { ownEntries: [{ date: "2026-05-12", half: "morning", title: "Truck" }] }],
])("a date does not come back to what is %s by now, and one that still fits does", async (_, value) => {
	const { id, owner } = await aJobAway("lost");
	await db.run(sql`update settings set value = ${JSON.stringify(value)} where id = 1`);
	await press(owner, id, "not-lost");
	expect(await datedAt()).toEqual([]);
	await db.run(sql`update settings set value = '{}' where id = 1`);
	const fits = await aJobAway("lost");
	const back = await press(fits.owner, fits.id, "not-lost");
	expect((await fits.owner.get(back.location ?? "")).html).toContain("Taken back");
	expect(await datedAt()).toEqual([fits.id]);
});

test("of two jobs that come back to one half day at once only one has its date", async () => {
	const one = await aJobAway("lost");
	const two = await aJobAway("lost");
	await Promise.all([one, two].map(({ id, owner }) => press(owner, id, "not-lost")));
	expect(await datedAt()).toHaveLength(1);
	for (const { id } of [one, two]) expect((await rowOf(id))?.lostAt).toBeNull();
});

test("the jobs around a date, which every change reads, are found by the index of the dates", async () => {
	const plan = await planOf(selectJobsAround(db, sql`${crypto.randomUUID()}`));
	expect(plan).toContain("SEARCH quote_requests USING INDEX quote_requests_scheduled");
	expect(plan).not.toMatch(/^SCAN (quote|q)/m);
});
