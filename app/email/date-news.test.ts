import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { TUESDAY } from "#tests/support/jobs.ts";
import { dateNews, type QueuedDateMail } from "./date-news.ts";

const payload = {
	...{
		to: "a@example.com",
		token: "t",
		customer: "Ann",
		quoteId: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
		revision: 1,
		services: ["Windows"],
	},
	...{ price: null, address: null, zipCode: "18411", isLost: false, isCancelled: false },
};
const WEDNESDAY = { startsAt: TUESDAY.startsAt + DAY_MS, endsAt: TUESDAY.endsAt + DAY_MS };
const mail = { kind: "job-date" as const, payload: { ...payload, ...TUESDAY, isMoved: true } };
const off = { kind: "job-date" as const, payload: { ...payload, ...TUESDAY, isCancelled: true } };

const earlier = (id: number, times: typeof TUESDAY, more: Partial<QueuedDateMail> = {}): QueuedDateMail => ({
	...{ id, kind: "job-date", payload: JSON.stringify({ ...payload, ...times }) },
	...{ attempts: 1, sentAt: 5, lastError: null },
	...more,
});

test("a date that was mailed last is no news, and another one is a move", () => {
	expect(dateNews(mail, 9, [earlier(1, TUESDAY)])).toBeNull();
	expect(dateNews(mail, 9, [earlier(1, WEDNESDAY)])?.payload.isMoved).toBe(true);
	expect(dateNews(off, 9, [earlier(1, TUESDAY)])).toEqual(off);
	expect(dateNews(mail, 9, [earlier(10, WEDNESDAY)])).toBeNull();
});

test("what was tried and not reported may have arrived: the date is told once more", () => {
	for (const date of [WEDNESDAY, TUESDAY]) {
		const inFlight = earlier(2, date, { sentAt: null });
		expect(dateNews(mail, 9, [earlier(1, TUESDAY), inFlight])).toEqual(mail);
	}
});

test("what never left is unheard: nothing is off, and a first date is no move", () => {
	const never = earlier(1, WEDNESDAY, { attempts: 0, sentAt: null });
	const ended = earlier(1, WEDNESDAY, { lastError: "NothingToSay" });
	for (const unheard of [never, ended]) {
		expect(dateNews(off, 9, [unheard])).toBeNull();
		expect(dateNews(mail, 9, [unheard])?.payload.isMoved).toBeUndefined();
		expect(dateNews(mail, 9, [unheard])).not.toBeNull();
	}
	expect(dateNews(off, 9, [])).toEqual(off);
});
