import { linkedQuotePath } from "#app/config/paths.ts";
import { marketingPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { wizardPath } from "../support/wizard.ts";

// One name for the way to a price, on every page, and what a page knows goes with it.

const tag = ["@phone", "@js"];
const quote = "Get My Instant Quote";

test("every page offers the quote by one name in its opening, at its end and in the menu", { tag }, async ({
	page,
}) => {
	test.slow();
	for (const path of marketingPages) {
		await page.goto(path);
		const links = page.getByRole("main").getByRole("link", { name: quote });
		await expect(links.first(), path).toBeInViewport();
		const end = page.locator("main section").last();
		await expect(end.getByRole("link", { name: quote }), path).toBeVisible();
		const names = await page
			.locator(`main a[href^="${wizardPath}"]`)
			.evaluateAll((all) => all.map((link) => link.textContent?.trim()));
		// The gutter page's second name is its own.
		expect(new Set(names.filter((name) => name !== "Get Estimate")), path).toEqual(new Set([quote]));
	}
	await page.getByRole("banner").locator("summary").click();
	await expect(page.getByRole("banner").getByRole("link", { name: quote })).toBeVisible();
});

for (const { path, ticked, zip } of [
	{ path: "/gutter-cleaning-waverly-township-pa", ticked: "Gutter Cleaning", zip: "" },
	{ path: "/window-cleaning-waverly-township-pa", ticked: "Window Cleaning", zip: "" },
	{ path: "/pressure-washing-waverly-township-pa", ticked: "Pressure Washing", zip: "" },
	{ path: "/location/allentown", ticked: null, zip: "18101" },
]) {
	test(`the quote that begins on ${path} has what the page is about`, {
		tag: ["@desktop", "@no-js"],
	}, async ({ page }) => {
		await page.goto(path);
		await page.getByRole("main").getByRole("link", { name: quote }).first().click();
		const boxes = page.getByRole("group", { name: "Services" }).getByRole("checkbox");
		await expect(boxes).toHaveCount(3);
		for (const name of ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"]) {
			await expect(page.getByRole("checkbox", { name })).toBeChecked({ checked: name === ticked });
		}
		await expect(page.getByLabel("ZIP code")).toHaveValue(zip);
	});
}

test("the residential page's free quote leads to its own quote block", { tag: ["@desktop", "@js"] }, async ({
	page,
}) => {
	await page.goto("/residential");
	await page.getByRole("link", { name: "Get Free Quote" }).click();
	await expect(page).toHaveURL("/residential#quote");
	await expect(page.getByRole("heading", { name: "Book online, by phone or by email" })).toBeInViewport();
	const block = page.locator("#quote");
	await expect(block.getByRole("link", { name: quote })).toHaveAttribute("href", linkedQuotePath({}));
});

test("the services' cards lead to their pages and to the quote", { tag: ["@desktop", "@js"] }, async ({
	page,
}) => {
	await page.goto("/services");
	const cards = page.getByRole("listitem").filter({ hasText: "Popular" });
	await expect(cards).toHaveCount(4);
	for (const [position, service] of [
		"window-cleaning",
		"gutter-cleaning",
		"pressure-washing",
		"pressure-washing",
	].entries()) {
		const card = cards.nth(position);
		await expect(card.getByRole("link", { name: quote })).toHaveAttribute(
			"href",
			linkedQuotePath({ service }),
		);
		await expect(card.getByRole("link", { name: /^About/ })).toHaveAttribute(
			"href",
			new RegExp(`^/${service}-`),
		);
		await expect(card.getByRole("link", { name: "Call for a Quote" })).toHaveAttribute("href", /^tel:/);
	}
});
