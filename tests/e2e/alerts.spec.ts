import type { BrowserContext, Page, Response, Worker } from "@playwright/test";
import { ALERTS_WORKER, ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { FakeSubscription } from "../support/push-service.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Grants the permission and lets the browser subscribe, which one without a screen and a push service does not. */
async function pretendPushService(page: Page): Promise<void> {
	await page.addInitScript((subscription) => {
		Notification.requestPermission = () => Promise.resolve("granted");
		PushManager.prototype.subscribe = () =>
			Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
	}, new FakeSubscription().toJSON());
}

/** Hands a message to the worker of alerts, decrypted, as the browser's push service does. */
async function pushTo(context: BrowserContext, page: Page, origin: string, alert: object): Promise<void> {
	const client = await context.newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.endsWith(`${ownerPaths.alerts}/`));
			if (own) resolve(own.registrationId);
		});
	});
	await client.send("ServiceWorker.enable");
	const registrationId = await registered;
	await client.send("ServiceWorker.deliverPushMessage", {
		origin,
		registrationId,
		data: JSON.stringify(alert),
	});
	await client.detach();
}

/** Notes in the worker of alerts what it asks the browser to show: one without a screen shows no notification to anybody. */
async function noteShown(context: BrowserContext) {
	const isOwn = (worker: Worker) => worker.url().endsWith(ALERTS_WORKER);
	const worker = context.serviceWorkers().find(isOwn) ?? (await context.waitForEvent("serviceworker", isOwn));
	await worker.evaluate(() => {
		const noted: unknown[] = [];
		Object.assign(globalThis, { noted });
		ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data } = {}) => {
			noted.push({ title, body, tag, data });
		};
	});
	return () => worker.evaluate(() => Reflect.get(globalThis, "noted"));
}

test("an owner turns alerts on for a device, a push shows as a notification, and turning off ends it", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await pretendPushService(page);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(ownerPaths.alerts);
	await expect(page.getByRole("heading", { name: "On an iPhone or iPad" })).toBeVisible();
	await page.getByRole("button", { name: "Turn on alerts on this device" }).click();
	await expect(page.getByText("Alerts are on")).toBeVisible();
	const device = page.getByRole("listitem").filter({ hasText: "This device" });
	await expect(device).toContainText("Last delivered");
	await expect(page.getByRole("button", { name: "Turn on alerts on this device" })).toHaveCount(0);
	await expectAccessible(page);

	const shown = await noteShown(context);
	const alert = { title: "New request", body: "Ann · Waverly Township · $650", tag: "a" };
	await pushTo(context, page, site.baseUrl, { ...alert, path: paths.adminQuote(id) });
	await expect.poll(shown).toEqual([{ ...alert, data: paths.adminQuote(id) }]);

	await device.getByRole("button", { name: /^Turn off/ }).click();
	await expect(page.getByText("Alerts are off there")).toBeVisible();
	await expect(page.getByText("No device of yours shows alerts yet.")).toBeVisible();
});

test("where the browser blocks notifications the page says so, and no device is added", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.addInitScript(() => {
		Notification.requestPermission = () => Promise.resolve("denied");
	});
	await page.goto(ownerPaths.alerts);
	await page.getByRole("button", { name: "Turn on alerts on this device" }).click();
	await expect(page.getByRole("alert").getByText("This browser blocks alerts from this site")).toBeVisible();
	await expectAccessible(page);
});

test("without JavaScript the page lists the devices, tells how, and offers nothing that takes scripts", {
	tag: ["@no-js", "@desktop"],
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.alerts);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alerts");
	await expect(page.getByText("then “Add to Home Screen”")).toBeVisible();
	await expect(page.getByRole("button", { name: /Turn on alerts/ })).toHaveCount(0);
});

test("the quote desk is an app of its own, and visitors load nothing of its alerts", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, request, site }) => {
	const manifest = await (await request.get("/admin.webmanifest")).json();
	expect(manifest).toMatchObject({
		id: "/admin",
		scope: "/admin",
		start_url: "/admin",
		display: "standalone",
	});
	const scripts: Promise<string>[] = [];
	const collect = (response: Response) => {
		if (response.request().resourceType() === "script") scripts.push(response.text());
	};
	page.on("response", collect);
	for (const path of [paths.home, paths.quote]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
	}
	// What the owner's pages load is no visitor's, and may come after the test's end.
	page.off("response", collect);
	expect((await Promise.all(scripts)).length).toBeGreaterThan(3);
	for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/PushManager|alerts-worker/);
	expect(await (await request.get("/sw.js")).text()).not.toContain("showNotification");
	await signInOwner(context, site);
	await page.goto(paths.admin);
	await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/admin.webmanifest");
	expect((await request.get(ALERTS_WORKER)).headers()["content-type"]).toContain("javascript");
});
