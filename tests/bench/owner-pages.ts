import { asc, eq } from "drizzle-orm";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { DAY_MS, dateOf, localTime } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { ProxyControl } from "../support/proxy-control.ts";
import { timeExchange } from "./exchange.ts";
import { type Finding, median } from "./finding.ts";
import { absolute, compare } from "./rounds.ts";
import { runSite } from "./runtime.ts";
import type { Stage } from "./stage.ts";

/** They list what waits, however many quotes there are. */
const screens = [
	{ name: "Today", path: paths.adminToday },
	{ name: "the calendar", path: jobPaths.calendar },
	{ name: "the customers", path: ownerPaths.customers },
	{ name: "a quote", path: paths.adminQuote },
	{ name: "a customer", path: ownerPaths.customer },
] as const;

/** Whose work grows with what is found, or with what a range holds: two times four weeks of quotes, ten minutes apart, with their
 * offers, services and events. */
const searches = [
	{ name: "the numbers", path: ownerPaths.numbers },
	{ name: "the search for a name", path: `${paths.admin}?q=evans+99` },
	{ name: "a search of customers", path: `${ownerPaths.customers}?q=evans+99` },
] as const;

/** Days of which the numbers are compared; with the days before as many again. */
const COMPARED_DAYS = 3;

/**
 * The owner's pages over many quotes, offers and dates: what they cost at the database, and their time. Those that list what
 * waits are compared with the same over a database in which as much waits and little lies behind.
 */
export async function measureOwnerPages(
	{ many, recent, costs }: Stage,
	script: string,
	{ pairs, quotes }: { pairs: number; quotes: number },
): Promise<Finding[]> {
	const ask = ({ site, cookie }: Stage["many"], path: string) =>
		timeExchange({ url: `${site.baseUrl}${path}`, headers: { Cookie: cookie }, status: 200 });
	const [costOf, costOfRecent] = [await countCosts(many, script), await countCosts(recent, script)];
	try {
		const findings: Finding[] = [];
		const today = localTime(Date.now()).midnight;
		const [from, to] = [today - COMPARED_DAYS * DAY_MS, today - DAY_MS].map(dateOf);
		const numbers = {
			name: `the numbers of ${COMPARED_DAYS} days`,
			path: `${ownerPaths.numbers}?from=${from}&to=${to}`,
		};
		const [ours, yardstick] = [await oldestWaiting(many.db), await oldestWaiting(recent.db)];
		for (const { name, path } of [...screens, numbers]) {
			const compared = `${name} with ${quotes.toLocaleString("en-US")} quotes, of as much with few behind`;
			const pathOf = (id: string) => (typeof path === "string" ? path : path(id));
			const sides = {
				ours: () => ask(many, pathOf(ours)),
				yardstick: () => ask(recent, pathOf(yardstick)),
			};
			const { trips, rows } = await costOf.page(pathOf(ours));
			const read = {
				ours: async () => rows,
				yardstick: async () => (await costOfRecent.page(pathOf(yardstick))).rows,
			};
			findings.push(
				await compare({ name: compared, unit: "ms", reach: { most: 1.2 }, ...sides }, pairs),
				absolute(`${name}: round trips`, "round trips", trips, { most: 1 }),
				await compare({ name: `${compared}: rows read`, unit: "rows", reach: { most: 1.2 }, ...read }, 1),
			);
		}
		const weeks = (side: Stage["many"]) => () => ask(side, ownerPaths.numbers);
		const name = `the numbers with ${quotes.toLocaleString("en-US")} quotes, of those with 10,000`;
		const sides = { ours: weeks(many), yardstick: weeks(costs) };
		findings.push(await compare({ name, unit: "ms", reach: { most: 1.2 }, ...sides }, pairs));
		for (const { name, path } of searches) {
			const times: number[] = [];
			for (let asked = 0; asked < pairs; asked++) times.push(await ask(many, path));
			const { trips, rows } = await costOf.page(path);
			findings.push(
				absolute(name, "ms", median(times), null),
				absolute(`${name}: round trips`, "round trips", trips, { most: 1 }),
				absolute(`${name}: rows read`, "rows", rows, null),
			);
		}
		const exported = await ask(many, paths.adminQuotesCsv);
		const { rows } = await costOf.page(paths.adminQuotesCsv);
		findings.push(
			absolute("the CSV of all, for a thousand quotes", "ms", (1_000 * exported) / quotes, null),
			absolute("the CSV of all: rows read for a quote", "rows", rows / quotes, null),
		);
		return findings;
	} finally {
		await costOf.stop();
		await costOfRecent.stop();
	}
}

/** The id of the quote that waits longest, and of its customer: the seed gives both the same. */
async function oldestWaiting(db: Database): Promise<string> {
	const { id, createdAt, stage } = quoteRequests;
	const waiting = db.select({ id }).from(quoteRequests).where(eq(stage, "new"));
	const [oldest] = await waiting.orderBy(asc(createdAt)).limit(1);
	if (!oldest) throw new Error("There is no quote");
	return oldest.id;
}

/** What a page costs at the database, counted at another site's proxy. */
async function countCosts({ database, cookie }: Stage["many"], script: string) {
	const proxy = await startCountingProxy(database.url);
	const control = new ProxyControl(proxy.url);
	const site = await runSite(script, { ...database, url: proxy.url });
	return {
		async page(path: string) {
			await control.reset();
			await timeExchange({ url: `${site.baseUrl}${path}`, headers: { Cookie: cookie }, status: 200 });
			const trips = await control.trips();
			return { trips: trips.length, rows: trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
		},
		async stop() {
			await site.stop();
			await proxy.stop();
		},
	};
}
