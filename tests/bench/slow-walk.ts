import type { Browser, Page } from "@playwright/test";
import { business } from "#app/config/business.ts";
import { pause } from "../support/parallel.ts";
import { wizardPath } from "../support/wizard.ts";
import type { Finding } from "./finding.ts";
import { openPhone, slow3G, slowDown } from "./phone.ts";

/** What a homeowner does from the home page to the thank-you page: how a page is answered, and what shows the next. */
const walk = [
	{ name: "home", leave: (page: Page) => press(page, "link", "Get My Instant Quote"), next: "Step 1 of 5" },
	{ name: "step 1", leave: answerHome, next: "Step 2 of 5" },
	{ name: "step 2", leave: answerContact, next: "Step 3 of 5" },
	{ name: "step 3", leave: answerCondition, next: "Step 4 of 5" },
	{ name: "step 4", leave: (page: Page) => press(page, "button", "Request This Quote"), next: "Step 5 of 5" },
	{
		name: "step 5",
		leave: (page: Page) => press(page, "button", "Confirm My Total Quote"),
		next: "Lock in your appointment",
	},
] as const;

/** Who walks: how long they take for a page before they answer it, in milliseconds, and how slow their phone is. */
const readers = [
	{ name: "", reading: 6_000, processor: 1 },
	{ name: ", clicking fast on a processor 4 times slower", reading: 0, processor: 4 },
] as const;
type Reader = (typeof readers)[number];

/** Longest wait for a page, in milliseconds. */
const LIMIT_MS = 30_000;

/**
 * The waits of a walk from the home page to the thank-you page at the edge of a cell, with JavaScript beside without, in
 * milliseconds: of each step, and all added up, the home page's own among them; of one who reads, and of one who does not.
 */
export async function compareWalks(browser: Browser, baseUrl: string): Promise<Finding[]> {
	const findings: Finding[] = [];
	for (const reader of readers) {
		const scripted = await waitsOf(browser, baseUrl, true, reader);
		const plain = await waitsOf(browser, baseUrl, false, reader);
		const told = (name: string, most: number, ours?: number, yardstick?: number) =>
			findings.push(beside(`${name} on slow 3G${reader.name}, beside no JavaScript`, ours, yardstick, most));
		for (const [index, { name }] of walk.entries())
			if (index > 0) told(`${name} to the next page`, 1.1, scripted[index + 1], plain[index + 1]);
		const total = (waits: readonly number[]) => waits.reduce((sum, wait) => sum + wait, 0);
		told("home to thank-you", 1.05, total(scripted), total(plain));
	}
	return findings;
}

/** Ours is with JavaScript. Single takes of the same differ by some hundredths. */
function beside(name: string, ours = Number.NaN, yardstick = Number.NaN, most: number): Finding {
	return { name, unit: "ms", ours, yardstick, value: ours / yardstick, reach: { most } };
}

/** In milliseconds: until the home page is shown, and then from each tap until the next page is. */
async function waitsOf(
	browser: Browser,
	baseUrl: string,
	isScripted: boolean,
	{ reading, processor }: Reader,
): Promise<number[]> {
	const page = await openPhone(browser, baseUrl, isScripted);
	await slowDown(page, { network: slow3G, processor });
	const began = performance.now();
	await page.goto("/", { waitUntil: "commit" });
	await isShown(page, business.name);
	const waits = [performance.now() - began];
	for (const { leave, next } of walk) {
		await page.waitForTimeout(reading);
		const left = await leave(page);
		await isShown(page, next);
		waits.push(performance.now() - left);
	}
	await page.context().close();
	return waits;
}

/** Asks every few milliseconds: the tool's own waiting looks twice a second. */
async function isShown(page: Page, text: string): Promise<void> {
	const asked = performance.now();
	// Before its styles are there, a page has its text and is not painted.
	const look = () =>
		page
			.evaluate(
				(text) => document.body.innerText.includes(text) && performance.getEntriesByType("paint").length > 0,
				text,
			)
			.catch(() => false);
	while (!(await look())) {
		if (performance.now() - asked > LIMIT_MS) throw new Error(`"${text}" was not shown`);
		await pause(10);
	}
}

/** Returns when the tap was made. */
async function press(page: Page, role: "link" | "button", name: string): Promise<number> {
	const target = page.getByRole(role, { name }).and(page.locator(":visible")).first();
	await target.scrollIntoViewIfNeeded();
	const pressed = performance.now();
	await target.click({ noWaitAfter: true });
	return pressed;
}

async function answerHome(page: Page): Promise<number> {
	if (!page.url().includes(wizardPath)) throw new Error("The wizard is not shown");
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)").check();
	await page.getByLabel("One story", { exact: true }).check();
	await page.getByLabel("ZIP code").fill("18411");
	return press(page, "button", "Continue");
}

async function answerContact(page: Page): Promise<number> {
	await page.getByLabel("Name").fill("Ann Slow");
	await page.getByLabel("Phone", { exact: true }).fill("(570) 555-0137");
	return press(page, "button", "Continue");
}

async function answerCondition(page: Page): Promise<number> {
	await page.getByLabel("6-12 months ago").check();
	await page.getByLabel("Normal dust and dirt").check();
	return press(page, "button", "Continue");
}
