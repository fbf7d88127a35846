import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { ensureChromium, launchFlags } from "../support/chromium.ts";
import { askedSize } from "../support/findings.ts";
import { startSite } from "../support/site.ts";
import { publicPages } from "../support/site-pages.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";
import { readVitals } from "./browser-vitals.ts";
import type { Finding } from "./finding.ts";
import { openPhone, slow3G, slow4G, slowDown } from "./phone.ts";
import { summarize, tableOf } from "./report.ts";
import { absolute } from "./rounds.ts";
import { compareWalks } from "./slow-walk.ts";

// `npm run bench:browser`: what a phone feels, in Chromium at a quarter of this machine's speed: long tasks, the answer
// to a tap, and, over slow networks, when each public page shows its largest part, whether it moves, and how long the way
// from the home page to the thank-you page takes with JavaScript and without. Three takes, or `-- 1` for one.

const TAKES = askedSize(3);
const SLOW_DOWN = 4;
const services = ["Window Cleaning", "Gutter Cleaning"] as const;

/** Long tasks while a page loads and for three seconds after. */
async function longTasks(browser: Browser, baseUrl: string, path: string, most: number): Promise<Finding> {
	const page = await openPhone(browser, baseUrl);
	await slowDown(page, { processor: SLOW_DOWN });
	await page.goto(path, { waitUntil: "load" });
	await page.waitForTimeout(3_000);
	const { longTasks } = await page.evaluate(readVitals);
	await page.context().close();
	return absolute(`long tasks on ${path} at 4 × slow-down`, "tasks", longTasks, { most });
}

/**
 * The slowest answer to a finger on one of these after the other, in milliseconds. A bare touch at a reader's pace:
 * what a test tool does before and at a tap of its own would be counted too.
 */
async function slowestTap(page: Page, targets: readonly Locator[]): Promise<number> {
	await page.evaluate(() => Object.assign(window, { slowestTap: 0 }));
	for (const target of targets) {
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) throw new Error("There is nothing to tap");
		await page.waitForTimeout(400);
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
		await page.waitForTimeout(400);
	}
	return (await page.evaluate(readVitals)).slowestTap;
}

/** Three questions opened on the home page, one closing the other. */
async function accordion(browser: Browser, baseUrl: string): Promise<Finding> {
	const page = await openPhone(browser, baseUrl);
	await page.goto("/");
	await slowDown(page, { processor: SLOW_DOWN });
	const questions = page.locator("main details");
	const slowest = await slowestTap(page, (await questions.locator("summary").all()).slice(0, 3));
	if ((await questions.nth(2).getAttribute("open")) === null) throw new Error("No question was opened");
	await page.context().close();
	return absolute("opening an accordion at 4 × slow-down", "ms", slowest, { most: 100 });
}

/** Every add-on toggled on the wizard's last step. */
async function addons(browser: Browser, baseUrl: string): Promise<Finding> {
	const page = await openPhone(browser, baseUrl);
	await page.goto(wizardPath);
	await answerService(page, { services });
	await answerContact(page, "Ann Example");
	await answerCondition(page, services);
	await requestQuote(page);
	await slowDown(page, { processor: SLOW_DOWN });
	const boxes = await page.getByRole("checkbox").all();
	const slowest = await slowestTap(page, boxes);
	for (const box of boxes) if (!(await box.isChecked())) throw new Error("An add-on was not chosen");
	await page.context().close();
	return absolute("toggling add-ons at 4 × slow-down", "ms", slowest, { most: 100 });
}

/** The worst of the public pages on slow networks: its largest part shown, and how much it moves. */
async function loading(browser: Browser, baseUrl: string): Promise<Finding[]> {
	const on4G = await loadAll(browser, baseUrl, slow4G);
	const on3G = await loadAll(browser, baseUrl, slow3G);
	const shift = Math.max(...[...on4G, ...on3G].map(({ shift }) => shift));
	return [
		slowest("largest part of the slowest public page on slow 4G", on4G, 1_200),
		slowest("largest part of the slowest public page on slow 3G", on3G, 2_000),
		absolute("layout shift of the worst page", "shift", shift, { most: 0 }),
	];
}

/** The first picture of where most visits begin, and of a customer's own page, at the edge of a cell on a slow phone. */
async function firstPictures(browser: Browser, baseUrl: string): Promise<Finding[]> {
	const page = await openPhone(browser, baseUrl);
	await page.goto(wizardPath);
	await answerService(page, { services });
	await answerContact(page, "Ann Example");
	await answerCondition(page, services);
	await requestQuote(page);
	const link = await page.locator("a[href*='/quote/']").first().getAttribute("href");
	await page.context().close();
	const paths = {
		"/": "/",
		"step 1": wizardPath,
		"/zip-locator": "/zip-locator",
		"a saved quote": link ?? "",
	};
	const findings: Finding[] = [];
	for (const [name, path] of Object.entries(paths)) {
		const [loaded] = await loadAll(browser, baseUrl, slow3G, { paths: [path], processor: SLOW_DOWN });
		const title = `largest part of ${name} on slow 3G at 4 × slow-down`;
		findings.push(absolute(title, "ms", loaded?.largestAt ?? Number.NaN, { most: 2_000 }));
	}
	return findings;
}

interface Loaded {
	path: string;
	/** Milliseconds. */
	largestAt: number;
	shift: number;
}

async function loadAll(
	browser: Browser,
	baseUrl: string,
	network: typeof slow4G,
	{ paths, processor }: { paths: readonly string[]; processor?: number } = { paths: publicPages },
): Promise<Loaded[]> {
	const loaded: Loaded[] = [];
	for (const path of paths) {
		const page = await openPhone(browser, baseUrl);
		await slowDown(page, { network, ...(processor && { processor }) });
		await page.goto(path, { waitUntil: "load" });
		await page.waitForTimeout(500);
		loaded.push({ path, ...(await page.evaluate(readVitals)) });
		await page.context().close();
	}
	return loaded;
}

function slowest(name: string, loaded: readonly Loaded[], most: number): Finding {
	const [page] = loaded.toSorted((one, other) => other.largestAt - one.largestAt);
	console.log(`  ${name}: ${page?.path}`);
	return absolute(name, "ms", page?.largestAt ?? 0, { most });
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchFlags });
const takes: Finding[][] = [];
try {
	for (let take = 1; take <= TAKES; take++) {
		console.log(`Take ${take} of ${TAKES} …`);
		takes.push([
			await longTasks(browser, site.baseUrl, "/", 1),
			await longTasks(browser, site.baseUrl, wizardPath, 2),
			await accordion(browser, site.baseUrl),
			await addons(browser, site.baseUrl),
			...(await loading(browser, site.baseUrl)),
			...(await firstPictures(browser, site.baseUrl)),
			...(await compareWalks(browser, site.baseUrl)),
		]);
	}
} finally {
	await browser.close();
	await site.stop();
}
const results = summarize(takes);
console.log(`\n${tableOf(results)}`);
process.exitCode = results.every(({ reached }) => reached) ? 0 : 1;
