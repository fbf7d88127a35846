import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import {
	lockAfter,
	lockAfterWindow,
	pinLimit,
	sharedSignInLimit,
	signInLimit,
	triesLeft,
} from "./throttle.server.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("nothing is refused before any attempt, and after fewer than the limit", () => {
	expect(lockAfter(undefined, pinLimit, NOW)).toBeNull();
	expect(lockAfter({ count: 4, lockedUntil: null }, pinLimit, NOW)).toBeNull();
});

test.each([
	[15 * MINUTE_MS, 15],
	[14 * MINUTE_MS + 1, 15],
	[14 * MINUTE_MS, 14],
	[1, 1],
])("%i milliseconds of a lock are said as %i minutes", (left, minutes) => {
	expect(lockAfter({ count: 5, lockedUntil: NOW + left }, pinLimit, NOW)).toEqual({
		until: "time",
		minutes,
		ends: NOW + left,
	});
});

test("a lock whose time has come is none", () => {
	expect(lockAfter({ count: 5, lockedUntil: NOW }, pinLimit, NOW)).toBeNull();
});

test("ten wrong PINs lock until the next sign-in, however much later", () => {
	expect(lockAfter({ count: 10, lockedUntil: NOW - 90 * MINUTE_MS }, pinLimit, NOW)).toEqual({
		until: "sign-in",
	});
});

test("wrong passwords lock for a time only", () => {
	expect(lockAfter({ count: 20, lockedUntil: NOW - 1 }, signInLimit, NOW)).toBeNull();
	expect(lockAfter({ count: 20, lockedUntil: NOW + MINUTE_MS }, signInLimit, NOW)).toEqual({
		until: "time",
		minutes: 1,
		ends: NOW + MINUTE_MS,
	});
});

test("a lock that ends later than any could is of a clock that was wrong, and is none", () => {
	expect(lockAfter({ count: 10, lockedUntil: NOW + DAY_MS }, signInLimit, NOW)).toBeNull();
	expect(lockAfter({ count: 5, lockedUntil: NOW + 9 * HOUR_MS }, pinLimit, NOW)).toBeNull();
	expect(lockAfterWindow({ count: 101, lockedUntil: NOW + DAY_MS }, sharedSignInLimit, NOW)).toBeNull();
});

test("a hundred tries from all networks within 15 minutes are let through, and no more", () => {
	const ends = NOW + 14 * MINUTE_MS;
	expect(lockAfterWindow(undefined, sharedSignInLimit, NOW)).toBeNull();
	expect(lockAfterWindow({ count: 100, lockedUntil: ends }, sharedSignInLimit, NOW)).toBeNull();
	expect(lockAfterWindow({ count: 101, lockedUntil: ends }, sharedSignInLimit, NOW)).toEqual({
		until: "time",
		minutes: 14,
		ends,
	});
	expect(lockAfterWindow({ count: 101, lockedUntil: NOW }, sharedSignInLimit, NOW)).toBeNull();
});

test("the tries left are those before the next pause, and none are told of before a wrong one or in a pause", () => {
	const left = (count: number, lockedUntil: number | null = null) =>
		triesLeft({ count, lockedUntil }, pinLimit, NOW);
	expect(triesLeft(undefined, pinLimit, NOW)).toBeNull();
	expect(left(0)).toBeNull();
	expect(left(1)).toEqual({ count: 4, before: "time" });
	expect(left(4)).toEqual({ count: 1, before: "time" });
	expect(left(5, NOW + MINUTE_MS)).toBeNull();
	expect(left(5, NOW)).toEqual({ count: 5, before: "sign-in" });
	expect(left(9)).toEqual({ count: 1, before: "sign-in" });
	expect(left(10)).toBeNull();
});
