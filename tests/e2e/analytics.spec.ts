import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const tag = ["@js", "@desktop"];

/** Shows a page as a build with analytics on writes it, and takes what it sends before it leaves. */
async function countedPage(page: Page, path: string, type: string): Promise<unknown[]> {
	const sent: unknown[] = [];
	await page.route("**/analytics", async (route) => {
		expect(route.request().method()).toBe("POST");
		sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? "")));
		await route.fulfill({ status: 204 });
	});
	await page.route(path, async (route) => {
		if (!route.request().isNavigationRequest()) return route.fallback();
		const html = await (await route.fetch()).text();
		const body = html.replace("<html", `<html data-analytics="${type}"`);
		await route.fulfill({ body, contentType: "text/html; charset=utf-8" });
	});
	await page.goto(path);
	return sent;
}

/** Clicks without leaving the page. */
async function clickInPlace(page: Page, selector: string): Promise<void> {
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await page.locator(selector).first().click();
}

test("with analytics on, a page counts its view and the clicks on phone, email and estimate links", {
	tag,
}, async ({ page }) => {
	const sent = await countedPage(page, "/", "homepage");
	await expect.poll(() => sent).toEqual([{ event: "page_view", page: "homepage" }]);
	for (const [selector, event] of [
		["main a[href^='tel:']", "phone_call"],
		["footer a[href^='mailto:']", "email_click"],
		["main a[href='/pricing-calculator-waverly-township']", "estimate_click"],
	] as const) {
		await clickInPlace(page, selector);
		await expect.poll(() => sent.at(-1)).toEqual({ event, page: "homepage" });
	}
	expect(sent).toHaveLength(4);
});

test("a location page also counts as a service area seen", { tag }, async ({ page }) => {
	const sent = await countedPage(page, "/location/scranton", "location_page");
	await expect
		.poll(() => sent)
		.toEqual([
			{ event: "page_view", page: "location_page" },
			{ event: "service_area_view", page: "location_page" },
		]);
});

for (const [property, value] of [
	["doNotTrack", "1"],
	["globalPrivacyControl", true],
] as const) {
	test(`a browser whose ${property} is set sends nothing, and loads nothing for it`, { tag }, async ({
		page,
	}) => {
		const scripts: string[] = [];
		page.on("request", (request) => scripts.push(request.url()));
		await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { value: set }), [
			property,
			value,
		] as const);
		const sent = await countedPage(page, "/", "homepage");
		await clickInPlace(page, "main a[href^='tel:']");
		await page.waitForLoadState("networkidle");
		expect(sent).toEqual([]);
		expect(scripts.filter((url) => /analytics/.test(url))).toEqual([]);
	});
}

test("with analytics off a page sends and loads nothing for it", { tag }, async ({ page }) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto("/location/scranton", { waitUntil: "networkidle" });
	expect(requests.length).toBeGreaterThan(1);
	expect(requests.filter((url) => /analytics/.test(url))).toEqual([]);
});
