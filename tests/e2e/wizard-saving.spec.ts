import type { Request } from "@playwright/test";
import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import { expectStep, reachPackages, requestQuote, walkToPackages, wizardPath } from "../support/wizard.ts";

test("steps 1 to 4 touch no database, the save makes two round trips, add-ons two", {
	tag: "@crossed",
}, async ({ page, ownTrips, uniqueName }) => {
	await walkToPackages(page, uniqueName, { services: ["Window Cleaning"] });
	expect(await ownTrips()).toEqual([]);
	await requestQuote(page);
	expect(await ownTrips()).toHaveLength(2);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
	expect(await ownTrips()).toHaveLength(4);
});

test("a double submit saves one quote, one event and one mail", async ({
	page,
	site,
	uniqueName,
	context,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	const second = await context.newPage();
	await second.goto(`${wizardPath}/package`);
	await Promise.all([requestQuote(page), requestQuote(second)]);
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.quotes).toHaveLength(1);
	expect(saved.events).toHaveLength(1);
	expect(saved.mails).toHaveLength(1);
});

test("a double click saves once", { tag: "@crossed" }, async ({ page, site, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await site.proxy.fail({ kind: "delay", milliseconds: 300 });
	await page.getByRole("button", { name: "Request This Quote" }).dblclick();
	await expectStep(page, 5);
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.quotes).toHaveLength(1);
	expect(saved.mails).toHaveLength(1);
});

for (const fault of ["refuse", "cut"] as const) {
	test(`with the database down (${fault}) step 4 says so, and the same submit succeeds later`, async ({
		page,
		site,
		uniqueName,
		consoleErrors,
	}) => {
		consoleErrors.expect(/503/);
		await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
		await page.getByLabel(/Basic/).check();
		await site.proxy.fail({ kind: fault });
		await page.getByRole("button", { name: "Request This Quote" }).click();
		const alert = page.getByRole("alert");
		await expect(alert).toContainText("Error Saving Quote");
		await expect(alert).toContainText("Something went wrong. Please call us at (570) 555-0148");
		await expectStep(page, 4);
		await expect(page.getByLabel(/Basic/)).toBeChecked();
		await site.proxy.reset();
		await requestQuote(page);
		const saved = await savedQuotes(site.database, uniqueName);
		expect(saved.quotes).toMatchObject([{ package: "basic" }]);
		expect(saved.events).toHaveLength(1);
		expect(saved.mails).toHaveLength(1);
	});
}

test("with the database down at the end the visitor stays and can confirm later", {
	tag: "@crossed",
}, async ({ page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/503/);
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await site.proxy.fail({ kind: "refuse" });
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again.");
	await expectStep(page, 5);
	await site.proxy.reset();
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
});

test("another package after saving updates the same quote and says so", async ({
	page,
	site,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.getByRole("link", { name: "Back" }).click();
	await page.getByLabel(/Luxury/).check();
	await requestQuote(page);
	await expect(page.getByText("$700–$850")).toBeVisible();
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.quotes).toMatchObject([{ package: "luxury", estimated_price_low: 700, revision: 2 }]);
	expect(saved.events.map(({ action }) => action)).toEqual(["submitted", "changed"]);
	expect(saved.mails).toHaveLength(2);
});

test("the same submit after Back changes nothing", { tag: "@crossed" }, async ({
	page,
	site,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.getByRole("link", { name: "Back" }).click();
	await requestQuote(page);
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.quotes).toMatchObject([{ revision: 1 }]);
	expect(saved.events).toHaveLength(1);
	expect(saved.mails).toHaveLength(1);
});

test("while add-ons are slowly saved, more taps and the confirmation wait their turn, and the last choice holds", {
	tag: ["@js", "@phone"],
}, async ({ page, site, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	let open = 0;
	let mostOpen = 0;
	const isPost = (request: Request) => request.method() === "POST";
	page.on("request", (request) => {
		if (isPost(request)) mostOpen = Math.max(mostOpen, ++open);
	});
	page.on("requestfinished", (request) => {
		if (isPost(request)) open--;
	});
	await site.proxy.fail({ kind: "delay", milliseconds: 1_000, times: 1 });
	await page.getByLabel("Pressure Washing Deck").check();
	await page.getByLabel("Pressure Washing Siding").check();
	await page.getByLabel("Pressure Washing Deck").uncheck();
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByText("Pressure Washing Siding: $250")).toBeVisible();
	// A request that was given up is never finished: it would still be open when the next begins.
	expect(mostOpen).toBe(1);
	const { addons, quotes } = await savedQuotes(site.database, uniqueName);
	expect(addons.map((addon) => addon.addon_name)).toEqual(["siding"]);
	expect(quotes).toMatchObject([{ total_price: 900 }]);
});
