import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectUntold } from "#app/admin/today/today-reads.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { MAX_ATTEMPTS } from "#app/outbox/deliver.server.ts";
import { answerQuestion } from "#app/quotes/commands.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { anOwner, db, planOf } from "../support/edge-quotes.ts";
import { FRIDAY, setDate } from "../support/jobs.ts";
import { endMails, mailsAt } from "../support/mails-at.ts";
import { askAs } from "../support/offers.ts";
import { aRequest, readToday } from "../support/today.ts";
import { triageAs } from "../support/triage.ts";

const NOW = Date.parse("2026-05-12T10:00:00-04:00");

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

test("who was not told of a date or an answer is listed until it is marked, the next date first, by its index", async () => {
	const { quoteId: moved } = await aRequest("Mo Moved", NOW - 3 * HOUR_MS);
	await setDate(db, moved, FRIDAY, { now: NOW - DAY_MS });
	const { quoteId: off } = await aRequest("Ova Off", NOW - 3 * HOUR_MS);
	await setDate(db, off, FRIDAY, { now: NOW - DAY_MS });
	await triageAs(db, { quoteId: off, intent: "told", now: NOW - DAY_MS });
	await setDate(db, off, null, { before: FRIDAY, now: NOW - HOUR_MS });
	const { quoteId: asked, token } = await aRequest("Ann Answered", NOW - 3 * HOUR_MS);
	const question = { id: crypto.randomUUID(), quoteId: asked, offerId: null, text: "Do you do skylights?" };
	expect(await askAs(db, question, token, NOW - 2 * HOUR_MS)).toBe(true);
	const owner = await anOwner();
	await owner.post(`${ownerPaths.answerQuestion(asked)}?question=${question.id}`, [
		["revision", "2"],
		["intent", "send"],
		["answer", "We do, and gladly."],
	]);
	const { lists, html } = await readToday(owner);
	const told = lists.get("untold") ?? "";
	expect(told).toMatch(/Mo Moved Date set .*Friday, May 15, 2026, .*Mark as told : Mo Moved/);
	expect(told).toMatch(
		/Ova Off Date off .*Friday, May 15, 2026, .*Text that it is off .*Mark as told : Ova Off/,
	);
	expect(told).toMatch(/Ann Answered Answered .*You answered: “We do, and gladly.” .*Text the answer/);
	expect(told.indexOf("Ann Answered")).toBeGreaterThan(told.indexOf("Mo Moved"));
	expect(decodeURIComponent(html)).toContain("We're coming on Friday, May 15, 2026");
	expect(decodeURIComponent(html)).toContain("Our visit on Friday, May 15, 2026");
	for (const [quoteId, revision] of [
		[moved, "2"],
		[off, "4"],
		[asked, "3"],
	] as const) {
		const answer = await owner.post(paths.adminQuote(quoteId), [
			["intent", "told"],
			["from", "today"],
			["revision", revision],
		]);
		expect(answer.location).toBe(`${paths.adminToday}?marked=${quoteId}#undo`);
	}
	expect((await readToday(owner)).lists.has("untold")).toBe(false);
	expect((await owner.get(paths.adminQuote(off))).html).toContain("Customer told");
	expect(await planOf(selectUntold(db, NOW))).toMatch(
		/SEARCH quote_requests USING INDEX quote_requests_untold \(tell_until>\?\)/,
	);
});

test("who was mailed a date and an answer that failed for good is to be told of them, until the mails go out after all", async () => {
	const { quoteId, token } = await aRequest("Lou Lost", NOW - 3 * DAY_MS);
	await db.update(quoteRequests).set({ email: "lou@example.com" }).where(eq(quoteRequests.id, quoteId));
	await setDate(db, quoteId, FRIDAY, { now: NOW - 2 * DAY_MS });
	const question = { id: crypto.randomUUID(), quoteId, offerId: null, text: "Do you do skylights?" };
	expect(await askAs(db, question, token, NOW - 2 * DAY_MS)).toBe(true);
	const answer = { questionId: question.id, text: "Gladly.", attempt: crypto.randomUUID() };
	await answerQuestion(db, visitor(db), quoteId, answer, NOW - 2 * DAY_MS);
	const owner = await anOwner();
	expect((await readToday(owner)).lists.has("untold")).toBe(false);
	await endMails(quoteId, NOW - DAY_MS);
	expect((await readToday(owner)).lists.get("untold")).toMatch(
		/Lou Lost Date set, Answered .*Friday, May 15, 2026, .*You answered: “Gladly.” .*Mark as told : Lou Lost/,
	);
	const { html } = await owner.get(paths.adminQuote(quoteId));
	for (const text of ["The mail to lou@example.com was not delivered: send the date", "Email not delivered"])
		expect(html).toContain(text);
	expect((await owner.get(paths.admin)).html).toContain("The date to ");
	await endMails(quoteId, NOW - HOUR_MS, { isLost: false });
	expect((await readToday(owner)).lists.has("untold")).toBe(false);
	expect((await owner.get(paths.adminQuote(quoteId))).html).toContain("Email delivered after all");
});

test("a date is to be told also where the last deliverer of its mail died", async () => {
	const { quoteId } = await aRequest("Del Died", NOW - 3 * DAY_MS);
	await db.update(quoteRequests).set({ email: "del@example.com" }).where(eq(quoteRequests.id, quoteId));
	await setDate(db, quoteId, FRIDAY, { now: NOW - 2 * DAY_MS });
	const isOfQuote = eq(outbox.quoteId, quoteId);
	await db.update(outbox).set({ attempts: MAX_ATTEMPTS, nextAttemptAt: NOW }).where(isOfQuote);
	await mailsAt(NOW);
	expect((await readToday(await anOwner())).lists.get("untold")).toContain("Del Died");
});
