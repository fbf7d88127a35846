import { expect, test } from "@playwright/test";
import { asc } from "drizzle-orm";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { changeQuote } from "#app/quotes/change-quote.server.ts";
import { load } from "#app/quotes/load.server.ts";
import { rowOf } from "#app/quotes/quote-row.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { decideStep, type Step } from "../support/lives.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { testSecret } from "../support/secrets.ts";
import { type RunningSite, startSite } from "../support/site.ts";

// The backup was made by the release before the schema's version 22, with a quote in every stage; each is named for what became of it.
const backup = "tests/previous/release-0021.sql";
const people = [
	...[
		"New",
		"Changed",
		"Addons",
		"Rescued",
		"Contacted",
		"Offered",
		"Expired",
		"Second",
		"Withdrawn",
		"Declined",
	],
	...["Accepted", "Scheduled", "Done", "Lost", "Linked", "Stopped"],
];

/** One of each command, in an order in which each can do something to most quotes. */
const steps: readonly Step[] = [
	{ kind: "submit", package: "luxury", hasEmail: true, signals: "none" },
	{ kind: "add-ons", addons: ["deck"], confirmed: true },
	{ kind: "triage", intent: "contacted", notes: "Ring twice" },
	{ kind: "triage", intent: "undo", notes: "" },
	{ kind: "triage", intent: "spam", notes: "" },
	{ kind: "triage", intent: "not-spam", notes: "" },
	{ kind: "offer", amount: 640 },
	{ kind: "open" },
	{ kind: "ask" },
	{ kind: "answer", outcome: "withdrawn" },
	{ kind: "offer", amount: 650 },
	{ kind: "answer", outcome: "declined" },
	{ kind: "offer", amount: 660 },
	{ kind: "remind", isUndo: false },
	{ kind: "answer", outcome: "accepted" },
	{ kind: "date", in: DAY_MS },
	{ kind: "date", in: null },
	{ kind: "date", in: 2 * DAY_MS },
	{ kind: "triage", intent: "done", notes: "" },
	{ kind: "triage", intent: "not-done", notes: "" },
	{ kind: "triage", intent: "lost", notes: "" },
	{ kind: "triage", intent: "not-lost", notes: "" },
	{ kind: "link" },
	{ kind: "stop" },
];

function databaseOf(site: RunningSite) {
	const { url, authToken } = site.database;
	return openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
}

test.describe.configure({ mode: "serial" });
let site: RunningSite;
test.beforeAll(async () => {
	site = await startSite({}, { backup });
});
test.afterAll(() => site.stop());

test("every page shows the quotes of an older release's backup", { tag: ["@phone", "@js"] }, async () => {
	const db = databaseOf(site);
	const { cookie } = await startSession(db);
	await db.update(settings).set({ calendarVersion: 1 });
	const show = async (path: string) => {
		const response = await fetch(`${site.baseUrl}${path}`, {
			headers: { Cookie: localCookies(cookie.join("=")) },
		});
		expect(response.status, path).toBe(200);
		return response.text();
	};
	const dashboard = await show(paths.admin);
	for (const name of people) expect(dashboard).toContain(`${name} Example`);
	expect(await show(`${paths.admin}?status=spam`)).toContain("Spam Example");
	expect(await show(`${paths.admin}?q=declined`)).toContain("Declined Example");
	const csv = await show(paths.adminQuotesCsv);
	for (const name of people) expect(csv).toContain(`${name} Example`);
	const feed = calendarFileName(1, { SESSION_SECRET: testSecret }) ?? "";
	await show(jobPaths.calendarFeed(feed));
	for (const path of [paths.adminToday, jobPaths.calendar, paths.adminSettings]) await show(path);
	const quotes = await db
		.select({ id: quoteRequests.id, token: quoteRequests.customerToken, name: quoteRequests.name })
		.from(quoteRequests);
	expect(quotes).toHaveLength(19);
	for (const { id, token, name } of quotes) {
		expect(await show(paths.adminQuote(id))).toContain(name);
		for (const path of [paths.adminOffer(id), jobPaths.quoteDate(id)]) await show(path);
		if (token) await show(paths.customerQuote(token));
	}
});

test("every command decides on the quotes of an older release's backup, and what it writes is what it decided", {
	tag: ["@phone", "@js"],
}, async () => {
	const db = databaseOf(site);
	const quotes = await db.select({ id: quoteRequests.id }).from(quoteRequests).orderBy(asc(quoteRequests.id));
	const changed = new Set<Step>();
	for (const { id } of quotes) {
		let at = Date.UTC(2026, 4, 20);
		for (const step of steps) {
			at += step.kind === "remind" ? 4 * DAY_MS : 1_000;
			const moment = { at, attempt: crypto.randomUUID() };
			const address = { writer: visitor(db), address: { id }, attempt: moment.attempt, now: at };
			const { loaded } = await load(db, address, noFacts(db));
			expect(loaded.quote && rowOf(loaded.quote)).toEqual(loaded.stored);
			const result = await changeQuote(db, {
				...address,
				facts: noFacts(db),
				needsSchedule: step.kind === "date",
				decide: (quote) => decideStep(id, quote, step, moment),
			});
			if (result.kind === "changed" && result.isNew) changed.add(step);
		}
	}
	expect(steps.filter((step) => !changed.has(step))).toEqual([]);
});
