import * as z from "zod/mini";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { ownerVars } from "../support/owners.ts";
import { expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const { prices, alerts, account } = ownerPaths;

const manifestSchema = z.looseObject({
	icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
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
	// Under the mouse it would stay, beside what is refused by now.
	await page.getByText("Settings saved").hover();
	await page.getByLabel("Jobs per half day").fill("0");
	await page.getByRole("button", { name: "Save settings" }).press("Enter");
	await expect(page.getByRole("link", { name: "Enter a number from 1 to 20" })).toBeVisible();
	await expect(page.getByText("Settings saved")).toHaveCount(0);
	await page.getByLabel("Jobs per half day").fill("1");
	await page.getByLabel("Mon, Dec 24, 2040").uncheck();
	await page.getByRole("button", { name: "Save settings" }).click();
	// The public holidays are listed as well.
	await expect(page.getByLabel("Mon, Dec 24, 2040")).toHaveCount(0);
	await expect(page.getByRole("checkbox", { name: /: Christmas Day$/ })).toBeChecked();
});

test("each page of the settings marks their tab as the current one", { tag: "@phone" }, async ({
	context,
	page,
	site,
}) => {
	await signInOwner(context, site);
	const isMarked = page
		.getByRole("navigation", { name: "Quote desk" })
		.getByRole("link", { name: "Settings", exact: true });
	for (const path of [paths.adminSettings, paths.adminDevices, prices, alerts, account]) {
		await page.goto(path);
		await expect(isMarked, path).toHaveAttribute("aria-current", "page");
	}
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
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/auth/);
	await page.goto("/about");
	await expect(page.getByRole("banner").getByRole("link", { name: "Get My Instant Quote" })).toBeVisible();
	await expect(way).toHaveCount(0);
});

test("an owner who logs out before the page has its scripts is forgotten by the sign-in page", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site, consoleErrors }) => {
	await signInOwner(context, site);
	await page.goto("/admin");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const isMarked = () => page.evaluate(() => localStorage.getItem("owner-until") !== null);
	expect(await isMarked()).toBe(true);
	consoleErrors.expect(/ERR_FAILED/);
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.reload();
	await page.unroute("**/assets/*.js");
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/auth/);
	await expect.poll(isMarked).toBe(false);
	await page.goto("/about");
	await expect(page.getByRole("banner").getByRole("link", { name: "Get My Instant Quote" })).toBeVisible();
});

test("a job is marked as done, taken back, and found under More", { tag: ["@phone"] }, async ({
	context,
	page,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}`);
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(page.getByText("The job is done.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Taken back")).toBeVisible();
	await page.getByLabel("Why is it lost?").selectOption("Too expensive");
	await page.getByRole("button", { name: "Mark as lost" }).click();
	await expect(page.getByText("Lost: Too expensive")).toBeVisible();
	await page.goto("/admin");
	await page.getByText("More", { exact: true }).click();
	await page.getByRole("link", { name: /^Lost \d/ }).click();
	await expect(page.getByRole("article").filter({ hasText: uniqueName })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Lost \d/ })).toBeHidden();
	if (javaScriptEnabled) await expectGood(page);
});

test("the owner's side can be installed as an app of its own", { tag: ["@js", "@desktop"] }, async ({
	context,
	page,
	site,
}) => {
	await signInOwner(context, site);
	await page.goto("/admin/today");
	const client = await context.newCDPSession(page);
	const { url, errors, data } = await client.send("Page.getAppManifest");
	expect([new URL(url).pathname, errors]).toEqual(["/admin.webmanifest", []]);
	const manifest = manifestSchema.parse(JSON.parse(data ?? ""));
	expect(manifest).toMatchObject({
		id: "/admin",
		start_url: "/admin",
		scope: "/admin",
		display: "standalone",
	});
	for (const size of ["192x192", "512x512"])
		expect(manifest.icons.filter(({ sizes }) => sizes === size)).not.toEqual([]);
	for (const { src, type } of manifest.icons)
		expect((await page.request.get(src)).headers()["content-type"]).toBe(type);
});

test("ten minutes before its end the session is renewed by the PIN, and what is typed on the page stays", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, consoleErrors }) => {
	consoleErrors.expect(/400/);
	const id = await signInOwner(context, site);
	const left = 10 * 60_000 + 2_000;
	await site.database.execute({
		sql: "update sessions set created_at = ? where id = ?",
		args: [Date.now() - 8 * 60 * 60_000 + left, id],
	});
	await page.goto("/admin/settings");
	const notice = page.getByRole("status").filter({ hasText: "You will be signed out at" });
	// Above ten minutes nothing is said.
	await expect(notice).toHaveCount(0);
	await page.getByLabel("Jobs per half day").fill("7");
	await expect(notice).toBeVisible({ timeout: 20_000 });
	await notice.getByLabel("PIN").fill("0000");
	await notice.getByRole("button", { name: "Stay signed in" }).click();
	const refusal = page.getByRole("alert").filter({ hasText: "Incorrect PIN" });
	await expect(refusal).toBeFocused();
	await expect(refusal).toBeInViewport();
	await expect(page).toHaveTitle(/^Error: /);
	await expectGood(page);
	await notice.getByLabel("PIN").fill(ownerVars.ADMIN_PIN);
	await notice.getByRole("button", { name: "Stay signed in" }).click();
	await expect(page.getByText("You stay signed in for another 8 hours")).toBeVisible();
	await expect(notice).toHaveCount(0);
	await expect(page.getByLabel("Jobs per half day")).toHaveValue("7");
});
