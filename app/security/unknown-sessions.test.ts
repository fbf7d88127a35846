import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/time/clock.ts";
import { isOwnersRead, isSignedOut, UnknownSessions } from "./unknown-sessions.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("a network with many unknown sessions is paused for the rest of a minute, and no other network is", () => {
	const sessions = new UnknownSessions();
	for (let read = 0; read < 119; read++) sessions.count(["n"], NOW);
	expect(sessions.isPaused(["n"], NOW)).toBe(false);
	sessions.count(["n"], NOW);
	expect(sessions.isPaused(["n"], NOW)).toBe(true);
	expect(sessions.isPaused(["another", "n"], NOW)).toBe(true);
	expect(sessions.isPaused(["another"], NOW)).toBe(false);
	expect(sessions.isPaused(["n"], NOW + MINUTE_MS)).toBe(false);
	sessions.count(["n"], NOW + MINUTE_MS);
	expect(sessions.isPaused(["n"], NOW + MINUTE_MS)).toBe(false);
});

test("a clock that is set back ends a pause", () => {
	const sessions = new UnknownSessions();
	for (let read = 0; read < 200; read++) sessions.count(["n"], NOW);
	expect(sessions.isPaused(["n"], NOW - 1)).toBe(false);
});

test("however many networks try, few are remembered", () => {
	const sessions = new UnknownSessions();
	for (let network = 0; network < 5_000; network++) sessions.count([String(network)], NOW);
	for (let read = 0; read < 200; read++) sessions.count(["n"], NOW);
	expect(sessions.isPaused(["n"], NOW)).toBe(true);
});

test("reads of the owner's pages that end at the sign-in are counted, and nothing else", () => {
	expect(isOwnersRead("GET", "/admin")).toBe(true);
	expect(isOwnersRead("HEAD", "/admin/quotes/stream")).toBe(true);
	expect(isOwnersRead("POST", "/admin")).toBe(false);
	expect(isOwnersRead("GET", "/auth")).toBe(false);
	const leadTo = (address: string) => new Response(null, { status: 303, headers: { Location: address } });
	expect(isSignedOut(leadTo("/auth?next=%2Fadmin"))).toBe(true);
	expect(isSignedOut(leadTo("/admin/unlock"))).toBe(false);
	expect(isSignedOut(new Response("", { status: 401 }))).toBe(true);
	expect(isSignedOut(new Response("here"))).toBe(false);
});
