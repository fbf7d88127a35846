import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { paths } from "#app/config/paths.ts";
import { layoutShifts } from "../support/layout-shift.ts";
import { publicPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

// What a first visit of the home page and of the wizard may cost, compressed as the platform sends it.

/** The network sends text compressed; fonts and pictures are compressed already. */
async function weigh(responses: readonly Response[]): Promise<number[]> {
	const isText = (response: Response) =>
		/text|javascript|json|svg/.test(response.headers()["content-type"] ?? "");
	return Promise.all(
		responses.map(async (response) => {
			const body = await response.body();
			return isText(response) ? gzipSync(body).length : body.length;
		}),
	);
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test.use({ deviceScaleFactor: 2 });

test("a first visit of the home page stays within its budgets", { tag: ["@phone", "@js"] }, async ({
	page,
	site,
}) => {
	const responses: Response[] = [];
	page.on("response", (response) => responses.push(response));
	const prefetch = page.waitForRequest((request) => new URL(request.url()).pathname === "/services");
	await page.goto("/");
	// The page's last request of its own accord, 2 seconds after it was shown.
	await prefetch;
	const those = (type: string) =>
		responses.filter(
			(response) => response.request().resourceType() === type && !response.url().endsWith("/services"),
		);
	const hero = await page
		.locator("main img")
		.first()
		.evaluate((image) => {
			return image instanceof HTMLImageElement ? image.currentSrc : "";
		});
	expect(sum(await weigh(those("document"))), "HTML").toBeLessThanOrEqual(20 * 1024);
	expect(sum(await weigh(those("script"))), "JavaScript").toBeLessThanOrEqual(5 * 1024);
	expect(sum(await weigh(those("stylesheet"))), "CSS").toBeLessThanOrEqual(11_500);
	expect(await weigh(those("font")), "fonts").toEqual([expect.any(Number)]);
	expect(sum(await weigh(those("font"))), "font").toBeLessThanOrEqual(40 * 1024);
	const pictures = those("image").filter((response) => response.url() === hero);
	expect(await weigh(pictures), "hero").toEqual([expect.any(Number)]);
	expect(sum(await weigh(pictures)), "hero").toBeLessThanOrEqual(60 * 1024);
	const files = responses.filter((response) => !response.url().endsWith("/services"));
	expect(files.length, "files before the visitor scrolls").toBeLessThanOrEqual(7);
	const foreign = responses.map((response) => response.url()).filter((url) => !url.startsWith(site.baseUrl));
	expect(foreign, "requests to others").toEqual([]);
});

test("every public page is small enough for the first packets of a connection", {
	tag: ["@desktop", "@js"],
}, async ({ request }) => {
	for (const path of publicPages) {
		const html = await (await request.get(path)).body();
		// Ten packets, which a server sends before it waits for an answer.
		expect(gzipSync(html).length, path).toBeLessThanOrEqual(14_000);
	}
});

test("visitors download no style of the owner's pages, which add what they need from signing in on", {
	tag: ["@desktop", "@js"],
}, async ({ request }) => {
	/** The page's stylesheets in their order. */
	const sheetsOf = async (path: string) => {
		const html = await (await request.get(path)).text();
		const links = html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
		return Promise.all(Array.from(links, async ([, href = ""]) => (await request.get(href)).text()));
	};
	const [site = "", ...others] = await sheetsOf("/");
	expect(others).toEqual([]);
	expect(site).not.toMatch(/admin-|toast|pin-box/);
	const [shared, owner = "", ...more] = await sheetsOf("/auth");
	expect([shared === site, more]).toEqual([true, []]);
	expect(gzipSync(owner).length).toBeLessThanOrEqual(2_200);
	const used = Array.from(owner.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name);
	expect(used).toContain("--color-orange");
	const declared = `${site}${owner}`;
	expect(used.filter((name) => !declared.includes(`${name}:`))).toEqual([]);
});

/**
 * As on a phone's network, the font comes after the tenth of a second in which an optional one is still taken: text that
 * is not drawn yet then breaks its lines anew, which counts as a shift and which nobody sees.
 */
async function delayFont(page: Page): Promise<void> {
	await page.route(/\.woff2$/, async (route) => {
		// A busy machine may paint later than it asks; what waits survives a page that is replaced in the meantime.
		await page.waitForFunction((asked) => {
			const [paint] = performance.getEntriesByName("first-paint");
			const painted = paint ? performance.timeOrigin + paint.startTime : Number.POSITIVE_INFINITY;
			return Date.now() > Math.max(asked, painted) + 300;
		}, Date.now());
		await route.continue();
	});
	// Until it has looked up the system's fonts once, a new browser lays that text out by another one.
	await page.goto(paths.privacy);
}

test.describe("with a font that comes late", () => {
	// It would answer with the font that it kept.
	test.use({ serviceWorkers: "block" });

	test("nothing on a public page moves while it loads", { tag: ["@phone", "@js"] }, async ({ page }) => {
		await delayFont(page);
		for (const path of publicPages) {
			await page.goto(path);
			expect(await page.evaluate(layoutShifts), path).toEqual([]);
		}
	});

	test("nothing on the home page moves while it loads or is read", { tag: "@js" }, async ({ page }) => {
		await delayFont(page);
		await page.goto("/");
		for (const frame of await page.locator("main [data-picture]").all()) {
			await frame.scrollIntoViewIfNeeded();
			await expect(frame).toHaveAttribute("data-state", "loaded");
		}
		expect(await page.evaluate(layoutShifts)).toEqual([]);
	});
});

test("the wizard's JavaScript stays within its budgets, and none of it is the dashboard's", {
	tag: ["@desktop", "@js"],
}, async ({ page, uniqueName }) => {
	const scripts: Response[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response);
	});
	/** Bytes of the scripts that came since the last call. */
	const weighNew = async () => {
		await page.waitForLoadState("networkidle");
		const arrived = scripts.splice(0);
		for (const response of arrived) {
			expect(await response.text(), response.url()).not.toMatch(/EventSource|Mark as contacted|Export CSV/);
		}
		return { bytes: sum(await weigh(arrived)), modules: arrived.length };
	};
	await page.goto(wizardPath);
	// React, its router and Remix alone are 87 KB.
	const first = await weighNew();
	expect(first.bytes, "first visit").toBeLessThanOrEqual(130_000);
	expect(first.modules, "first visit").toBeLessThanOrEqual(15);
	const services = ["Window Cleaning", "Gutter Cleaning"] as const;
	const walk = [
		() => answerService(page, { services }),
		() => answerContact(page, uniqueName),
		() => answerCondition(page, services),
		() => requestQuote(page),
	];
	for (const [index, answer] of walk.entries()) {
		await answer();
		const further = await weighNew();
		expect(further.bytes, `step ${index + 2}`).toBeLessThanOrEqual(5_000);
		expect(further.modules, `step ${index + 2}`).toBeLessThanOrEqual(2);
	}
});

