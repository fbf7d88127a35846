import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/time/clock.ts";
import { isOwnersSide, UnknownSessions } from "./unknown-sessions.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

function admitted(sessions: UnknownSessions, requests: number, keys: string[], now = NOW): number {
	return Array.from({ length: requests }, () => sessions.admit(keys, now)).filter(Boolean).length;
}

test("a network with many unknown sessions is paused for the rest of a minute, and no other network is", () => {
	const sessions = new UnknownSessions();
	expect(admitted(sessions, 200, ["n"])).toBe(120);
	expect(sessions.admit(["another", "n"], NOW)).toBe(false);
	expect(admitted(sessions, 200, ["another"])).toBe(120);
	expect(admitted(sessions, 1, ["n"], NOW + MINUTE_MS - 1)).toBe(0);
	expect(admitted(sessions, 200, ["n"], NOW + MINUTE_MS)).toBe(120);
});

test("sessions that turn out to be known are not counted, however many come", () => {
	const sessions = new UnknownSessions();
	for (let request = 0; request < 500; request++) {
		expect(sessions.admit(["n"], NOW)).toBe(true);
		sessions.forgive(["n"]);
	}
	sessions.forgive(["n"]);
	expect(admitted(sessions, 200, ["n"])).toBe(120);
});

test("a clock that is set back ends a pause", () => {
	const sessions = new UnknownSessions();
	admitted(sessions, 200, ["n"]);
	expect(sessions.admit(["n"], NOW - 1)).toBe(true);
});

test("however many networks try, few are remembered", () => {
	const sessions = new UnknownSessions();
	for (let network = 0; network < 5_000; network++) sessions.admit([String(network)], NOW);
	expect(admitted(sessions, 200, ["n"])).toBe(120);
});

test("all of the owner's side is counted, with the gate and the pages of mailed links, and nothing else", () => {
	for (const path of ["/admin", "/admin/unlock", "/admin/quotes/stream", "/auth", "/auth/confirm"])
		expect(isOwnersSide(path)).toBe(true);
	for (const path of ["/", "/administrator", "/quote/token", "/authors"])
		expect(isOwnersSide(path)).toBe(false);
});
