import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { featuresMissingFor } from "../support/missing-features.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";
import { requestQuote, walkToPackages, wizardPath } from "../support/wizard.ts";

const tag = ["@desktop", "@js"];
const assets = "build/client";

/** The packages' own: names that mean something else there, and what is asked for before it is used. */
const theirs = [
	"Notification",
	".check",
	".drop",
	".escape",
	".estimate",
	".navigate",
	".requestPermission",
	".requestSubmit",
	".showNotification",
	".startViewTransition",
	".when",
];

/** A browser that has scripts, but not all that the pages' need. */
async function breakScripts(page: Page): Promise<void> {
	await page.route(/\/assets\/(owner|pages)-[^/]+\.js/, (route) => route.abort());
}

test("no script that is sent has anything that a supported browser lacks", { tag }, async ({ request }) => {
	const files = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".js"),
	);
	const scripts = files.map((file) => [file, readFileSync(`${assets}/${file}`, "utf8")] as const);
	expect(scripts.length).toBeGreaterThan(20);
	const html = await (await request.get(wizardPath)).text();
	const inline = Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, code = ""]) => code).join(
		"\n",
	);
	expect(inline).toContain("__remixContext");
	for (const [file, script] of [...scripts, ["inline", inline] as const]) {
		expect(
			featuresMissingFor(script).filter((name) => !theirs.includes(name)),
			file,
		).toEqual([]);
		expect(script, `lookbehind in ${file}`).not.toMatch(/\(\?<[=!]/);
	}
});

test("a browser that lacks what the pages' scripts need is served as one without JavaScript", {
	tag,
}, async ({ page, consoleErrors, uniqueName }) => {
	consoleErrors.expect(/TextEncoderStream/);
	await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
	await walkToPackages(page, uniqueName, { services: ["Gutter Cleaning"] });
	await requestQuote(page);
});

test("a dashboard whose scripts cannot be had says that it is not live, and no toast covers it", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED|Failed to fetch/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await breakScripts(page);
	await page.goto("/admin");
	await expect(page.getByText("Not live")).toBeVisible();
	await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
	await page.locator(`#quote-${id}`).getByRole("heading").click();
	await page.locator(`#quote-${id}`).getByRole("button", { name: "Save notes" }).click();
	const toast = page.locator(".toast");
	await expect(toast).toBeVisible();
	await expect(toast.getByRole("button", { name: "Dismiss" })).toBeHidden();
	// It comes along to the card, of which it covers nothing. What else is below it is clear of it further up.
	expect(await coveredBy(toast, `#quote-${id}`)).toEqual([]);
	await page.mouse.wheel(0, -10_000);
	await expect.poll(() => coveredBy(toast, "main")).toEqual([]);
});

test("a dashboard that becomes live never says that it is not", { tag }, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.goto("/admin", { waitUntil: "commit" });
	await expect(page.getByText("Not live")).toBeHidden();
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await expect(page.getByText("Not live")).toHaveCount(0);
});

/** Returns the words of what lies below an element within a part of the page. */
function coveredBy(element: Locator, part: string): Promise<string[]> {
	return element.evaluate((above, inPart) => {
		const { top, bottom, left, right } = above.getBoundingClientRect();
		return Array.from(document.querySelectorAll(`${inPart} :is(a, button, h1, h3, input, textarea, summary)`))
			.filter((other) => !above.contains(other) && other.checkVisibility())
			.filter((other) => {
				const box = other.getBoundingClientRect();
				return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
			})
			.map((other) => other.textContent || other.outerHTML);
	}, part);
}
