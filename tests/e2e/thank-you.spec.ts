import { expect, test } from "../support/test.ts";

test("without a name, a package and a price it greets a friend with deluxe", { tag: "@crossed" }, async ({
	page,
}) => {
	await page.goto("/thank-you?services=window-cleaning");
	await expect(page.getByRole("heading", { level: 1, name: "Thank you, Friend" })).toBeVisible();
	await expect(page.getByText("$0", { exact: true })).toBeVisible();
	await expect(page.getByText("Light track cleaning", { exact: true })).toBeVisible();
	// Nobody has sent anything from here.
	await expect(page.getByText("Daniel has your request")).toHaveCount(0);
	await expect(page.getByText("This browser has no saved quote.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Get My Instant Quote" })).toHaveAttribute(
		"href",
		"/pricing-calculator-waverly-township",
	);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("it shows the quote, its package's items and the conditions note", { tag: "@crossed" }, async ({
	page,
}) => {
	await page.goto(
		"/thank-you?name=Ann&package=basic&price=595&homeSize=medium&services=window-cleaning,gutter-cleaning&extras=Pressure+Washing+Deck:+$150",
	);
	for (const text of [
		"about $595",
		"Medium (1,500-2,500)",
		"Window Cleaning, Gutter Cleaning",
		"Pressure Washing Deck: $150",
	]) {
		await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
	}
	for (const text of [
		/Hard-water stains/,
		/Foggy windows/,
		/Oxidized or damaged frames/,
		/Scratched glass or overspray/,
	]) {
		await expect(page.getByText(text)).toBeVisible();
	}
	// The total that step 5 showed: of $700 and the add-on's $150 together 20 % come off, which the midpoint has 15 % of.
	await expect(page.getByText("$680+", { exact: true })).toBeVisible();
	await expect(page.getByText("Bundle saving with the add-ons: −$65", { exact: true })).toBeVisible();
	await expect(page.getByText("Downspouts flushed and checked for flow")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Considering Luxury?" })).toBeVisible();
	await expect(page.getByText("Deep track cleaning", { exact: true })).toBeHidden();
});

test("luxury has its own items and no upsell", { tag: "@crossed" }, async ({ page }) => {
	await page.goto("/thank-you?package=luxury");
	await expect(page.getByText("Deep track cleaning", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Considering Luxury?" })).toBeHidden();
});

test("what an address says of an add-on's price is not believed", { tag: ["@desktop", "@js"] }, async ({
	page,
}) => {
	await page.goto(
		"/thank-you?price=900&package=luxury&homeSize=large&services=window-cleaning&extras=Pressure+Washing+Deck:+$1,Free+Car:+$0",
	);
	await expect(page.getByText("$1,100+", { exact: true })).toBeVisible();
	await expect(page.getByText("$850–$950", { exact: true })).toHaveCount(0);
	await expect(page.getByText("Pressure Washing Deck: $200", { exact: true })).toBeVisible();
	await expect(page.getByText("Free Car")).toHaveCount(0);
});

test("hostile and odd values are not shown, and break nothing", { tag: "@crossed" }, async ({ page }) => {
	const hostile = new URLSearchParams({
		name: `<script>alert(1)</script>${"x".repeat(500)}`,
		package: "__proto__",
		price: "-1e309",
		homeSize: "constructor",
		services: Array(50).fill("<img src=x onerror=alert(1)>").join(","),
		extras: "\u202e\u0000,,,",
	});
	page.on("dialog", () => expect(true, "a script ran").toBe(false));
	const response = await page.goto(`/thank-you?${hostile}&name=second&%E0%A4%A=%`);
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1, name: "Thank you, Friend" })).toBeVisible();
	await expect(page.getByText("$0", { exact: true })).toBeVisible();
	await expect(page.locator("img[src=x]")).toHaveCount(0);
	await expect(page.getByText("onerror")).toHaveCount(0);
	expect((await page.getByRole("definition").allTextContents()).join("").length).toBeLessThan(1000);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);
});

test("four stories with what they paid, and 15 questions that open one at a time and close", {
	tag: "@crossed",
}, async ({ page }) => {
	await page.goto("/thank-you");
	await expect(page.getByText(/^Paid \$/)).toHaveCount(4);
	const questions = page.locator("main details");
	await expect(questions).toHaveCount(15);
	await questions.nth(0).locator("summary").click();
	await expect(questions.nth(0).locator("p")).toBeVisible();
	await questions.nth(1).locator("summary").click();
	await expect(questions.nth(0).locator("p")).toBeHidden();
	await questions.nth(1).locator("summary").click();
	await expect(questions.nth(1).locator("p")).toBeHidden();
});

test("the conversion is logged to the console, without the name", { tag: "@js" }, async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	await page.goto("/thank-you?name=Ann&package=luxury&price=900");
	await expect.poll(() => logged).toContain("Quote conversion: luxury, $900");
	expect(logged.join()).not.toContain("Ann");
});
