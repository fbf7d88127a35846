import { expect, test } from "vitest";
import { networkCode } from "#app/catalog/networks.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { type CausedMail, gatheringEnd, isBeyondBudget } from "./attention.ts";

const NOW = Date.UTC(2026, 4, 4, 12, 3);

function mails(count: number, changes: (number: number) => Partial<CausedMail> = () => ({})): CausedMail[] {
	return Array.from({ length: count }, (_, number) => ({
		id: number + 1,
		kind: "send-quote",
		network: `network ${number}`,
		sentAt: NOW - MINUTE_MS,
		...changes(number),
	}));
}

const next: CausedMail = { id: 999, kind: "customer-question", network: "n", sentAt: null };

test("ten mails an hour go out for one network, whatever they are about, and the eleventh waits", () => {
	const kinds = ["send-quote", "quote-changed", "offer-answered", "customer-question"];
	const ofNetwork = mails(10, (number) => ({ network: "n", kind: kinds[number % 4] ?? "" }));
	expect(isBeyondBudget(next, ofNetwork.slice(1), NOW)).toBe(false);
	expect(isBeyondBudget(next, ofNetwork, NOW)).toBe(true);
	expect(isBeyondBudget({ ...next, network: "another" }, ofNetwork, NOW)).toBe(false);
	expect(isBeyondBudget(next, ofNetwork, NOW + 60 * MINUTE_MS)).toBe(false);
});

test("a wide network gets as many mails through as three of its networks", () => {
	const ofWide = mails(30, (number) => ({ network: networkCode(`n${number}`, "wide") }));
	const another = { ...next, network: networkCode("one more", "wide") };
	expect(isBeyondBudget(another, ofWide.slice(1), NOW)).toBe(false);
	expect(isBeyondBudget(another, ofWide, NOW)).toBe(true);
	expect(isBeyondBudget({ ...next, network: networkCode("one more", "other") }, ofWide, NOW)).toBe(false);
});

test("a hundred mails in ten minutes go out for everybody", () => {
	expect(isBeyondBudget(next, mails(99), NOW)).toBe(false);
	expect(isBeyondBudget(next, mails(100), NOW)).toBe(true);
	expect(isBeyondBudget(next, mails(100), NOW + 10 * MINUTE_MS)).toBe(false);
});

test("customers' own links have a budget of their own, and what no visitor causes has none", () => {
	const links = mails(100, () => ({ kind: "customer-quote" }));
	expect(isBeyondBudget(next, links, NOW)).toBe(false);
	expect(isBeyondBudget({ ...next, kind: "customer-quote" }, links, NOW)).toBe(true);
	expect(isBeyondBudget({ ...next, kind: "password-changed" }, [...links, ...mails(200)], NOW)).toBe(false);
});

test("of mails that are being sent at once those queued first go out", () => {
	const sending = mails(20, (number) => ({ id: number, network: "n", sentAt: null }));
	expect(sending.filter((mail) => isBeyondBudget(mail, sending, NOW)).map(({ id }) => id)).toEqual(
		Array.from({ length: 10 }, (_, number) => 10 + number),
	);
});

test("what waits is looked at every ten minutes, and not in the minute in which it came", () => {
	expect(gatheringEnd(Date.UTC(2026, 4, 4, 12, 3))).toBe(Date.UTC(2026, 4, 4, 12, 10));
	expect(gatheringEnd(Date.UTC(2026, 4, 4, 12, 9, 30))).toBe(Date.UTC(2026, 4, 4, 12, 20));
});

test("older mails that wait keep their places, and the many of one network no more of everybody's than it may have", () => {
	const waiting = (count: number, network: (number: number) => string) =>
		mails(count, (number) => ({
			kind: "customer-quote",
			network: network(number),
			sentAt: null,
			waits: true,
		}));
	const link: CausedMail = { id: 999, kind: "customer-quote", network: "home", sentAt: null };
	const ofHome = waiting(10, () => "home");
	expect(isBeyondBudget(link, ofHome.slice(1), NOW)).toBe(false);
	expect(isBeyondBudget(link, ofHome, NOW)).toBe(true);
	expect(isBeyondBudget({ ...link, id: 10 }, ofHome, NOW)).toBe(false);
	expect(
		isBeyondBudget(
			link,
			waiting(300, () => "n"),
			NOW,
		),
	).toBe(false);
	expect(
		isBeyondBudget(
			link,
			waiting(300, (number) => networkCode(`n${number}`, "wide")),
			NOW,
		),
	).toBe(false);
	expect(
		isBeyondBudget(
			link,
			waiting(99, (number) => `n${number}`),
			NOW,
		),
	).toBe(false);
	expect(
		isBeyondBudget(
			link,
			waiting(100, (number) => `n${number}`),
			NOW,
		),
	).toBe(true);
});
