import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import worker from "../../app/entry.worker";
import { saveQuote } from "../../app/quotes/submit.server";
import type { SubmissionSource } from "../../app/quotes/suspicion";
import { stepDraft } from "../support/drafts";
import { db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes";
import { aSubmission } from "../support/submissions";
import { Visitor } from "../support/visitor";

const NOW = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;
const base = "/pricing-calculator-waverly-township";

beforeEach(async () => {
	await proxy.reset();
	await forgetCounts();
});

const from = (address: string): SubmissionSource => ({ address, noticed: null });

async function save(source: SubmissionSource, now = NOW): Promise<string> {
	const submission = aSubmission();
	await saveQuote(db, submission, now, source);
	return submission.id;
}

async function verdict(id: string) {
	const { rows, events, notices } = await savedQuote(id);
	return { spam: rows[0]?.spam, reason: rows[0]?.spamReason, events: events.length, notices: notices.length };
}

test("the sixth new quote of one address within an hour is saved, flagged and told nobody; still one round trip", async () => {
	const ids = [];
	for (let made = 0; made < 6; made++) ids.push(await save(from("a")));
	expect(await proxy.roundTrips()).toBe(6);
	expect(await verdict(ids[4] ?? "")).toEqual({ spam: false, reason: null, events: 1, notices: 1 });
	expect(await verdict(ids[5] ?? "")).toEqual({ spam: true, reason: "address", events: 1, notices: 0 });
	expect(await verdict(await save(from("b")))).toMatchObject({ spam: false });
	expect(await verdict(await save(from("a"), NOW + 61 * MINUTE))).toMatchObject({ spam: false });
});

test("the same quote sent again and again counts once", async () => {
	const submission = aSubmission();
	for (let sent = 0; sent < 9; sent++) await saveQuote(db, submission, NOW, from("c"));
	expect(await verdict(submission.id)).toEqual({ spam: false, reason: null, events: 1, notices: 1 });
	expect(await verdict(await save(from("c")))).toMatchObject({ spam: false });
});

test("a burst from many addresses is flagged from the 101st on, until ten minutes have passed", async () => {
	for (let made = 0; made < 100; made++) await save(from(`burst-${made}`));
	expect(await verdict(await save(from("one-more")))).toMatchObject({ spam: true, reason: "burst" });
	expect(await verdict(await save(from("later"), NOW + 11 * MINUTE))).toMatchObject({ spam: false });
});

test("what the owner decided stays when the visitor sends another choice", async () => {
	const submission = aSubmission();
	await saveQuote(db, submission, NOW, from("d"));
	await saveQuote(db, aSubmission({ id: submission.id }, "luxury"), NOW, { address: "d", noticed: "bait" });
	expect(await verdict(submission.id)).toEqual({ spam: false, reason: null, events: 2, notices: 2 });
});

async function quoteBy(visitor: Visitor, contact: readonly (readonly [string, string])[]): Promise<void> {
	const steps = [
		[
			`${base}?index`,
			[
				["services", "gutter-cleaning"],
				["homeSize", "small"],
				["stories", "one"],
				["zip", "18411"],
			],
		],
		[`${base}/contact`, contact],
		[`${base}/condition`, [["gutterLastCleaned", "not-sure"]]],
		[`${base}/package`, [["package", "standard"]]],
	] as const;
	for (const [path, fields] of steps) expect((await visitor.post(path, fields)).status).toBe(303);
}

test("a visitor who fills in what nobody sees, or answers in no time, is thanked like any other and flagged", async () => {
	const robot = new Visitor();
	await quoteBy(robot, [
		["name", "Bot"],
		["phone", "570-555-0123"],
		["fax-extension", "1"],
	]);
	expect(await verdict(robot.draftId())).toMatchObject({ spam: true, reason: "bait" });
	const hasty = new Visitor();
	await quoteBy(hasty, [
		["name", "Ann"],
		["phone", "570-555-0123"],
	]);
	expect(await verdict(hasty.draftId())).toMatchObject({ spam: true, reason: "too-fast" });
});

test("with Turnstile switched on, a quote without its token is saved and flagged, and the page allows its script", async () => {
	const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };
	const bindings = Object.assign({ ...env }, keys);
	const visitor = new Visitor((request) => worker.fetch(request, bindings, createExecutionContext()));
	const draft = { id: crypto.randomUUID(), startedAt: Date.now() - MINUTE, condition: {} };
	const [name = "", value = ""] = (await stepDraft(draft)).split(/=(.*)/s);
	visitor.setCookie(name, value);
	await quoteBy(visitor, [
		["name", "Ann"],
		["phone", "570-555-0123"],
	]);
	expect(await verdict(draft.id)).toEqual({ spam: true, reason: "turnstile", events: 1, notices: 0 });
	const page = await visitor.open(`${base}/package`);
	expect(page.headers.get("Content-Security-Policy")).toContain("https://challenges.cloudflare.com");
	const html = await page.text();
	expect(html).toContain("site-key");
	expect(html).not.toContain("secret-key");
});
