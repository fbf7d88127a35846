import type { Page } from "@playwright/test";
import { bundleServiceWorker } from "#scripts/service-worker.ts";
import { startStaticSite } from "../support/static-site.ts";
import { expect, test } from "../support/test.ts";
import { wizardPath } from "../support/wizard.ts";

test.use({ serviceWorkers: "allow" });
const tag = ["@js", "@phone"];

/** Resolves when the page's service worker has taken over. */
async function ready(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller) return;
		await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
	});
}

/** The path of everything kept, and in which caches. */
async function keptFiles(page: Page): Promise<{ caches: string[]; paths: string[] }> {
	return page.evaluate(async () => {
		const names = await caches.keys();
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return { caches: names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
	});
}

/** Browsers look for a new worker after a visit, each when it sees fit: after ten seconds and more. */
async function lookForUpdate(page: Page): Promise<void> {
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test("without a connection a visited page opens whole, and another shows the offline page", { tag }, async ({
	page,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
	await page.goto("/");
	await ready(page);
	await expect
		.poll(async () => (await keptFiles(page)).paths.some((path) => path.startsWith("/pictures/hero")))
		.toBe(true);
	await page.goto("/services");
	await context.setOffline(true);

	await page.goto("/?utm_source=letter");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const hero = page.locator("[data-picture] img").first();
	expect(await hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
		true,
	);
	expect(await page.evaluate(() => document.fonts.check("1rem 'Instrument Sans'"))).toBe(true);
	await page.goto("/services");
	await expect(page).toHaveTitle(/Services/);

	await page.goto("/about?from=home");
	await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Call (570) 555-0148" })).toHaveAttribute(
		"href",
		"tel:+15705550148",
	);
	await context.setOffline(false);
	// The page leaves by itself; where the worker learns of the connection later than the page, by its link.
	await expect(async () => {
		const again = page.getByRole("link", { name: "Try Again" });
		if (await again.isVisible()) await again.click({ timeout: 1000 });
		await expect(page).toHaveTitle(/About/, { timeout: 1000 });
	}).toPass();
	await expect(page).toHaveURL("/about?from=home");
});

test("nothing private and nothing posted is kept or answered by the service worker", { tag }, async ({
	page,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|404/);
	await page.goto("/");
	await ready(page);
	expect((await page.goto("/"))?.fromServiceWorker()).toBe(true);
	const untouched = ["/auth", "/thank-you?name=Ann&price=650"];
	for (const path of untouched) {
		const response = await page.goto(path);
		expect(response?.fromServiceWorker(), path).toBe(false);
	}
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)").check();
	await page.getByLabel("One story").check();
	await page.getByLabel("ZIP code").fill("18411");
	const posted = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: "Continue" }).click();
	expect((await posted).fromServiceWorker()).toBe(false);
	await expect(page.getByText("Step 2 of 5")).toBeVisible();
	const { paths } = await keptFiles(page);
	expect(paths).toContain("/");
	expect(paths.filter((path) => /^\/(admin|auth|thank-you|pricing-calculator)/.test(path))).toEqual([]);

	await context.setOffline(true);
	for (const path of [wizardPath, "/admin", `/admin/quotes/${crypto.randomUUID()}`]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	}
	for (const path of untouched) {
		const tab = await context.newPage();
		await expect(tab.goto(path), path).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
	}
});

test("the wizard's way back says without a connection that there is none, and leads on when there is one", {
	tag,
}, async ({ page, context, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
	await page.goto("/");
	await ready(page);
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)", { exact: true }).check();
	await page.getByLabel("One story").check();
	await page.getByLabel("ZIP code").fill("18411");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Step 2 of 5")).toBeVisible();
	await context.setOffline(true);
	await page.getByRole("main").getByRole("link", { name: "Back" }).click();
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await context.setOffline(false);
	await expect(async () => {
		const again = page.getByRole("link", { name: "Try Again" });
		if (await again.isVisible()) await again.click({ timeout: 1000 });
		await expect(page.getByText("Step 1 of 5")).toBeVisible({ timeout: 1000 });
	}).toPass();
	await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
});

test("a new build's worker takes over, keeps what was visited anew, and removes the old cache", {
	tag,
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(/ERR_CONNECTION_REFUSED/);
	const site = await startStaticSite();
	await page.goto(`${site.baseUrl}/about`);
	await ready(page);
	const [old] = (await keptFiles(page)).caches;
	expect(old).toMatch(/^site-/);
	site.replace("/about", "<title>The new About</title>");
	const pages = ["/", "/about"];
	site.replace("/sw.js", await bundleServiceWorker({ version: "next", pages, retired: false }));
	await page.goto(`${site.baseUrl}/`);
	await lookForUpdate(page);
	await expect.poll(() => keptFiles(page)).toMatchObject({ caches: ["site-next"] });
	await site.stop();
	await page.goto(`${site.baseUrl}/about`);
	await expect(page).toHaveTitle("The new About");
});

test("the worker of a site that was switched off unregisters itself and empties its caches", { tag }, async ({
	page,
}) => {
	const site = await startStaticSite();
	await page.goto(`${site.baseUrl}/about`);
	await ready(page);
	site.replace("/sw.js", await bundleServiceWorker({ version: "", pages: [], retired: true }));
	// A page of the new build: it registers nothing.
	site.replace("/about", "<title>Switched off</title>");
	const registrations = () =>
		page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	expect(await registrations()).toBe(1);
	await page.goto(`${site.baseUrl}/about`);
	await lookForUpdate(page);
	await expect.poll(registrations).toBe(0);
	expect((await keptFiles(page)).caches).toEqual([]);
	await site.stop();
});
