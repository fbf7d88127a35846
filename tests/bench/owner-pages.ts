import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { ProxyControl } from "../support/proxy-control.ts";
import { timeExchange } from "./exchange.ts";
import { type Finding, median } from "./finding.ts";
import { absolute, compare } from "./rounds.ts";
import { runSite } from "./runtime.ts";
import type { Stage } from "./stage.ts";

/** Of each the most rows that it may read: what it lists, however many quotes there are; a search also counts its matches. */
const pages = [
	{ name: "Today", path: paths.adminToday, mostRows: 2_100 },
	{ name: "the calendar", path: jobPaths.calendar, mostRows: 400 },
	/** Two times four weeks of quotes, ten minutes apart, with their offers, services and events. */
	{ name: "the numbers", path: ownerPaths.numbers, mostRows: 60_000 },
	{ name: "the search for a name", path: `${paths.admin}?q=evans+99`, mostRows: 2_000 },
	{ name: "the customers", path: ownerPaths.customers, mostRows: 1_000 },
	{ name: "a search of customers", path: `${ownerPaths.customers}?q=evans+99`, mostRows: 6_000 },
] as const;

/** The owner's pages over many quotes, offers and dates: their time, and what they cost at the database. */
export async function measureOwnerPages(
	{ many, costs }: Stage,
	script: string,
	{ pairs, quotes }: { pairs: number; quotes: number },
): Promise<Finding[]> {
	const ask = (baseUrl: string, path: string) =>
		timeExchange({ url: `${baseUrl}${path}`, headers: { Cookie: many.cookie }, status: 200 });
	const proxy = await startCountingProxy(many.database.url);
	const control = new ProxyControl(proxy.url);
	const counted = await runSite(script, { ...many.database, url: proxy.url });
	const costOf = async (path: string) => {
		await control.reset();
		await ask(counted.baseUrl, path);
		const trips = await control.trips();
		return { trips: trips.length, rows: trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
	};
	try {
		const findings: Finding[] = [];
		for (const { name, path, mostRows } of pages) {
			const times: number[] = [];
			for (let asked = 0; asked < pairs; asked++) times.push(await ask(many.site.baseUrl, path));
			const { trips, rows } = await costOf(path);
			findings.push(
				absolute(name, "ms", median(times), null),
				absolute(`${name}: round trips`, "round trips", trips, { most: 1 }),
				absolute(`${name}: rows read`, "rows", rows, { most: mostRows }),
			);
		}
		const numbers = ({ site, cookie }: Stage["many"]) => {
			const exchange = {
				url: `${site.baseUrl}${ownerPaths.numbers}`,
				headers: { Cookie: cookie },
				status: 200,
			};
			return () => timeExchange(exchange);
		};
		const reach = { most: 1.2 };
		const name = `the numbers with ${quotes.toLocaleString("en-US")} quotes, of those with 10,000`;
		const sides = { ours: numbers(many), yardstick: numbers(costs) };
		findings.push(await compare({ name, unit: "ms", reach, ...sides }, pairs));
		const exported = await ask(many.site.baseUrl, paths.adminQuotesCsv);
		const { rows } = await costOf(paths.adminQuotesCsv);
		findings.push(
			absolute("the CSV of all, for a thousand quotes", "ms", (1_000 * exported) / quotes, null),
			absolute("the CSV of all: rows read for a quote", "rows", rows / quotes, { most: 6 }),
		);
		return findings;
	} finally {
		await counted.stop();
		await proxy.stop();
	}
}
