import type { Page } from "@playwright/test";
import { layoutShift } from "../support/layout-shift.ts";
import { publicPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

// A phone draws a page that it comes to part by part (`data-drawn` in site.css).

const drawn = (page: Page) => page.locator("html").getAttribute("data-drawn");

/** How many of the page's parts still wait to be drawn. */
function partsWaiting(page: Page): Promise<number> {
	return page
		.locator("body > header, body > footer, .drawn-next, .drawn-later, main section")
		.evaluateAll(
			(parts) => parts.filter((part) => part.firstElementChild?.checkVisibility() === false).length,
		);
}

test("all of every public page is drawn, and nothing moves meanwhile", { tag: ["@phone", "@js"] }, async ({
	page,
}) => {
	for (const path of publicPages) {
		await page.goto(path);
		await expect.poll(() => partsWaiting(page), path).toBe(0);
		expect(await page.evaluate(layoutShift), path).toBe(0);
	}
});

test("back, reloading and a link into the page find their place in a page drawn at once", {
	tag: ["@phone", "@js"],
}, async ({ page }) => {
	await page.goto("/");
	expect(await drawn(page)).toBe("by-parts");
	await expect.poll(() => partsWaiting(page)).toBe(0);
	const question = page.locator("main details summary").first();
	await question.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => window.scrollY);
	expect(place).toBeGreaterThan(2_000);
	await page.goto("/about");
	expect(await drawn(page)).toBe("by-parts");

	await page.goBack();
	expect(await drawn(page)).toBeNull();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
	await page.reload();
	expect(await drawn(page)).toBeNull();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
	await page.goto("/service-areas#zip-check");
	expect(await drawn(page)).toBeNull();
	await expect(page.locator("#zip-check")).toBeInViewport();
});

test("a wide screen draws a page at once", { tag: ["@desktop", "@js"] }, async ({ page }) => {
	await page.goto("/");
	expect(await drawn(page)).toBeNull();
	expect(await partsWaiting(page)).toBe(0);
});
