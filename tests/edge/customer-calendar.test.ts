import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { readFreeHalfDays, selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { readCalendar, setDate, TUESDAY } from "../support/jobs.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	await db.update(settings).set({ value: "{}" });
});
afterEach(() => vi.restoreAllMocks());

async function aScheduledQuote() {
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	await setDate(db, submission.id, TUESDAY, { now: MONDAY });
	return { id: submission.id, token, path: jobPaths.customerCalendar(token) };
}

test("whoever has the link gets the job's event, in one round trip, and nothing keeps it", async () => {
	const { id, token, path } = await aScheduledQuote();
	await proxy.reset();
	const response = await new Visitor().open(path);
	expect([response.status, await proxy.roundTrips()]).toEqual([200, 1]);
	expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
	expect(response.headers.get("Referrer-Policy")).toBe("strict-origin");
	const text = await response.text();
	expect(readCalendar(text)).toMatchObject({
		method: "PUBLISH",
		events: [{ ...TUESDAY, uid: `${id}@www.glasswing.example`, sequence: 2, status: "CONFIRMED" }],
	});
	for (const secret of [token, "Ann", "5550123"]) expect(text).not.toContain(secret);
});

test("without a date, and by a link that opens nothing, there is no event, and the customer's page says so", async () => {
	await aScheduledQuote();
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	for (const known of [token, "A".repeat(22), "short"])
		expect(await new Visitor().get(jobPaths.customerCalendar(known))).toMatchObject({
			...{ status: 303, location: paths.customerQuote(known) },
		});
});

test("while the database does not answer no event is given but a word of it, and no secret is logged", async () => {
	const { token, path } = await aScheduledQuote();
	const log = vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const { status, html } = await new Visitor().get(path);
	await proxy.reset();
	expect({ status, html }).toEqual({ status: 503, html: expect.stringContaining("try again in a minute") });
	expect(log).toHaveBeenCalled();
	expect(JSON.stringify(log.mock.calls)).not.toContain(token);
});

/** The half days that customers may wish for on that Monday. */
async function freeHalves(): Promise<string[]> {
	const [saved, bookings] = await db.batch(selectAvailability(db, MONDAY));
	return readFreeHalfDays(settingsOf(saved).settings, bookings, { now: MONDAY }).map(formatSlot);
}

test("customers may wish for what the settings and the jobs leave free", async () => {
	expect(await freeHalves()).toEqual(expect.arrayContaining(["2026-05-12 morning", "2026-05-12 afternoon"]));
	const { id } = await aScheduledQuote();
	const booked = await freeHalves();
	expect(booked).not.toContain("2026-05-12 morning");
	expect(booked).toContain("2026-05-12 afternoon");
	await db.update(settings).set({ value: sql`'{"capacity":2,"daysOff":["2026-05-13"]}'` });
	const roomy = await freeHalves();
	expect(roomy).toContain("2026-05-12 morning");
	expect(roomy.filter((name) => name.startsWith("2026-05-13"))).toEqual([]);
	await db.update(settings).set({ value: "{}" });
	await settled(db, db.update(quoteRequests).set({ lostAt: MONDAY }).where(eq(quoteRequests.id, id)));
	expect(await freeHalves()).toContain("2026-05-12 morning");
});
