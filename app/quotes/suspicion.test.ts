import { expect, test } from "vitest";
import { noticedIn } from "./suspicion";

const NOW = Date.UTC(2026, 4, 4, 12);

test("a visitor who took a minute is a person", () => {
	expect(noticedIn({ startedAt: NOW - 60_000 }, NOW)).toBeNull();
});

test("four steps answered in a moment are not a person's", () => {
	expect(noticedIn({ startedAt: NOW - 1_000 }, NOW)).toBe("too-fast");
});

test("nobody but a robot fills in the field that is not shown", () => {
	expect(noticedIn({ startedAt: NOW - 60_000, honeypot: true }, NOW)).toBe("bait");
});
