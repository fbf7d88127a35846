import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";
import { monthsBefore, type UtcMs } from "#app/time/clock.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { priceBooks } from "#db/schema.ts";
import { moduleOf, siteOptions } from "#scripts/bundle-worker.ts";
import { stepDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import type { Bundles } from "./bundle.ts";
import { readMarkup } from "./markup.ts";
import type { DatabaseAccess } from "./recorder.ts";
import { type RunningWorker, runSite, runWorker } from "./runtime.ts";
import { seedQuotes } from "./seed-quotes.ts";

/** The pages that are compared: a static one, one that tells prices, the wizard's first and its fourth step. */
export const staticPath = "/about";
export const pricedPath = "/";
export const stepPaths = [
	"/pricing-calculator-waverly-township",
	"/pricing-calculator-waverly-township/package",
] as const;

const BARE = "export default { fetch() { return new Response() } }";

const BARE_SAVE = `export default {
	async fetch(request) {
		const database = request.headers.get("X-Database");
		const headers = { Authorization: request.headers.get("Authorization") };
		const answer = await fetch(database, { method: "POST", headers, body: await request.text() });
		await answer.text();
		return new Response(null, { status: answer.ok ? 303 : 502, headers: { Location: "/" } });
	},
}`;

interface SiteWithQuotes {
	site: RunningWorker;
	db: Database;
	database: DatabaseAccess;
	/** A dashboard's cookie. */
	cookie: string;
}

/** Everything that is measured, running on the loopback interface. */
export interface Stage {
	/** The site, with many quotes, with a hundred and a published price book, and with those of which each page's processor time is told. */
	many: SiteWithQuotes;
	/** With as much that an owner's pages show as the many have, and nothing between. */
	recent: SiteWithQuotes;
	few: SiteWithQuotes;
	costs: SiteWithQuotes;
	/** Answers the static pages' bytes as bare static assets, no other file beside them: with the pages' headers, and without. */
	bareAssets: RunningWorker;
	headerless: RunningWorker;
	/** Renders the steps' markup with as little of Remix as there can be: as a stream, and as one text. */
	minimal: RunningWorker;
	minimalAsText: RunningWorker;
	/** Sends what is posted to it on to the database, and redirects: the least that a save by a Worker is. */
	bareSave: RunningWorker;
	/** Headers that show the fourth step. */
	stepHeaders: Record<string, string>;
	stop(): Promise<void>;
}

export async function setStage({ site, minimal }: Bundles, quotes: number): Promise<Stage> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-bench-"));
	const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
	const stop = async () => {
		for (const end of stops.toReversed()) await end();
	};
	const keep = (worker: RunningWorker) => {
		stops.push(worker.stop);
		return worker;
	};
	try {
		const start = (name: string, ...runs: readonly Run[]) =>
			startSiteWith(runs, site, join(folder, name), stops);
		const now = Date.now();
		const [many, recent, few, costs] = [
			await start("many", { quotes, newest: now }),
			await start("recent", ...visitRuns(now), { quotes: RECENT, newest: now }),
			await start("few", { quotes: 100, newest: now }),
			await start("costs", { quotes: 10_000, newest: now }),
		];
		await publishPrices(few.db);
		const stepHeaders = { Cookie: localCookies(await stepDraft()) };
		const { compatibilityDate, compatibilityFlags, assets } = siteOptions();
		if (!assets) throw new Error("wrangler.toml names no assets");
		// Each stands behind the same asset router as the site, which asks none of them before its files.
		const files = { ...assets, routerConfig: { has_user_worker: true } };
		const settings = {
			...(compatibilityDate && { compatibilityDate }),
			...(compatibilityFlags && { compatibilityFlags }),
			assets: { ...files, directory: await copyPages(join(folder, "assets")) },
		};
		const bareAssets = keep(await runWorker({ ...settings, modules: true, script: BARE }));
		const headerless = keep(
			await runWorker({
				...settings,
				modules: true,
				script: BARE,
				assets: { ...files, directory: await copyPages(join(folder, "headerless"), { headers: false }) },
			}),
		);
		const pages = await Promise.all(
			stepPaths.map(async (path) => {
				const response = await fetch(`${many.site.baseUrl}${path}`, { headers: stepHeaders });
				return [path, readMarkup(await response.text())] as const;
			}),
		);
		const runMinimal = async (renderer: "stream" | "text") => {
			const bindings = {
				PAGES: JSON.parse(JSON.stringify(Object.fromEntries(pages))),
				RENDERER: renderer,
			};
			return keep(await runWorker({ ...settings, modules: moduleOf(minimal), bindings }));
		};
		const [minimalRemix, minimalAsText] = [await runMinimal("stream"), await runMinimal("text")];
		const bareSave = keep(await runWorker({ ...settings, modules: true, script: BARE_SAVE }));
		return {
			many,
			recent,
			few,
			costs,
			bareAssets,
			headerless,
			minimal: minimalRemix,
			minimalAsText,
			bareSave,
			stepHeaders,
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

async function publishPrices(db: Database): Promise<void> {
	const { version: _, ...book } = rateCard;
	const value = JSON.stringify({ ...book, neglectedPercent: 5 });
	await db
		.insert(priceBooks)
		.values({ version: 2, value, reason: "Bench", publishedAt: Date.now(), attempt: crypto.randomUUID() });
}

/** Quotes one after another, the last one as new as `newest` (UTC milliseconds). */
interface Run {
	quotes: number;
	newest: UtcMs;
}

/** Enough for each list of what waits, but for what was done months ago. */
const RECENT = 5_000;
/** Of them as many are done as the visits that are due again may be. */
const VISITED = 2_200;

/** Quotes whose next cleaning is due, those of the longest rhythm first. */
function visitRuns(now: UtcMs): Run[] {
	const ends = visitMonths.map((months) => monthsBefore(now, months));
	return ends.toSorted((a, b) => a - b).map((newest) => ({ quotes: VISITED, newest }));
}

async function startSiteWith(
	runs: readonly Run[],
	script: string,
	folder: string,
	stops: (() => Promise<void>)[],
): Promise<SiteWithQuotes> {
	const { url, authToken, server } = await startLocalDatabase(folder);
	stops.push(() => server.stop());
	await migrateDatabase(url, authToken);
	const db = openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	let first = 0;
	for (const { quotes, newest } of runs) {
		await seedQuotes(db, quotes, newest, { offers: true, dates: true, first });
		first += quotes;
	}
	const session = await startSession(db);
	const site = await runSite(script, { url, authToken });
	stops.push(site.stop);
	return { site, db, database: { url, authToken }, cookie: localCookies(session.cookie.join("=")) };
}

/** The static pages that are compared; with the one rule of the site's headers that is theirs, unless told otherwise. */
async function copyPages(folder: string, { headers = true } = {}): Promise<string> {
	await mkdir(folder, { recursive: true });
	await cp("build/client/index.html", join(folder, "index.html"));
	await cp("build/client/about.html", join(folder, "about.html"));
	const [rule = ""] = (await readFile("build/client/_headers", "utf8")).split("\n\n");
	if (headers) await writeFile(join(folder, "_headers"), `${rule}\n`);
	return folder;
}
