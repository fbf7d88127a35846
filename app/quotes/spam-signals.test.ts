import { expect, test } from "vitest";
import { detectSpam, spamReasonsOf } from "./spam-signals.ts";

const now = Date.UTC(2026, 4, 4, 12);
const person = { failsTurnstile: false, now };

test("a visitor who took a minute is a person", () => {
	expect(detectSpam({ startedAt: now - 60_000 }, person)).toEqual([]);
});

test("four steps answered in a moment are a signal", () => {
	expect(detectSpam({ startedAt: now - 1_000 }, person)).toEqual(["too-fast"]);
});

test("nobody but a robot fills in the field that is not shown", () => {
	expect(detectSpam({ startedAt: now - 60_000, honeypot: true }, person)).toEqual(["honeypot"]);
});

test("every signal is told", () => {
	const signals = detectSpam({ startedAt: now, honeypot: true }, { failsTurnstile: true, now });
	expect(signals).toEqual(["honeypot", "too-fast", "turnstile"]);
});

test("saved reasons are read one by one", () => {
	expect(spamReasonsOf({ spamReason: "too-fast,busy-network" })).toEqual(["too-fast", "busy-network"]);
	expect(spamReasonsOf({ spamReason: null })).toEqual([]);
});
