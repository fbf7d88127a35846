import { mailedLink, makeAccount, signIn } from "../support/accounts.ts";
import { ownerEmail } from "../support/owners.ts";
import {
	expectAccessible,
	expectFitting,
	expectGood,
	expectValid,
	openAnswers,
	spaceWidely,
	sticksOut,
	tooSmallToTap,
} from "../support/page-checks.ts";
import { publicPages, serviceAreasPath, staticPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote, wizardPath } from "../support/wizard.ts";

const tag = "@js";

/** What the pages answer to visitors' questions, and to an address that is none. */
const answers = [
	"/zip-locator?zip=18411",
	"/zip-locator?zip=90210",
	`${serviceAreasPath}/check?zip=18411`,
	`${serviceAreasPath}/check?zip=90210`,
	"/thank-you?package=luxury&name=Ann&price=900",
	"/no/such-page",
	"/offline",
];

/** Few tests for many pages, and still something for each worker to do. */
const shares = [
	staticPages.filter((path) => !path.startsWith("/location/")),
	staticPages.filter((path) => path.startsWith("/location/")),
	[...publicPages.filter((path) => !staticPages.includes(path)), ...answers],
];

for (const [position, paths] of shares.entries()) {
	test(`every page is accessible, easy to tap and no wider than the screen, share ${position + 1}`, {
		tag,
	}, async ({ page, consoleErrors, isMobile }) => {
		test.slow();
		consoleErrors.expect(/404/);
		for (const path of paths) {
			await test.step(path, async () => {
				await page.goto(path);
				if (isMobile) expect(await tooSmallToTap(page)).toEqual([]);
				else await expectFitting(page);
				await openAnswers(page);
				await expectAccessible(page);
			});
		}
	});
}

test("every page's markup is valid", { tag: ["@js", "@desktop"] }, async ({ request }) => {
	for (const path of [...publicPages, ...answers]) {
		await test.step(path, async () => expectValid(await (await request.get(path)).text()));
	}
});

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

test("no step with cards is wider than the screen, however long the name", {
	tag: ["@js", "@desktop"],
}, async ({ page, uniqueName }) => {
	const name = `Wolfeschlegelsteinhausenbergerdorff ${uniqueName}`;
	await reachPackages(page, name, { services: ["Window Cleaning", "Gutter Cleaning"] });
	await expectFitting(page);
	await requestQuote(page);
	await expectFitting(page);
});

test("what can be tapped in the wizard is at least 44 pixels high", { tag: ["@js", "@phone"] }, async ({
	page,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	expect(await tooSmallToTap(page)).toEqual([]);
	await requestQuote(page);
	expect(await tooSmallToTap(page)).toEqual([]);
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
		expect(await sticksOut(page)).toEqual({ page: 0, boxes: [] });
		await page.emulateMedia({ forcedColors: "active" });
		const edges = await page
			.locator(".button:visible")
			.evaluateAll((all) => all.map((button) => parseFloat(getComputedStyle(button).borderTopWidth)));
		expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
		await page.emulateMedia({ forcedColors: "none" });
		await spaceWidely(page);
		expect(await sticksOut(page)).toEqual({ page: 0, boxes: [] });
	};
	await page.goto("/auth");
	await check();
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Invalid email address");
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
	await expect(page.getByRole("alert").last()).toContainText("Incorrect PIN");
	await check();
	await site.database.execute("update throttle set count = 10 where key like 'pin:%'");
	await page.goto("/admin/unlock");
	await expect(page.getByRole("button", { name: "Sign in again" })).toBeVisible();
	await check();
});
