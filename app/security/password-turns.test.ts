import { expect, test } from "vitest";
import { PasswordTurns } from "./password-turns.ts";

test("passwords are hashed 800 ms apart, whoever sends them, and at most four wait", () => {
	const turns = new PasswordTurns();
	const waits = Array.from({ length: 6 }, () => turns.take(10_000));
	expect(waits).toEqual([0, 800, 1600, 2400, 3200, null]);
});

test("a refused try takes no turn, so that the queue is free again as soon as it is worked off", () => {
	const turns = new PasswordTurns();
	for (let number = 0; number < 1000; number++) turns.take(10_000);
	expect(turns.take(10_800)).toBe(3200);
	expect(turns.take(20_000)).toBe(0);
});

test("a look for room takes no turn, and finds none while four wait", () => {
	const turns = new PasswordTurns();
	for (let look = 0; look < 20; look++) expect(turns.hasRoom(10_000)).toBe(true);
	for (let turn = 0; turn < 5; turn++) turns.take(10_000);
	expect([turns.hasRoom(10_000), turns.hasRoom(10_799), turns.hasRoom(10_800)]).toEqual([false, false, true]);
});

test("a clock that is set back refuses nobody", () => {
	const turns = new PasswordTurns();
	turns.take(90_000_000);
	expect(turns.take(10_000)).toBe(0);
	expect(turns.take(10_000)).toBe(800);
});
