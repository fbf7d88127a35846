import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	beginAMinuteAgo,
	expectStep,
	reachPackages,
	requestQuote,
	walkToPackages,
	wizardPath,
} from "../support/wizard.ts";

test("a homeowner gets a price for windows, confirms it and is thanked", async ({
	page,
	site,
	uniqueName,
}) => {
	await beginAMinuteAgo(page);
	await page.goto(wizardPath);
	await expectStep(page, 1);
	await answerService(page, {
		services: ["Window Cleaning"],
		homeSize: "Large (2,500-4,000)",
		stories: "Two story",
		zip: "18411",
	});
	await answerContact(page, uniqueName, "570.555.0199");
	await answerCondition(page, ["Window Cleaning"]);
	// Luxury is recommended for a Large home of two stories in 18411, and comes first.
	const cards = page.getByRole("radio");
	await expect(cards).toHaveCount(3);
	await expect(cards.first()).toBeChecked();
	await expect(page.getByLabel(/Luxury/)).toBeChecked();
	await expect(page.getByText("Recommended for Your Home")).toBeVisible();
	for (const range of ["$500–$600", "$750–$850", "$850–$950"])
		await expect(page.getByText(range)).toBeVisible();
	await requestQuote(page);
	await expect(page.getByText("Quote Saved!")).toBeVisible();
	await expect(
		page.getByText(/will text you in 3-5 minutes|You'll hear from us \w+ after \d+ [ap]m/),
	).toBeVisible();
	await expect(page.getByText("$850–$950")).toBeVisible();
	// The midpoint, and the total without add-ons.
	await expect(page.getByText("about $900", { exact: true })).toHaveCount(2);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ann" })).toBeVisible();
	expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
		name: "Ann",
		package: "luxury",
		price: "900",
		homeSize: "large",
		services: "window-cleaning",
		extras: "",
	});
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.quotes).toEqual([
		expect.objectContaining({
			contact_method: "text",
			contact_value: "+15705550199",
			zip_code: "18411",
			address: null,
			service_type: "window-cleaning",
			home_size: "large",
			stories: "two",
			last_cleaned: "6-12months",
			track_condition: "normal",
			package: "luxury",
			estimated_price_low: 850,
			estimated_price_high: 950,
			total_price: 900,
			contacted: 0,
		}),
	]);
	expect(saved.services).toEqual([expect.objectContaining({ service: "window-cleaning", price_low: 850 })]);
	expect(saved.mails).toHaveLength(1);
});

test("a quote for gutters alone has one card and asks only about gutters", async ({
	page,
	site,
	uniqueName,
}) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Gutter Cleaning"], homeSize: "Small (under 1,500 sq ft)" });
	await answerContact(page, uniqueName);
	await expect(page.getByText("When were your windows last cleaned?")).toBeHidden();
	await page.getByLabel("Over 2 years ago or never").check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 4);
	await expect(page.getByRole("radio")).toHaveCount(1);
	// 100-200, and after over two years (high minus 50) to high.
	await expect(page.getByText("$150–$200")).toBeVisible();
	await requestQuote(page);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ann" })).toBeVisible();
	const [quote] = (await savedQuotes(site.database, uniqueName)).quotes;
	expect(quote).toMatchObject({
		service_type: "gutter-cleaning",
		package: "standard",
		gutter_last_cleaned: "over-2-years",
	});
});

test("all three services show their lines and the bundle's 20 percent", async ({
	page,
	site,
	uniqueName,
}) => {
	const services = ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"] as const;
	await walkToPackages(page, uniqueName, { services });
	// Medium: deluxe 600-700, gutters 200-300, driveway 150-250; together 950-1250, less 20 percent.
	const deluxe = page
		.getByRole("radio", { name: /Deluxe/ })
		.locator("xpath=ancestor::div[contains(@class,'package-card')]");
	await expect(deluxe).toContainText("$760–$1,000");
	await expect(deluxe).toContainText("$600–$700");
	await expect(deluxe).toContainText("$200–$300");
	await expect(deluxe).toContainText("$150–$250");
	await expect(deluxe).toContainText("Bundle saving (20%)");
	await expect(page.getByLabel(/Deluxe/)).toBeChecked();
	await requestQuote(page);
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.services.map(({ service }) => service)).toEqual([
		"gutter-cleaning",
		"pressure-washing",
		"window-cleaning",
	]);
	expect(saved.quotes).toMatchObject([
		{ bundle_percent: 20, estimated_price_low: 760, estimated_price_high: 1000, total_price: 880 },
	]);
});

test("add-ons change the estimate, are saved one row each, and go away again", { tag: "@crossed" }, async ({
	page,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	const update = page.getByRole("button", { name: "Update estimate" });
	await expect(update).toBeVisible({ visible: !javaScriptEnabled });
	const savedNames = async () =>
		(await savedQuotes(site.database, uniqueName)).addons.map((addon) => addon.addon_name);
	await page.getByLabel("Pressure Washing Deck").check();
	await page.getByLabel("Pressure Washing Siding").check();
	if (!javaScriptEnabled) await update.click();
	// Medium deluxe: midpoint 650; deck 150 and siding 250.
	await expect(page.getByText("$1,050+")).toBeVisible();
	await expect.poll(savedNames).toEqual(["deck", "siding"]);
	await page.getByLabel("Pressure Washing Deck").uncheck();
	if (!javaScriptEnabled) await update.click();
	await expect(page.getByText("$900+")).toBeVisible();
	await expect.poll(savedNames).toEqual(["siding"]);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByText("Pressure Washing Siding: $250")).toBeVisible();
	expect(new URL(page.url()).searchParams.get("extras")).toBe("Pressure Washing Siding: $250");
	const saved = await savedQuotes(site.database, uniqueName);
	expect(saved.addons).toMatchObject([
		{ addon_name: "siding", price: 250, user_name: uniqueName, contact_value: "+15705550199" },
	]);
	expect(saved.quotes).toMatchObject([{ total_price: 900 }]);
	expect(saved.quotes[0]?.confirmed_at).toBeGreaterThan(0);
});

test("the comparison table opens and closes", { tag: "@crossed" }, async ({ page, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	const table = page.getByRole("table");
	await expect(table).toBeHidden();
	await page.getByText("Compare packages").click();
	await expect(table.getByRole("columnheader")).toHaveText(["Basic", "Deluxe", "Luxury"]);
	await expect(table.getByRole("rowheader").first()).toHaveText("Exterior glass");
	await page.getByText("Compare packages").click();
	await expect(table).toBeHidden();
});
