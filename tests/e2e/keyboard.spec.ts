import { tabTo } from "../support/keyboard.ts";
import { serviceAreasPath } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

// Everything that can be operated, without a mouse.

test("the first Tab offers to skip to the content, which skips the menu", {
	tag: ["@desktop", "@js"],
}, async ({ page }) => {
	await page.goto("/about");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to main content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the mobile menu is opened, walked, left and followed by keyboard", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto("/about");
	const header = page.getByRole("banner");
	const menu = header.getByRole("navigation", { name: "Main" });
	await tabTo(page, header.locator("summary"));
	await page.keyboard.press("Enter");
	await expect(menu).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Space");
	await expect(menu).toBeHidden();
	await page.keyboard.press("Space");
	await tabTo(page, menu.getByRole("link", { name: "Services", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/services");
});

test("the gallery's arrows and dots turn its pictures round and round by keyboard", {
	tag: ["@desktop", "@js"],
}, async ({ page }) => {
	await page.goto("/");
	const dots = page.getByRole("button", { name: /^Show picture \d of 3$/ });
	const expectShown = async (position: number) => {
		for (const [number, dot] of (await dots.all()).entries()) {
			await expect(dot).toHaveAttribute("aria-current", String(number === position));
		}
	};
	await expect(dots).toHaveCount(3);
	await tabTo(page, page.getByRole("button", { name: "Previous picture" }));
	await page.keyboard.press("Enter");
	await expectShown(2);
	await expect(page.getByRole("heading", { name: "Driveway" })).toBeInViewport();
	await tabTo(page, page.getByRole("button", { name: "Next picture" }));
	await page.keyboard.press("Space");
	await expectShown(0);
	await page.keyboard.press("Space");
	await expectShown(1);
	await page.keyboard.press("Shift+Tab");
	await expect(dots.last()).toBeFocused();
	await page.keyboard.press("Enter");
	await expectShown(2);
});

test("the arrow keys move the slider between before and after, and only the shown pair is reached", {
	tag: ["@desktop", "@js"],
}, async ({ page }) => {
	await page.goto("/");
	const slider = page.getByRole("slider", { name: /^The same window/ });
	const before = page.getByRole("img", { name: "A window dulled by pollen, water spots and dust" });
	const shownWidth = () =>
		before.evaluate((image) => getComputedStyle(image.closest(".before") ?? image).clipPath);
	await tabTo(page, slider);
	const atFirst = await shownWidth();
	for (let presses = 0; presses < 10; presses++) await page.keyboard.press("ArrowLeft");
	await expect(slider).toHaveValue("40");
	expect(await shownWidth()).not.toBe(atFirst);
	await page.keyboard.press("Home");
	await expect(slider).toHaveValue("0");
	await page.keyboard.press("End");
	await expect(slider).toHaveValue("100");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Previous picture" })).toBeFocused();
});

for (const { path, first, second } of [
	{ path: "/", first: "Which services do you offer?", second: "Which areas do you serve?" },
	{ path: serviceAreasPath, first: "Do you serve Scranton?", second: "How far do you travel?" },
	{
		path: "/thank-you",
		first: "How much does window cleaning cost?",
		second: "What is the difference between Basic, Deluxe and Luxury?",
	},
]) {
	test(`the questions of ${path} open one at a time and close by keyboard`, { tag: "@desktop" }, async ({
		page,
	}) => {
		await page.goto(path);
		const question = (text: string) => page.locator("main details", { hasText: text });
		const answer = (text: string) => question(text).locator("p");
		await tabTo(page, question(first).locator("summary"));
		await page.keyboard.press("Enter");
		await expect(answer(first)).toBeVisible();
		await tabTo(page, question(second).locator("summary"));
		await page.keyboard.press("Space");
		await expect(answer(second)).toBeVisible();
		await expect(answer(first)).toBeHidden();
		await page.keyboard.press("Space");
		await expect(answer(second)).toBeHidden();
	});
}

test("both ZIP checks are answered by keyboard, and the answer is announced", { tag: "@desktop" }, async ({
	page,
}) => {
	await page.goto("/zip-locator");
	await tabTo(page, page.getByLabel("ZIP code"));
	await page.keyboard.type("18444");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toContainText("Great News! We Service Your Area");
	await page.goto(serviceAreasPath);
	await tabTo(page, page.getByLabel("ZIP code"));
	await page.keyboard.type("18444");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("status")).toContainText("Great news! We serve your area");
});
