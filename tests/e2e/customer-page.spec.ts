import type { Browser, Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { offerTerms } from "#app/content/customer-offer.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { anOffer, askAs, send } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import {
	brokenWords,
	doubleText,
	enlargeText,
	expectFitting,
	expectGood,
	expectNothingLost,
	openAnswers,
	paleOnPaper,
	spaceWidely,
	tooSmallToTap,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";
import { expectStep, reachPackages, requestQuote, wizardPath } from "../support/wizard.ts";

/** The page in another browser, which has nothing but the link. */
async function openElsewhere(browser: Browser, page: Page, javaScriptEnabled: boolean): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled, viewport: page.viewportSize() });
	const other = await context.newPage();
	await other.goto(page.url());
	return other;
}

test("a visitor saves a quote, opens its page, and changes the answers in another browser", {
	tag: "@crossed",
}, async ({ page, browser, uniqueName, javaScriptEnabled }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.getByRole("link", { name: "Open my quote" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ann, here is your quote");
	await expect(page.getByText("$600–$700").first()).toBeVisible();
	const mail = page.getByRole("link", { name: "Email me the link" });
	expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(page.url());
	await expect(page.getByRole("button", { name: "Save or print" })).toBeVisible({
		visible: javaScriptEnabled,
	});

	if (javaScriptEnabled) await expectGood(page);
	const other = await openElsewhere(browser, page, javaScriptEnabled);
	await other.getByRole("button", { name: "Change my answers" }).click();
	await expectStep(other, 1);
	await expect(other.getByLabel("Medium (1,500-2,500)")).toBeChecked();
	await other.getByLabel("Large (2,500-4,000)").check();
	await other.getByRole("button", { name: "Continue" }).click();
	await expectStep(other, 2);
	await other.goto(`${new URL(page.url()).origin}${wizardPath}/package`);
	await requestQuote(other);
	await page.reload();
	await expect(page.getByText("Large (2,500-4,000)")).toBeVisible();
	await expect(page.getByText("$750–$850").first()).toBeVisible();
	await other.context().close();
});

test("the page prints on one sheet, without menus and buttons", { tag: ["@desktop", "@js"] }, async ({
	page,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, {
		services: ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"],
	});
	await requestQuote(page);
	await page.getByRole("link", { name: "Open my quote" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ann, here is your quote");
	const pdf = await page.pdf({ format: "Letter" });
	expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	expect(await paleOnPaper(page)).toEqual([]);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { name: "Your quote", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Call (570) 555-0148" })).toHaveCount(0);
	await expect(page.getByRole("button")).toHaveCount(0);
});

test("an open offer prints with all that a customer needs to sign it, on one sheet", {
	tag: ["@desktop", "@js"],
}, async ({ page, site, uniqueName }) => {
	const now = Date.now();
	const id = await saveQuoteOf(site, uniqueName, now - 2);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	const link = paths.customerQuote(String(rows[0]?.customer_token));
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 9 * DAY_MS }), now - 1);
	await page.goto(link);
	const onPaper = ["Signature", "Date", "Days that work for you", uniqueName, "1 Elm St, ZIP 18411"];
	for (const text of onPaper) await expect(page.getByText(text, { exact: true })).toBeHidden();
	const pdf = await page.pdf({ format: "Letter" });
	expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	expect(await paleOnPaper(page)).toEqual([]);
	await page.emulateMedia({ media: "print" });
	for (const text of [...onPaper, ...(offerTerms["2026-11"] ?? [])])
		await expect(page.getByText(text, { exact: true })).toBeVisible();
	await expect(page.getByText(link)).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
	await expect(page.getByRole("textbox")).toHaveCount(0);
	await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("where the system's colours are dark, a signature is drawn on white", {
	tag: ["@phone", "@js"],
}, async ({ page, site, uniqueName }) => {
	const now = Date.now();
	const id = await saveQuoteOf(site, uniqueName, now - 2);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 9 * DAY_MS }), now - 1);
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	await page.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	await expect(page.locator("canvas")).toBeVisible();
	await expect(page.locator("canvas")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the link in a mail asks before it stops the reminders", { tag: ["@phone", "@js"] }, async ({
	page,
	site,
	uniqueName,
}) => {
	const id = await saveQuoteOf(site, uniqueName);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	await page.goto(jobPaths.customerReminders(String(rows[0]?.customer_token)));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("No more reminders?");
	await expectGood(page);
	await expectFitting(page);
	expect(await tooSmallToTap(page)).toEqual([]);
	await page.getByRole("button", { name: "Stop the reminders" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You will get no more reminders");
	await expectGood(page);
	await page.getByRole("link", { name: "Open my quote" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/here is your quote/);
});

test("an offer, its questions and the page that stops reminders lose no words to wide spacing or text of twice its size", {
	tag: ["@desktop", "@js"],
}, async ({ page, context, site, uniqueName }) => {
	const now = Date.now();
	const db = drizzle(site.database);
	const id = await saveQuoteOf(site, uniqueName, now - 2);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	const token = String(rows[0]?.customer_token);
	const offer = anOffer(id, { note: "With the screens, and the attic fan.", validUntil: now + 9 * DAY_MS });
	await send(db, offer, now - 1);
	const question = { id: crypto.randomUUID(), quoteId: id, offerId: offer.id, text: "With the screens?" };
	expect(await askAs(db, question, token, now)).toBe(true);
	await signInOwner(context, site);
	for (const [width, change] of [
		[320, spaceWidely],
		[390, enlargeText],
		[1280, doubleText],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of [
			paths.customerQuote(token),
			jobPaths.customerReminders(token),
			`${ownerPaths.answerQuestion(id)}?question=${question.id}`,
		]) {
			await page.goto(path);
			await openAnswers(page);
			await change(page);
			await expectNothingLost(page, `${path} at ${width}`);
			expect.soft(await brokenWords(page.locator("dl > div")), `${path} at ${width}`).toEqual([]);
		}
	}
});
