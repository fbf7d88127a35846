import type { Page } from "@playwright/test";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const tag = ["@js", "@phone"];
const card = (page: Page, name: string) =>
	page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Remembers what can be pressed right now: what the header hides cannot. */
async function rememberButtons(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>(
			"main a, main button, main summary, main input",
		))
			element.dataset.pressable = String(
				element.checkVisibility() && element.getBoundingClientRect().top > 73,
			);
	});
}

/** What could be pressed and lies below a toast by now, each toast that does not fit, and how many there are. */
function covered(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const toasts = Array.from(document.querySelectorAll(".toast"), (toast) => toast.getBoundingClientRect());
		const outside = toasts.filter(({ left, right }) => left < 0 || right > innerWidth).map(() => "outside");
		const below = Array.from(document.querySelectorAll("[data-pressable=true]")).filter((element) => {
			const box = element.getBoundingClientRect();
			return toasts.some(
				({ top, bottom, left, right }) =>
					box.bottom > top && box.top < bottom && box.right > left && box.left < right,
			);
		});
		return [...outside, ...below.map((element) => element.textContent ?? ""), `${toasts.length} toasts`];
	});
}

/** What can be pressed and shares a pixel with the element, whatever lies above the other. */
function buttonsBelow(element: Element): string[] {
	const bar = element.getBoundingClientRect();
	return Array.from(document.querySelectorAll<HTMLElement>("body a, body button, body summary, body input"))
		.filter((other) => !element.contains(other) && other.checkVisibility())
		.filter((other) => {
			const { top, bottom, left, right } = other.getBoundingClientRect();
			return bottom > bar.top && top < bar.bottom && right > bar.left && left < bar.right;
		})
		.map((other) => other.outerHTML);
}

test("toasts fit, cover no button wherever the page is scrolled to, are two at most, and open their quote", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	for (let number = 1; number <= 8; number++) await saveQuoteOf(site, `${uniqueName} no. ${number}`);
	const other = await context.newPage();
	await other.goto(`/admin/quotes/${id}`);
	for (const [width, scroll] of [
		[1280, 0],
		[390, 0],
		[320, 700],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/admin");
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		await page.evaluate((top) => window.scrollTo(0, top), scroll);
		await rememberButtons(page);
		for (const number of [1, 2, 3]) await saveQuoteOf(site, `${uniqueName} at ${width}, ${number}`);
		// Any change wakes the live feed.
		await other.getByLabel("Notes").fill(`at ${width}`);
		await other.getByRole("button", { name: "Save notes" }).click();
		await expect(page.locator(".toast").filter({ hasText: `at ${width}, 3` })).toBeVisible();
		await expect(page.locator(".toast")).toHaveCount(2);
		await expect.poll(() => covered(page)).toEqual(["2 toasts"]);
		if (width === 390) await expectAccessible(page);
	}
	await page
		.locator(".toast")
		.getByRole("link", { name: `${uniqueName} at 320, 3` })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: `${uniqueName} at 320, 3` })).toBeVisible();
});

test("Undo is one message, of marking as of moving to Spam, and covers no button at any width", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	for (let number = 0; number < 12; number++) await saveQuoteOf(site, `${uniqueName} no. ${number}`);
	for (const [width, button, message] of [
		[320, "Mark as contacted", "Marked as contacted"],
		[390, "Move to spam", "Moved to spam"],
		[1280, "Mark as contacted", "Marked as contacted"],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(`/admin?status=new&q=${encodeURIComponent(uniqueName)}`);
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		const quote = page.getByRole("article").nth(5);
		await quote.getByRole("heading").click();
		await quote.getByRole("button", { name: button }).click();
		const bar = page.getByRole("region", { name: message });
		await expect(bar.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
		await expect(page.getByText(message, { exact: true })).toHaveCount(1);
		expect(await bar.evaluate(buttonsBelow), `${width} px`).toEqual([]);
	}
	const id = await saveQuoteOf(site, `${uniqueName} alone`);
	await page.goto(`/admin/quotes/${id}`);
	await page.getByRole("button", { name: "Move to spam" }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Moved back to your quotes")).toBeVisible();
	await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a second mark of the same quote has an Undo of its own, at once and once that of the first is over", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin?q=${encodeURIComponent(uniqueName)}`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const quote = card(page, uniqueName);
	const bar = (name: string) => page.getByRole("region", { name });
	await quote.getByRole("heading").click();
	await quote.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(bar("Marked as contacted")).toBeVisible();
	await quote.getByRole("button", { name: "Move to spam" }).click();
	await expect(bar("Moved to spam")).toBeFocused();
	await bar("Moved to spam").getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Moved back to your quotes")).toBeVisible();
	await quote.getByRole("heading").click();
	await quote.getByRole("button", { name: "Mark as done" }).click();
	await expect(bar("Marked as done")).toBeFocused();
	await expect(bar("Marked as done")).toHaveCount(0, { timeout: 15_000 });
	await quote.getByRole("button", { name: "Move to spam" }).click();
	await expect(bar("Moved to spam")).toBeFocused();
});

test("the focus stays in the search and comes back to the quote after Undo; a failure takes the place of what was said", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/503/);
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto("/admin?status=new");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const search = page.getByLabel("Search quotes");
	await search.fill(uniqueName);
	await search.press("Enter");
	await expect(page).toHaveURL(/q=/);
	await expect(page.getByRole("link", { name: "Clear search" })).toBeVisible();
	await expect(search).toBeFocused();
	const quote = card(page, uniqueName);
	await quote.getByRole("heading").click();
	await quote.getByRole("button", { name: "Mark as contacted" }).click();
	await page.getByRole("button", { name: "Undo" }).press("Enter");
	await expect(page.getByText("Marked as new again")).toBeVisible();
	await expect(quote.locator("summary")).toBeFocused();

	await quote.getByLabel("Notes").fill("first");
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
	await site.proxy.fail({ kind: "refuse" });
	await quote.getByLabel("Notes").fill("second");
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(quote.getByText("Failed to update quote")).toBeVisible();
	await expect(page.getByText("Notes saved", { exact: true })).toHaveCount(0);
});

test("the sound button keeps its name, and a sound that the browser blocks says so until a tap", {
	tag,
}, async ({ context, page, site }) => {
	await page.addInitScript(() => {
		localStorage.setItem("quote-sound", "on");
		// As browsers do that play nothing before a touch; the tests' own has no such rule.
		let touched = false;
		addEventListener("pointerdown", () => {
			touched = true;
		});
		Object.defineProperty(AudioContext.prototype, "state", {
			get: () => (touched ? "running" : "suspended"),
		});
	});
	await signInOwner(context, site);
	await page.goto("/admin");
	const sound = page.getByRole("button", { name: "Sound", exact: true });
	await expect(sound).toHaveAttribute("aria-pressed", "true");
	const blocked = page.getByText("Your browser is silent until you tap this page");
	await expect(blocked).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(blocked).toHaveCount(0);
	await sound.click();
	await expect(sound).toHaveAttribute("aria-pressed", "false");
});
