import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { mailedLink, makeAccount, signIn } from "../support/accounts";
import { ownerEmail } from "../support/owners";
import { expect, test } from "../support/test";
import { reachPackages, requestQuote, wizardPath } from "../support/wizard";

const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	rules: {
		// React writes attributes its own way; the browser reads them all the same.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"void-style": "off",
		"no-trailing-whitespace": "off",
		"doctype-style": "off",
		"attr-case": "off",
		"long-title": "off",
		// Tailwind's class names are not written for a naming scheme.
		"class-pattern": "off",
		// Boxes that are checked together share a name, as radio buttons do.
		"form-dup-name": ["error", { shared: ["checkbox", "radio", "submit"] }],
		// The phone number is one; it is written by us and not by a visitor.
		"tel-non-breaking": "off",
	},
});

async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
		[],
	);
}

async function expectValid(html: string): Promise<void> {
	const { results } = await validator.validateString(html);
	expect(
		results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
		),
	).toEqual([]);
}

/** Checks the page as shown, and, where it came from the server as it is, its markup. */
async function expectGood(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectValid(await page.evaluate(() => fetch(location.href).then((response) => response.text())));
}

const tag = "@js";

for (const path of [
	"/",
	"/no/such-page",
	"/offline",
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

test("every page of the way in is accessible, valid and fits a small screen, with and without errors", {
	tag: ["@js", "@phone"],
}, async ({ page, site, consoleErrors }) => {
	test.slow();
	consoleErrors.expect(/400|410|429|503/);
	const email = ownerEmail("is-checked", "js");
	await makeAccount(site.database, email);
	await page.setViewportSize({ width: 320, height: 700 });
	const check = async () => {
		await expectGood(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	};
	await page.goto("/auth");
	await check();
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert")).toContainText("Invalid email address");
	await check();
	for (const path of ["/auth/sign-up", "/auth/confirm?token=x", "/auth/new-password?token=x"]) {
		await page.goto(path);
		await check();
	}
	await page.goto("/auth/forgot-password");
	await check();
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send reset email" }).click();
	await expect(page.getByRole("status")).toContainText("Password reset email sent!");
	await check();
	await page.goto(await mailedLink(site.database, email, "reset-password"));
	await check();
	await signIn(page, email);
	await check();
	await page.getByLabel("PIN", { exact: true }).fill("0000");
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page.getByRole("alert")).toContainText("Incorrect PIN");
	await check();
	await site.database.execute("update throttle set count = 10 where key like 'pin:%'");
	await page.goto("/admin/unlock");
	await expect(page.getByRole("button", { name: "Sign in again" })).toBeVisible();
	await check();
});
