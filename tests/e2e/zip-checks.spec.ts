import type { Page } from "@playwright/test";
import { serviceAreasPath } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

// Both ZIP checks as a visitor sees them, with and without JavaScript.

const tag = "@desktop";
const callHref = "tel:+15705550148";
const result = (page: Page) => page.getByRole("status");

async function check(page: Page, zip: string): Promise<void> {
	await page.getByLabel("ZIP code").fill(zip);
	await page.getByRole("button", { name: "Check ZIP Code" }).click();
}

test("the landing page's check is idle, then says whether the ZIP is served", { tag }, async ({ page }) => {
	await page.goto(serviceAreasPath);
	await expect(result(page)).toBeEmpty();
	for (const zip of ["18411", "18414", "18444"]) {
		await check(page, zip);
		await expect(result(page)).toHaveText(
			"Great news! We serve your area with same-day or next-day service.",
		);
		await expect(page.getByLabel("ZIP code")).toHaveValue(zip);
	}
	await check(page, "18501");
	await expect(result(page)).toContainText("Great news! We serve 18501: Lackawanna County.");
	for (const zip of ["90210", ""]) {
		await check(page, zip);
		await expect(result(page).getByRole("paragraph")).toHaveText(
			"We currently focus on areas within 15 miles of Waverly Township to provide the best service. Please call us at (570) 555-0148 and we'll help you find a trusted professional in your area.",
		);
		await expect(result(page).getByRole("link")).toHaveAttribute("href", callHref);
	}
});

test("the locator shows the first area with the ZIP, whole, and where to go from it", { tag }, async ({
	page,
}) => {
	await page.goto("/zip-locator");
	await expect(result(page)).toBeEmpty();
	await check(page, "18350");
	await expect(result(page).getByRole("heading", { name: "Great News! We Service Your Area" })).toBeVisible();
	for (const text of [
		"Lake Naomi & Poconos",
		"Quick Service",
		"We come on days planned ahead.",
		"18347",
		"18350",
		"18466",
	]) {
		await expect(result(page).getByText(text, { exact: true })).toBeVisible();
	}
	for (const landmark of ["Lake Naomi Club", "Tobyhanna State Park", "Pocono Raceway"]) {
		await expect(result(page).getByText(landmark)).toBeVisible();
	}
	await expect(result(page).getByText("Priority Area")).toHaveCount(0);
	const links = { "Book Service": "/residential?zip=18350#quote", "Call Now": callHref };
	for (const [name, href] of Object.entries(links)) {
		await expect(result(page).getByRole("link", { name })).toHaveAttribute("href", href);
	}
	await result(page).getByRole("link", { name: "View Area Details" }).click();
	await expect(page).toHaveURL("/location/lake-naomi");
});

test("the ZIP typed at the locator goes along to the quote", { tag: ["@desktop", "@no-js"] }, async ({
	page,
}) => {
	await page.goto("/zip-locator");
	await check(page, "18350");
	await result(page).getByRole("link", { name: "Book Service" }).click();
	await page.locator("#quote").getByRole("link", { name: "Get My Instant Quote" }).click();
	await expect(page.getByLabel("ZIP code")).toHaveValue("18350");
});

test("the locator marks the home township as the priority area", { tag }, async ({ page }) => {
	await page.goto("/zip-locator");
	await check(page, "18414");
	await expect(result(page)).toContainText("Waverly Township");
	await expect(result(page).getByText("Priority Area", { exact: true })).toBeVisible();
});

test("the locator says which ZIP it does not know, and does nothing without one", { tag }, async ({
	page,
}) => {
	await page.goto("/zip-locator");
	await check(page, "90210");
	await expect(
		result(page).getByRole("heading", { name: "We're not currently servicing 90210" }),
	).toBeVisible();
	await expect(result(page)).not.toContainText("expanding");
	await expect(result(page)).toContainText("about 15 miles of Waverly Township");
	await expect(result(page)).toContainText("Call us and we will find out.");
	await check(page, "15201");
	await expect(result(page).getByRole("paragraph")).toHaveText(
		"But we're expanding! Contact us to see when we'll be available in your area.",
	);
	await expect(result(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute(
		"href",
		"/residential?zip=15201#quote",
	);
	await expect(result(page).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", callHref);
	await page.goto("/zip-locator");
	await check(page, "");
	await expect(result(page)).toBeEmpty();
	await expect(page.getByRole("heading", { level: 1, name: "ZIP Locator" })).toBeVisible();
});

test("the locator's grid has every area with two landmarks and its two links", { tag }, async ({ page }) => {
	await page.goto("/zip-locator");
	const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "View Details" });
	await expect(cards.getByRole("heading")).toHaveText([
		"Waverly Township",
		"Lackawanna County",
		"Glenburn Township",
		"Lake Naomi & Poconos",
		"Allentown",
		"Bethlehem",
		"Easton",
		"Poconos",
	]);
	await expect(cards.getByText("Priority Area")).toHaveCount(1);
	await expect(cards.getByRole("link", { name: "Book Service" })).toHaveCount(8);
	const allentown = cards.filter({ hasText: "18109" });
	await expect(allentown.getByText("Allentown Art Museum")).toBeVisible();
	await expect(allentown.getByText("PPL Center")).toBeVisible();
	await expect(allentown.getByText("Coca-Cola Park")).toHaveCount(0);
	await allentown.getByRole("link", { name: "View Details" }).click();
	await expect(page).toHaveURL("/location/allentown");
});

test("a ZIP code is found in what people paste, and letters are no ZIP code", { tag }, async ({ page }) => {
	for (const path of ["/zip-locator", serviceAreasPath]) {
		await page.goto(path);
		for (const typed of [" 18411", "18411-1234", "Waverly, PA 18411"]) {
			await check(page, typed);
			await expect(result(page)).toContainText(/great news/i);
			await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
		}
		await check(page, "Waverly");
		await expect(result(page)).toHaveText(
			"“Waverly” is not a ZIP code. Enter its five digits, such as 18411.",
		);
	}
});

test("a location page knows its own ZIP codes, and where another one belongs", { tag }, async ({ page }) => {
	for (const [path, zip, place] of [
		["/location/allentown", "18101", "Allentown"],
		["/location/scranton", "18501", "Scranton"],
		["/location/allentown", "18015", "Bethlehem"],
	] as const) {
		await page.goto(path);
		await check(page, zip);
		await expect(result(page)).toContainText(`Great news! We serve ${zip}: ${place}.`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(
			path.endsWith("scranton") ? "Scranton" : "Allentown",
		);
	}
	await check(page, "90210");
	await expect(result(page)).toContainText("We currently focus on areas within 15 miles");
});

test("a ZIP check is answered without loading the page again", { tag: ["@desktop", "@js"] }, async ({
	page,
}) => {
	for (const path of ["/zip-locator", serviceAreasPath]) {
		await page.goto(path);
		await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
		await check(page, "18411");
		await expect(result(page)).toContainText(/great news/i);
		await expect(page.locator("body")).toHaveAttribute("data-same-page", "");
	}
});

test("an answer that comes late changes nothing of what was typed since", {
	tag: ["@desktop", "@js"],
}, async ({ page }) => {
	await page.goto(serviceAreasPath);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/zip=18444/, async (route) => {
		await released;
		await route.continue();
	});
	await check(page, "18444");
	const late = page.waitForResponse(/zip=18444/);
	await page.getByLabel("ZIP code").fill("18501");
	release();
	await (await late).finished();
	await expect(result(page)).toContainText("Great news!");
	await expect(page.getByLabel("ZIP code")).toHaveValue("18501");
});
