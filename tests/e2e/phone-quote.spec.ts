import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";
import { aWord } from "../support/words.ts";

test("a caller's quote is taken from Today, with its price while it is typed, and leads to the offer", async ({
	context,
	page,
	site,
	javaScriptEnabled,
}) => {
	await signInOwner(context, site);
	await page.goto(paths.admin);
	await expect(page.getByRole("link", { name: "New quote", exact: true })).toBeVisible();
	await page.goto(paths.adminToday);
	await page.getByRole("link", { name: "New quote", exact: true }).click();
	await expect(page).toHaveURL(ownerPaths.newQuote);
	const gutters = page.getByRole("group", { name: "When were your gutters last cleaned?" });
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)").check();
	await page.getByLabel("Two story").check();
	await page.getByRole("textbox", { name: "ZIP code" }).fill("18411");
	if (javaScriptEnabled) {
		await expect(gutters).toBeHidden();
		await expect(page.getByText("Deluxe: $600–$700, about $650")).toBeVisible();
		await page.getByLabel("Pressure Washing Deck").check();
		await expect(page.getByText("about $800 with the add-ons")).toBeVisible();
		await page.getByRole("radio", { name: /^Luxury, \$700–\$850$/ }).check();
		await expect(page.getByText("Luxury: $700–$850, about $925 with the add-ons")).toBeVisible();
		await expectGood(page);
	} else {
		await expect(gutters).toBeVisible();
		await page.getByLabel("Luxury").check();
		await page.getByLabel("Pressure Washing Deck").check();
	}
	const name = `Carl ${aWord()}`;
	await page.getByRole("textbox", { name: "Name" }).fill(name);
	await page.getByRole("textbox", { name: "Phone" }).fill("570 555 0177");
	await page.getByRole("button", { name: "Save and make the offer" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Choose when your windows were last cleaned");
	await page.getByLabel("1-3 years ago").check();
	await page.getByLabel("Normal dust and dirt").check();
	await page.getByLabel("How did they hear of us?").selectOption("A neighbor or friend");
	await page.getByRole("button", { name: "Save and make the offer" }).click();
	await expect(page.getByRole("heading", { name: `Offer for ${name}` })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "What" }).first()).toHaveValue(/^Window Cleaning, Luxury: /);
});

test("a caller's quote takes the keyboard alone", { tag: ["@desktop", "@js"] }, async ({
	context,
	page,
	site,
}) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.newQuote);
	const { keyboard } = page;
	await page.getByLabel("Window Cleaning").focus();
	const press = async (...keys: string[]) => {
		for (const key of keys) await keyboard.press(key);
	};
	await press("Space", "Tab", "Tab", "Tab", "Space", "ArrowRight", "Tab", "Space", "Tab");
	await keyboard.type("18411");
	await press("Tab", "Space", "Tab", "Space", "Tab", "Tab");
	await expect(page.getByRole("radio", { name: "What the website would recommend" })).toBeFocused();
	await press("Tab", "Tab", "Tab", "Tab", "Tab");
	await keyboard.type("Kim Keys");
	await press("Tab");
	await keyboard.type("5705550178");
	await press("Enter");
	await expect(page.getByRole("heading", { name: "Offer for Kim Keys" })).toBeVisible();
});

test("a caller's quote that is saved again after Back is the same quote", {
	tag: ["@no-js", "@desktop"],
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.newQuote);
	const name = `Bo ${aWord()}`;
	await page.getByLabel("Gutter Cleaning", { exact: true }).first().check();
	await page.getByLabel("Medium (1,500-2,500)").check();
	await page.getByLabel("Two story").check();
	await page.getByRole("textbox", { name: "ZIP code" }).fill("18411");
	await page
		.getByRole("group", { name: "When were your gutters last cleaned?" })
		.getByRole("radio")
		.first()
		.check();
	await page.getByLabel("Normal dust and dirt").check();
	await page.getByRole("textbox", { name: "Name" }).fill(name);
	await page.getByRole("textbox", { name: "Phone" }).fill("570 555 0179");
	const save = page.getByRole("button", { name: "Save and make the offer" });
	await save.click();
	await expect(page.getByRole("heading", { name: `Offer for ${name}` })).toBeVisible();
	const offer = page.url();
	await page.goBack();
	await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
	await save.click();
	await expect(page).toHaveURL(offer);
});