test("step 1 is answered before any of its scripts has arrived", { tag: ["@desktop", "@js"] }, async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_FAILED/);
	await page.route(/\.js$/, (route) => route.abort());
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	expect(await page.evaluate(() => "__remixContext" in window && "__remixRouter" in window)).toBe(false);
});

test("the wizard's modules wait for all that is painted, and a step asks for nothing but its answer and its page", {
	tag: ["@desktop", "@js"],
}, async ({ page, request, uniqueName }) => {
	const html = await (await request.get(wizardPath)).text();
	const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
	expect(preloads.length).toBeGreaterThan(3);
	for (const link of preloads) expect(link).toContain('fetchpriority="low"');
	// A phone's first picture does not wait for it.
	expect(html).toMatch(/<link rel="preload"[^>]* as="font"[^>]* media="\(min-width: 48rem\)"/);

	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	/** What came over the network, not out of the browser's cache. */
	const fetched: string[] = [];
	session.on("Network.responseReceived", ({ type, response }) => {
		const isCached = response.fromDiskCache || response.fromPrefetchCache;
		if (!isCached && type !== "Image") fetched.push(new URL(response.url).pathname);
	});
	await page.goto(wizardPath);
	await page.waitForLoadState("networkidle");
	const ahead = await page.locator("template[data-fetch-ahead]").getAttribute("data-fetch-ahead");
	const files = ahead?.split(" ") ?? [];
	expect(files.length).toBeGreaterThan(1);
	await expect.poll(() => files.filter((file) => !fetched.includes(file))).toEqual([]);

	const services = ["Window Cleaning"] as const;
	const walk = [
		() => answerService(page, { services }),
		() => answerContact(page, uniqueName),
		() => answerCondition(page, services),
		() => requestQuote(page),
	];
	for (const [index, answer] of walk.entries()) {
		fetched.length = 0;
		await answer();
		await page.waitForLoadState("networkidle");
		expect(fetched, `step ${index + 2}`).toEqual([
			expect.stringMatching(/\.data$/),
			expect.stringMatching(/\.data$/),
		]);
	}
});
