import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("the owner's pages have a frame of their own, which tells what waits and can be installed", {
	tag: ["@phone", "@desktop"],
}, async ({ context, page, request, site, uniqueName }) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto("/admin");
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
	const pages = page.getByRole("navigation", { name: "Quote desk" });
	await expect(pages.getByRole("link", { name: /^Quotes \d+ .*new quotes? waits?/ })).toHaveAttribute(
		"aria-current",
		"page",
	);
	const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
	expect(await (await request.get(manifest ?? "")).json()).toMatchObject({
		start_url: "/admin",
		scope: "/admin",
	});
	await pages.getByRole("link", { name: "Settings" }).click();
	await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
	await expectGood(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	// The last button comes to rest clear of the bar below.
	const save = page.getByRole("button", { name: "Save settings" });
	await save.focus();
	const [bar, button] = [await pages.boundingBox(), await save.boundingBox()];
	const isBelow = (bar?.y ?? 0) > 200;
	if (isBelow) expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("settings are saved, and what is wrong is named with everything kept", { tag: "@phone" }, async ({
	context,
	page,
	site,
	consoleErrors,
}) => {
	consoleErrors.expect(/400/);
	await signInOwner(context, site);
	await page.goto("/admin/settings");
	await page.getByLabel("Jobs per half day").fill("0");
	await page.getByLabel("First day off").fill("2040-12-24");
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByRole("link", { name: "Enter a number from 1 to 20" })).toBeVisible();
	await expect(page.getByLabel("First day off")).toHaveValue("2040-12-24");
	await page.getByLabel("Jobs per half day").fill("1");
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("Settings saved")).toBeVisible();
	await page.getByLabel("Mon, Dec 24, 2040").uncheck();
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("No days off are entered.")).toBeVisible();
});

test("the public header leads to the quotes for an owner who is signed in here, and for nobody after the log-out", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	const way = page.getByRole("banner").getByRole("link", { name: "Quote desk" });
	await page.goto("/about");
	await expect(way).toHaveCount(0);
	await page.goto("/admin");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await page.goto("/about");
	await way.click();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/auth/);
	await page.goto("/about");
	await expect(page.getByRole("banner").getByRole("link", { name: "Get My Instant Quote" })).toBeVisible();
	await expect(way).toHaveCount(0);
});
