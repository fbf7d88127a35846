import { expectAccessible, expectGood } from "../support/page-checks";
import { expect, test } from "../support/test";
import { reachPackages, requestQuote, wizardPath } from "../support/wizard";

const tag = "@js";

for (const path of [
	"/",
	"/no/such-page",
	"/thank-you",
	"/thank-you?package=luxury&name=Ann&price=900",
	wizardPath,
]) {
	test(`${path} is accessible and valid`, { tag }, async ({ page, consoleErrors }) => {
		consoleErrors.expect(/404/);
		await page.goto(path);
		await expectGood(page);
	});
}

test("every step is accessible and valid, with and without errors", { tag }, async ({
	page,
	uniqueName,
	site,
	consoleErrors,
}) => {
	test.slow();
	consoleErrors.expect(/400|503/);
	await page.goto(wizardPath);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectAccessible(page);
	await reachPackages(page, uniqueName, {
		services: ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"],
	});
	await page.getByText("Compare packages").click();
	await expectGood(page);
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByText("Step 3 of 5")).toBeVisible();
	await expectGood(page);
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByText("Step 2 of 5")).toBeVisible();
	await page.getByLabel("Phone", { exact: true }).fill("1");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectGood(page);
	await page.goto(`${wizardPath}/package`);
	await site.proxy.fail({ kind: "refuse" });
	await page.getByRole("button", { name: "Request This Quote" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectAccessible(page);
	await site.proxy.reset();
	await requestQuote(page);
	await expectGood(page);
	await site.proxy.fail({ kind: "refuse" });
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectAccessible(page);
});

for (const width of [320, 390, 768, 1280]) {
	test(`nothing is wider than a screen of ${width} px`, { tag: ["@js", "@desktop"] }, async ({
		page,
		uniqueName,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		for (const path of ["/", "/thank-you?package=basic", wizardPath]) {
			await page.goto(path);
			expect(await overflow(), path).toBeLessThanOrEqual(0);
		}
		await reachPackages(page, uniqueName, { services: ["Window Cleaning", "Gutter Cleaning"] });
		expect(await overflow(), "packages").toBeLessThanOrEqual(0);
		await requestQuote(page);
		expect(await overflow(), "confirmation").toBeLessThanOrEqual(0);
	});
}

test("what can be tapped is at least 44 pixels high", { tag: ["@js", "@phone"] }, async ({
	page,
	uniqueName,
}) => {
	const small = () =>
		page
			.locator("a:visible, button:visible, summary:visible, label:has(input):visible")
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.getBoundingClientRect().height < 44 && !element.closest(".sr-only"))
					.map((element) => element.outerHTML.slice(0, 160)),
			);
	for (const path of ["/", "/thank-you", wizardPath]) {
		await page.goto(path);
		expect(await small(), path).toEqual([]);
	}
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	expect(await small()).toEqual([]);
	await requestQuote(page);
	expect(await small()).toEqual([]);
});
