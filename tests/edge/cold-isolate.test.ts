import { createExecutionContext, env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { customerOf } from "../support/customers.ts";
import { aDraft, stepDraft, tokenIn } from "../support/drafts.ts";
import { anAccount, givePin, signIn } from "../support/edge-accounts.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { anOfferedQuote } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import type { Answer } from "../support/plain-browser.ts";
import { forgetPublished, publishDirectly } from "../support/published-prices.ts";
import { testSecret } from "../support/secrets.ts";
import { settled } from "../support/settled.ts";
import { Visitor } from "../support/visitor.ts";

// At ten quotes a day nearly every visit meets an isolate that knows nothing of what an earlier one read.

/** Whose work nobody waits for. */
const AFTER_THE_ANSWER = ["settings", "live-feed"];

/** A browser that an isolate answers to which nobody else has been. */
async function onNewIsolate(cookie?: readonly [name: string, value: string]): Promise<Visitor> {
	vi.resetModules();
	const { default: worker } = await import("#app/entry.worker.ts");
	// The Durable Object refuses its first call after that, and is then made anew.
	await env.QUOTE_FEED.getByName("quotes")
		.wake()
		.catch(() => null);
	const visitor = new Visitor(async (request) => worker.fetch(request, env, createExecutionContext()));
	if (cookie) visitor.setCookie(...cookie);
	return visitor;
}

async function withDraft(draft = aDraft()): Promise<Visitor> {
	const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(await stepDraft(draft)) ?? [];
	return onNewIsolate([name, value]);
}

const asOwner = async (options?: Parameters<typeof startSession>[1]) =>
	onNewIsolate((await startSession(db, options)).cookie);

/** Who was shown step 4 by one isolate, and saves what it showed in another. */
async function atStepFour() {
	const before = await withDraft();
	const { html } = await before.get(paths.quotePackage);
	const visitor = await onNewIsolate(["__Host-quote", before.cookie("__Host-quote")]);
	const save = (choice = "deluxe") =>
		visitor.post(paths.quotePackage, [
			["package", choice],
			[DRAFT_FIELD, tokenIn(html)],
		]);
	return { visitor, save };
}

function aSmallGutterJob() {
	const { service, condition, ...draft } = aDraft();
	const answers = { ...service, services: ["gutter-cleaning" as const], homeSize: "small" as const };
	return { ...draft, service: answers, condition: { gutterLastCleaned: condition.gutterLastCleaned } };
}

/** How many round trips the answer waits for. */
async function tripsOf(ask: () => Promise<Answer>, status: 200 | 303): Promise<number> {
	await proxy.reset();
	const answer = await ask();
	expect([answer.location, answer.status]).toEqual([answer.location, status]);
	const trips = await proxy.trips();
	return trips.filter(({ requestId }) => !AFTER_THE_ANSWER.includes(requestId)).length;
}

beforeEach(forgetCounts);
afterEach(() => db.update(settings).set({ value: "{}", calendarVersion: 0 }));

test("who comes new to step 1 waits one round trip for the current prices", async () => {
	const visitor = await onNewIsolate();
	expect(await tripsOf(() => visitor.get(paths.quote), 200)).toBe(1);
	expect(await tripsOf(() => visitor.get(paths.quote), 200)).toBe(0);
});

test("two who come new at once to a slow database are shown the prices that hold", async () => {
	const book = { ...rateCard, gutters: { ...rateCard.gutters, small: { low: 101, high: 333 } } };
	await publishDirectly(db, await anOwner(), book);
	onTestFinished(async () => forgetPublished(db, await anOwner()));
	const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(await stepDraft(aSmallGutterJob())) ?? [];
	const first = await onNewIsolate([name, value]);
	await proxy.fail({ kind: "delay", milliseconds: 400 });
	const shown = await Promise.all([first.get(paths.quotePackage), first.get(paths.quotePackage)]);
	await proxy.reset();
	for (const { html } of shown) expect(html).toContain("333");
});

test("of the wizard's first three steps one waits for the prices and the settings, and the others for nothing", async () => {
	const visitor = await withDraft();
	expect(await tripsOf(() => visitor.get(paths.quoteCondition), 200)).toBe(1);
	for (const path of [paths.quoteContact, paths.quote, paths.quotePackage])
		expect([path, await tripsOf(() => visitor.get(path), 200)]).toEqual([path, 0]);
});

test("each later page of a visitor waits for one round trip at most", async () => {
	const { quoteId, token } = await anOfferedQuote(db);
	// Otherwise that is recorded after the answer.
	await settled(db, db.update(quoteRequests).set({ offerOpenedAt: 1 }).where(eq(quoteRequests.id, quoteId)));
	const saved = { ...aDraft(), package: "deluxe" as const, saved: true };
	const thanks = `${paths.thankYou}?name=Ann&package=deluxe&price=765`;
	for (const path of [paths.quotePackage, paths.quoteConfirmation, thanks]) {
		const visitor = await withDraft(saved);
		expect([path, await tripsOf(() => visitor.get(path), 200)]).toEqual([path, 1]);
	}
	const visitor = await onNewIsolate();
	for (const path of [jobPaths.customerReminders(token), paths.customerQuote(token)])
		expect([path, await tripsOf(() => visitor.get(path), 200)]).toEqual([path, 1]);
});

test("a quote is saved, confirmed and answered in two round trips each", async () => {
	const { visitor, save } = await atStepFour();
	expect(await tripsOf(save, 303)).toBe(2);
	const confirming = await onNewIsolate(["__Host-quote", visitor.cookie("__Host-quote")]);
	const confirm = () => confirming.post(paths.quoteConfirmation, [["intent", "confirm"]]);
	expect(await tripsOf(confirm, 303)).toBe(2);
	const { quoteId, token, offer } = await anOfferedQuote(db);
	const customer = await onNewIsolate();
	const ask = () =>
		customer.post(paths.customerQuote(token), [
			...Object.entries({ quote: quoteId, offer: offer.id, attempt: crypto.randomUUID() }),
			["intent", "ask"],
			["question", "With the screens?"],
		]);
	expect(await tripsOf(ask, 303)).toBe(2);
});

test("a new isolate saves nothing new while requests are paused, and changes what was saved", async () => {
	const { visitor, save } = await atStepFour();
	await db.update(settings).set({ value: JSON.stringify({ paused: true }) });
	const refused = await save();
	expect([refused.status, refused.html.includes("Nothing was sent.")]).toEqual([503, true]);
	expect((await savedQuote(visitor.draftId())).rows).toEqual([]);
	await db.update(settings).set({ value: "{}" });
	expect((await save()).status).toBe(303);
	// What was saved is saved, also where the answer was lost, and may still be changed.
	await db.update(settings).set({ value: JSON.stringify({ paused: true }) });
	expect((await save()).status).toBe(303);
	expect((await save("luxury")).status).toBe(303);
	expect((await savedQuote(visitor.draftId())).rows).toMatchObject([{ package: "luxury" }]);
});

test("each page of an owner is one round trip, with the check of the session", async () => {
	const { quoteId } = await anOfferedQuote(db);
	await db.update(settings).set({ calendarVersion: 1 });
	const owner = await asOwner();
	const feed = calendarFileName(1, { SESSION_SECRET: testSecret }) ?? "";
	const pages = [
		...[paths.admin, paths.adminToday, jobPaths.calendar, jobPaths.calendarFeed(feed)],
		// It reads 500 quotes at a time, and the tests before left more.
		`${paths.adminQuotesCsv}?q=${quoteId.slice(0, 8)}`,
		...[
			paths.adminQuote(quoteId),
			jobPaths.quoteDate(quoteId),
			paths.adminOffer(quoteId),
			paths.adminDevices,
		],
		paths.adminSettings,
		ownerPaths.moveDay("2026-05-12"),
		ownerPaths.numbers,
		...[ownerPaths.customers, ownerPaths.customer((await customerOf(db, quoteId)) ?? "")],
	];
	for (const path of pages) expect([path, await tripsOf(() => owner.get(path), 200)]).toEqual([path, 1]);
	const locked = await asOwner({ locked: true });
	expect(await tripsOf(() => locked.get(paths.adminUnlock), 200)).toBe(1);
});

test("an owner signs in, unlocks and answers a quote in two round trips each at most", async () => {
	const { quoteId } = await anOfferedQuote(db);
	const { email } = await anAccount(ownerEmail("signs-in", "edge"));
	const owner = await onNewIsolate();
	expect(await tripsOf(() => owner.get(paths.auth), 200)).toBe(0);
	expect(await tripsOf(() => signIn(owner, email), 303)).toBe(2);
	expect(await tripsOf(() => givePin(owner, PIN), 303)).toBe(2);
	const mark = [
		["intent", "spam"],
		["notes", "called"],
		["from", ""],
	] as const;
	expect(await tripsOf(() => owner.post(paths.adminQuote(quoteId), mark), 303)).toBe(2);
	expect(await tripsOf(() => owner.post(paths.adminLogOut, []), 303)).toBe(1);
});
