/**
 * The end-to-end tests' `test` and `expect`. Every test gets
 * - `page`, with relative addresses on the site; an unexpected console error or page error fails the test;
 * - `site`: `site.proxy` counts database round trips and makes faults (reset before every test),
 *   `site.database` is a client of the same database, for assertions;
 * - `consoleErrors.expect(/pattern/)`: from then on such an error is part of the test;
 * - when it times out, a list of the requests that were still open;
 * - `ownTrips()`: the database round trips of the requests that this test's browser made, but for one
 *   that asks, once a minute, what the settings are;
 * - `uniqueName`: a name no other test uses, to find one's own rows by.
 * `javaScriptEnabled` and `isMobile` say which of the four projects runs.
 */

import { randomInt } from "node:crypto";
import { test as base } from "@playwright/test";
import { HOUR_MS } from "#app/time/clock.ts";
import { ConsoleErrors } from "./console-errors.ts";
import { OpenRequests } from "./open-requests.ts";
import type { Trip } from "./proxy-control.ts";
import { connectToSite, type Site } from "./site.ts";
import { siteOf } from "./sites.ts";
import { aWord } from "./words.ts";

export { expect } from "@playwright/test";

interface TestFixtures {
	consoleErrors: ConsoleErrors;
	ownTrips: () => Promise<Trip[]>;
	uniqueName: string;
	faultless: undefined;
	openRequests: undefined;
}

/** Asks once a minute, after an answer, which settings and prices hold now. */
const asksWhatHolds = /^select .{1,3}value.*from .{1,3}settin; select .{1,3}version.*READONLY/;

export const test = base.extend<TestFixtures, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
		async ({}, use, { parallelIndex }) => {
			const site = connectToSite(siteOf(parallelIndex));
			await use(site);
			site.database.close();
		},
		{ scope: "worker" },
	],
	baseURL: ({ site }, use) => use(site.baseUrl),
	// Each test comes from an address of its own, so that the limits meant for one visitor hold for one test.
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
	extraHTTPHeaders: async ({}, use) =>
		use({ "CF-Connecting-IP": `2001:db8:0:${randomInt(65_536).toString(16)}::1` }),
	faultless: [
		async ({ site }, use) => {
			await site.proxy.reset();
			// Tests make more quotes in a minute than customers: none is to be suspected for the others', and no mail waits for theirs.
			const hourAgo = Date.now() - HOUR_MS;
			const forget = { sql: "update outbox set sent_at = min(sent_at, ?)", args: [hourAgo] };
			await site.database.batch(["delete from throttle", "delete from quote_sources", forget], "write");
			await use(undefined);
		},
		{ auto: true },
	],
	consoleErrors: [
		async ({ context }, use) => {
			const errors = new ConsoleErrors(context);
			await use(errors);
			base.expect(errors.unexpected(), "unexpected errors in the browser's console").toEqual([]);
		},
		{ auto: true },
	],
	ownTrips: async ({ context, site }, use) => {
		const ids = new Set<string>();
		context.on("response", (response) => ids.add(response.headers()["x-request-id"] ?? "none"));
		await use(async () => {
			const trips = (await site.proxy.trips()).filter(({ requestId }) => ids.has(requestId));
			const asking = trips.find(({ statements }) => asksWhatHolds.test(statements));
			return trips.filter((trip) => trip !== asking);
		});
	},
	// What a test that timed out may have waited for is told beside its failure.
	openRequests: [
		async ({ context }, use, testInfo) => {
			const requests = new OpenRequests(context);
			await use(undefined);
			if (testInfo.status !== "timedOut") return;
			await testInfo.attach("open requests", { body: requests.list().join("\n") || "none" });
		},
		{ auto: true },
	],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
	uniqueName: async ({}, use) => use(`Ann ${aWord()}`),
});
