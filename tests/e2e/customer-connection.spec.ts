import type { Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { anOffer, send } from "../support/offers.ts";
import { saveQuoteOf } from "../support/owner-browser.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const tag = ["@js", "@phone"];

async function openOffer(page: Page, site: Site, name: string): Promise<void> {
	const now = Date.now();
	const id = await saveQuoteOf(site, name, now - 2);
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 9 * DAY_MS }), now - 1);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	await page.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	await expect(page.locator("html[data-scripted]")).toBeAttached();
}

async function fillIn(page: Page): Promise<void> {
	await page
		.getByRole("checkbox", { name: /morning$/i })
		.first()
		.check();
	await page.getByLabel("Your full name").fill("Ann Q. Example");
	await page.getByLabel(/^I accept the offer/).check();
	await page.locator("canvas").scrollIntoViewIfNeeded();
	const box = await page.locator("canvas").boundingBox();
	if (!box) throw new Error("Nothing to draw on");
	await page.mouse.move(box.x + 20, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 80, box.y + 60, { steps: 4 });
	await page.mouse.up();
}

async function expectFilledIn(page: Page): Promise<void> {
	await expect(page.getByRole("checkbox", { name: /morning$/i }).first()).toBeChecked();
	await expect(page.getByLabel("Your full name")).toHaveValue("Ann Q. Example");
	await expect(page.getByLabel(/^I accept the offer/)).toBeChecked();
	await expect(page.locator("input[name=signature]")).toHaveValue(/^M\d+ \d+L/);
}

test("an answer pressed without a connection is not sent, says so, and loses nothing", { tag }, async ({
	page,
	site,
	uniqueName,
}) => {
	await openOffer(page, site, uniqueName);
	await fillIn(page);
	await page.context().setOffline(true);
	for (const _ of ["once", "twice"]) {
		await page.getByRole("button", { name: "Accept for $612" }).click();
		await expect(page.getByRole("alert")).toHaveText(/You're offline, so this was not sent/);
	}
	await page.context().setOffline(false);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expectFilledIn(page);
	await page.getByRole("button", { name: "Accept for $612" }).click();
	await expect(page.getByText("Ann Q. Example").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Accept for $612" })).toHaveCount(0);
});

test("an answer lost on its way is filled in where the page is opened again, and a question that arrived is not", {
	tag,
}, async ({ page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED/);
	await openOffer(page, site, uniqueName);
	const attempt = await page.locator("#accept input[name=attempt]").inputValue();
	await fillIn(page);
	const address = page.url();
	await page.route(address, (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await page.getByRole("button", { name: "Accept for $612" }).click();
	await page.waitForURL(/chrome-error/);
	await page.unrouteAll();
	await page.goto(address);
	await expectFilledIn(page);
	await expect(page.locator("#accept input[name=attempt]")).toHaveValue(attempt);

	await page.getByText("Ask a question").first().click();
	await page.getByLabel("Your question").fill("With the screens?");
	await page.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByText("We have your question")).toBeVisible();
	await page.goto(address);
	await expect(page.getByLabel("Your question")).toHaveValue("");
});
