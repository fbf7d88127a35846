import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { deviceEnd } from "./use-kept-dashboard.ts";

const start = Date.UTC(2026, 4, 4, 9);
const page = { sessionEndsAt: start + HOUR_MS, now: start };

test("a session's end by the device's clock stays where it is, however long the same page is shown", () => {
	const ahead = start + 5 * MINUTE_MS;
	const first = deviceEnd(page, null, ahead);
	expect(first.until).toBe(ahead + HOUR_MS);
	expect(deviceEnd(page, first, ahead + 10 * MINUTE_MS)).toBe(first);
});

test("a page from the site puts right what a kept one told too late, and a renewed session ends later", () => {
	const kept = deviceEnd(page, null, start + 20 * MINUTE_MS);
	const fresh = deviceEnd({ ...page, now: start + 21 * MINUTE_MS }, kept, start + 21 * MINUTE_MS);
	expect(fresh.until).toBe(page.sessionEndsAt);
	const renewed = { sessionEndsAt: start + 2 * HOUR_MS, now: start + 30 * MINUTE_MS };
	expect(deviceEnd(renewed, fresh, renewed.now).until).toBe(renewed.sessionEndsAt);
});
