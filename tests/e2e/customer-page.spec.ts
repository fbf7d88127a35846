import type { Browser, Page } from "@playwright/test";
import { jobPaths } from "#app/config/job-paths.ts";
import { saveQuoteOf } from "../support/owner-browser.ts";
import { expectFitting, expectGood, tooSmallToTap } from "../support/page-checks.ts";
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
	const pdf = await page.pdf({ format: "Letter" });
	expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { name: "Your quote", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Call (570) 555-0148" })).toHaveCount(0);
	await expect(page.getByRole("button")).toHaveCount(0);
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
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You get no more reminders");
	await expectGood(page);
	await page.getByRole("link", { name: "Open my quote" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/here is your quote/);
});
