import type { Page } from "@playwright/test";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });
const tag = ["@js", "@phone"];
const card = (page: Page, name: string) =>
	page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const hasCopy = (page: Page) => page.evaluate(() => caches.has("owner-dashboard"));

/** Opens the dashboard and waits until the list with this quote and the plan of the day are kept. */
async function keepList(page: Page, name: string): Promise<void> {
	await page.goto("/admin");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const keptText = () =>
		page.evaluate(async () => {
			const copy = await (await caches.open("owner-dashboard")).match("/admin");
			return (await copy?.text()) ?? "";
		});
	await expect.poll(keptText).toContain(name);
	const hasPlan = () =>
		page.evaluate(async () => Boolean(await (await caches.open("owner-dashboard")).match("/admin/today")));
	await expect.poll(hasPlan).toBe(true);
}

test("offline a tapped tab keeps the list, a reload shows it with its numbers, and notes go out afterwards", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await keepList(page, uniqueName);
	await context.setOffline(true);
	await expect(page.getByText("Offline", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: /^Contacted/ }).click();
	await expect(page.getByRole("alert").getByText("You are offline")).toBeVisible();
	await expect(card(page, uniqueName)).toBeVisible();
	await expect(page.getByText("The database did not answer")).toHaveCount(0);

	await page.reload();
	await expect(page.getByRole("alert").getByText("You are offline")).toBeVisible();
	await card(page, uniqueName).getByRole("heading").click();
	await expect(card(page, uniqueName).getByRole("link", { name: /^Call/ }).first()).toHaveAttribute(
		"href",
		"tel:+15705550123",
	);
	await expectAccessible(page);
	await card(page, uniqueName).getByLabel("Notes").fill("written in a cellar");
	await card(page, uniqueName).getByRole("button", { name: "Save notes" }).click();
	await expect(card(page, uniqueName).getByText("No connection. Kept on this device")).toBeVisible();
	// The owner's other pages are not kept: their addresses lead to the list.
	await page.goto("/admin/settings");
	await expect(page).toHaveURL(/\/admin$/);
	for (const address of [`/admin/quotes/${id}`, `/admin/quotes/${id}/offer`]) {
		await page.goto(address);
		await expect(page).toHaveURL(new RegExp(`/admin#quote-${id}$`));
	}
	await expect(card(page, uniqueName)).toBeVisible();
	await page.goto("/admin/today");
	await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
	await expect(page.getByText(/^This is your day as it was on/)).toBeVisible();
	await page.goto("/admin/calendar");
	await expect(page.getByRole("heading", { name: "Calendar", exact: true })).toBeVisible();
	await expect(page.getByText(/^This is your calendar as it was on/)).toBeVisible();
	await page.goto("/admin");

	await context.setOffline(false);
	await expect(page.getByText("Saved now that there is a connection")).toBeVisible();
	await expect(page.getByRole("alert").getByText("You are offline")).toHaveCount(0);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
});

test("offline the plan of the day opens also where nothing but it was opened before", { tag }, async ({
	context,
	page,
	site,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
	await signInOwner(context, site);
	await page.goto("/admin/today");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const keptPages = () =>
		page.evaluate(async () => {
			const kept = await (await caches.open("owner-dashboard")).keys();
			return kept.map(({ url }) => new URL(url).pathname).sort();
		});
	await expect.poll(keptPages).toEqual(["/admin", "/admin/calendar", "/admin/today"]);
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(/^This is your day as it was on/)).toBeVisible();
});

test("logging out offline wipes the device at once, and ends the session when there is a connection again", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
	const session = await signInOwner(context, site);
	const isOpen = async () => {
		const sql = "select id from sessions where id = ?";
		return (await site.database.execute({ sql, args: [session] })).rows.length === 1;
	};
	await saveQuoteOf(site, uniqueName);
	await keepList(page, uniqueName);
	await context.setOffline(true);
	await expect(page.getByText("Offline", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page.getByRole("alert").getByText("You are offline")).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
	await expect.poll(() => hasCopy(page)).toBe(false);
	expect(await page.evaluate(() => localStorage.getItem("owner-until"))).toBeNull();
	expect(await isOpen()).toBe(true);
	await expectAccessible(page);

	await context.setOffline(false);
	await expect(page).toHaveURL(/\/auth/);
	await expect(page.getByText("Logged out successfully")).toBeVisible();
	expect(await isOpen()).toBe(false);
});

test("the kept list goes with the session: at log-out, when it ended elsewhere, and after its longest time", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
	const session = await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await keepList(page, uniqueName);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/auth/);
	await expect.poll(() => hasCopy(page)).toBe(false);

	await signInOwner(context, site);
	await keepList(page, uniqueName);
	await site.database.execute({ sql: "delete from sessions where id <> ?", args: [session] });
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/auth/);
	await expect.poll(() => hasCopy(page)).toBe(false);

	await signInOwner(context, site);
	await keepList(page, uniqueName);
	await page.evaluate(async () => {
		const cache = await caches.open("owner-dashboard");
		const copy = await cache.match("/admin");
		if (copy) await cache.put("/admin", new Response(copy.body, { headers: { "X-Kept-Until": "1" } }));
	});
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await expect(card(page, uniqueName)).toHaveCount(0);
	expect(await hasCopy(page)).toBe(false);
});
