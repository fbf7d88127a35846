import { expect, test } from "../support/test.ts";

const navigation = ["Home", "About", "Services", "Residential", "Service Areas", "Pricing", "ZIP Locator"];
const phoneHref = "tel:+15705550148";

test("the home page answers without touching the database", { tag: "@crossed" }, async ({
	page,
	ownTrips,
}) => {
	const response = await page.goto("/");
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page).toHaveTitle(/Glasswing/);
	expect(await ownTrips()).toEqual([]);
});

test("the header has the logo, the phone number and the seven links", { tag: "@crossed" }, async ({
	page,
	isMobile,
}) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	await expect(header.getByRole("link", { name: "Glasswing Exterior Cleaning" })).toHaveAttribute(
		"href",
		"/",
	);
	await expect(header.getByRole("link", { name: "(570) 555-0148" })).toHaveAttribute("href", phoneHref);
	if (isMobile) await header.locator("summary").click();
	const menu = header.getByRole("navigation", { name: "Main" });
	await expect(menu.getByRole("link")).toHaveText(navigation);
});

test("the footer has services, contact, the first four links and the copyright line", {
	tag: "@crossed",
}, async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	for (const name of ["Services", "Quick Links", "Contact"]) {
		await expect(footer.getByRole("heading", { name })).toBeVisible();
	}
	for (const name of ["Window Cleaning", "Gutter Cleaning", "Pressure Washing", "House Washing"]) {
		await expect(footer.getByRole("link", { name })).toBeVisible();
	}
	const quickLinks = footer.locator("div", { has: page.getByRole("heading", { name: "Quick Links" }) });
	await expect(quickLinks.last().getByRole("link")).toHaveText(navigation.slice(0, 4));
	await expect(footer.getByRole("link", { name: "(570) 555-0148" })).toHaveAttribute("href", phoneHref);
	await expect(footer.getByRole("link", { name: "hello@glasswing.example" })).toHaveAttribute(
		"href",
		"mailto:hello@glasswing.example",
	);
	await expect(footer.getByText(/© 2024/)).toBeVisible();
});

test("an unknown address shows the 404 page, and its link leads home", { tag: "@crossed" }, async ({
	page,
	javaScriptEnabled,
}) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	const response = await page.goto("/no/such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
	if (javaScriptEnabled) await expect.poll(() => logged.join("\n")).toContain("/no/such-page");
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

test("the mobile menu opens, and closes when a link is chosen", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/no/such-page");
	const header = page.getByRole("banner");
	const menu = header.getByRole("navigation", { name: "Main" });
	await expect(menu).toBeHidden();
	await header.locator("summary").click();
	await menu.getByRole("link", { name: "Home" }).click();
	await expect(page).toHaveURL("/");
	await expect(menu).toBeHidden();
});

test("the mobile menu's button says what it does, and closes it too", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	const toggle = header.locator("summary");
	const menu = header.getByRole("navigation", { name: "Main" });
	await expect(toggle).toHaveAccessibleName("Open menu");
	await toggle.click();
	await expect(menu).toBeVisible();
	await expect(toggle).toHaveAccessibleName("Close menu");
	await toggle.click();
	await expect(menu).toBeHidden();
});

test("choosing a link closes the mobile menu at once", { tag: ["@phone", "@js"] }, async ({ page }) => {
	await page.goto("/");
	// The page stays, so that what closes the menu is the choice and not the next page.
	await page.evaluate(() =>
		document.addEventListener("click", (event) => {
			if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
		}),
	);
	const header = page.getByRole("banner");
	const menu = header.getByRole("navigation", { name: "Main" });
	await header.locator("summary").click();
	await menu.getByRole("link", { name: "About" }).click();
	await expect(menu).toBeHidden();
	await expect(page).toHaveURL("/");
});

test("Escape closes the mobile menu and focuses its button", { tag: ["@phone", "@js"] }, async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	const menu = header.getByRole("navigation", { name: "Main" });
	await header.locator("summary").click();
	await menu.getByRole("link", { name: "About" }).focus();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(header.locator("summary")).toBeFocused();
});

test("on a wide screen the menu is open and has no button", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	await expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
	await expect(header.locator("summary")).toBeHidden();
});
