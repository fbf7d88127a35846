import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import type { ContactAnswers } from "#app/answers/questions.ts";
import type { SpamSignal, TriageIntent } from "#app/catalog/quote-enums.ts";
import worker from "#app/entry.worker.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { stepDraft } from "../support/drafts.ts";
import { db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const base = "/pricing-calculator-waverly-township";

beforeEach(async () => {
	await proxy.reset();
	await emptyOutbox();
	await forgetCounts();
});

interface Sent {
	network?: string;
	signals?: readonly SpamSignal[];
	now?: number;
}

async function save({ network = "n", signals = [], now = NOW }: Sent = {}, submission = aSubmission()) {
	await saveQuote(db, submission, now, { network, signals });
	return submission.id;
}

async function verdict(id: string) {
	const { rows, events, mails } = await savedQuote(id);
	return { spam: rows[0]?.spam, reason: rows[0]?.spamReason, events: events.length, mails: mails.length };
}

const believed = { spam: false, reason: null, events: 1, mails: 1 };

async function triage(id: string, intent: TriageIntent, now = NOW + MINUTE_MS): Promise<void> {
	await triageAs(db, { quoteId: id, intent, now });
}

test("one signal marks a quote and its mail goes out; two, or the honeypot, put it in Spam without one", async () => {
	expect(await verdict(await save())).toEqual(believed);
	for (const signal of ["too-fast", "turnstile"] as const)
		expect(await verdict(await save({ signals: [signal] }))).toEqual({ ...believed, reason: signal });
	for (const signals of [["honeypot"], ["too-fast", "turnstile"], ["honeypot", "too-fast"]] as const) {
		const reason = signals.join(",");
		expect(await verdict(await save({ signals }))).toEqual({ spam: true, reason, events: 1, mails: 0 });
	}
	expect(await proxy.roundTrips()).toBe(12);
});

test("the sixth quote of a network within an hour is marked, and is Spam with a second signal", async () => {
	for (let made = 0; made < 5; made++) expect(await verdict(await save())).toEqual(believed);
	expect(await verdict(await save())).toEqual({ ...believed, reason: "busy-network" });
	const second = await save({ signals: ["too-fast"] });
	expect(await verdict(second)).toEqual({
		spam: true,
		reason: "too-fast,busy-network",
		events: 1,
		mails: 0,
	});
	expect(await verdict(await save({ network: "another" }))).toEqual(believed);
	expect(await verdict(await save({ now: NOW + 61 * MINUTE_MS }))).toEqual(believed);
});

test("what is in Spam counts for nobody, and neither does the same quote sent again and again", async () => {
	for (let made = 0; made < 12; made++) await save({ signals: ["honeypot"] });
	const submission = aSubmission();
	for (let sent = 0; sent < 9; sent++) await save({}, submission);
	expect(await verdict(submission.id)).toEqual(believed);
	expect(await verdict(await save())).toEqual(believed);
});

test("one network at 20 posts a minute hides no customer", async () => {
	const customers: string[] = [];
	for (let sent = 0; sent < 200; sent++) {
		const now = NOW + sent * 3_000;
		await save({ network: "flood", now });
		if (sent % 20 === 19) customers.push(await save({ network: `customer-${sent}`, now }));
	}
	for (const id of customers) expect(await verdict(id)).toEqual(believed);
});

const stranger: ContactAnswers = {
	name: "Cheap pills",
	phone: "+15705550199",
	contactMethod: "email",
	email: "stranger@example.com",
};

test("a believed quote that is rewritten is judged anew", async () => {
	const { id } = aSubmission();
	await save({}, aSubmission({ id }));
	const rewritten = aSubmission({ id, contact: stranger });
	await save({ signals: ["honeypot"], now: NOW + MINUTE_MS }, rewritten);
	expect(await verdict(id)).toEqual({ spam: true, reason: "honeypot", events: 2, mails: 1 });
	// Without its source it stays what it is, as when the last step saves it once more.
	await saveQuote(db, aSubmission({ id }), NOW + MINUTE_MS + 1);
	expect(await verdict(id)).toMatchObject({ spam: true, reason: "honeypot", events: 3 });
	// And again, when it is sent without a signal.
	await save({ now: NOW + 2 * MINUTE_MS }, aSubmission({ id }, "luxury"));
	expect(await verdict(id)).toEqual({ spam: false, reason: null, events: 4, mails: 2 });
});

test("what the owner vouched for is marked at most, and what the owner put in Spam stays there", async () => {
	const contacted = aSubmission();
	await save({}, contacted);
	await triage(contacted.id, "contacted");
	const rescued = aSubmission();
	await save({ signals: ["honeypot"] }, rescued);
	await triage(rescued.id, "not-spam");
	for (const { id } of [contacted, rescued]) {
		await save({ signals: ["honeypot"], now: NOW + 2 * MINUTE_MS }, aSubmission({ id }, "luxury"));
		expect(await verdict(id)).toMatchObject({ spam: false, reason: "honeypot" });
	}
	const moved = aSubmission();
	await save({}, moved);
	await triage(moved.id, "spam");
	await save({ now: NOW + 2 * MINUTE_MS }, aSubmission({ id: moved.id }, "luxury"));
	expect(await verdict(moved.id)).toMatchObject({ spam: true, reason: "owner", mails: 1 });
});

test('"Not spam" mails the quote once, and not again one that was mailed before', async () => {
	const hidden = await save({ signals: ["honeypot"] });
	await triage(hidden, "not-spam");
	await triage(hidden, "spam", NOW + 2 * MINUTE_MS);
	await triage(hidden, "not-spam", NOW + 3 * MINUTE_MS);
	expect(await verdict(hidden)).toMatchObject({ spam: false, reason: null, mails: 1 });
	const mailed = await save();
	await triage(mailed, "spam");
	await triage(mailed, "not-spam", NOW + 2 * MINUTE_MS);
	await triage(mailed, "not-spam", NOW + 3 * MINUTE_MS);
	expect(await verdict(mailed)).toMatchObject({ spam: false, reason: null, mails: 1 });
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

test("a visitor who fills in what nobody sees is thanked like any other; one who is only fast is marked", async () => {
	const robot = new Visitor();
	await quoteBy(robot, [
		["name", "Bot"],
		["phone", "570-555-0123"],
		["fax-extension", "1"],
	]);
	const caught = await verdict(robot.draftId());
	expect(caught).toMatchObject({ spam: true, mails: 0 });
	expect(caught.reason).toMatch(/^honeypot\b/);
	const hasty = new Visitor();
	await quoteBy(hasty, [
		["name", "Ann"],
		["phone", "570-555-0123"],
	]);
	expect(await verdict(hasty.draftId())).toMatchObject({ spam: false, reason: "too-fast", mails: 1 });
});

test("with Turnstile switched on, a quote without its token is saved and marked, and the page allows its script", async () => {
	const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };
	const bindings = Object.assign({ ...env }, keys);
	const visitor = new Visitor((request) => worker.fetch(request, bindings, createExecutionContext()));
	const draft = { id: crypto.randomUUID(), startedAt: Date.now() - MINUTE_MS, condition: {} };
	const [name = "", value = ""] = (await stepDraft(draft)).split(/=(.*)/s);
	visitor.setCookie(name, value);
	await quoteBy(visitor, [
		["name", "Ann"],
		["phone", "570-555-0123"],
	]);
	expect(await verdict(draft.id)).toEqual({ ...believed, reason: "turnstile" });
	const page = await visitor.open(`${base}/package`);
	expect(page.headers.get("Content-Security-Policy")).toContain("https://challenges.cloudflare.com");
	const html = await page.text();
	expect(html).toContain("site-key");
	expect(html).not.toContain("secret-key");
});
