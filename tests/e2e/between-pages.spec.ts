import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

const tag = ["@js", "@desktop"];

/** Whether each page that was opened came in by a transition, told once it is over: another one would be skipped until then. */
async function noteTransitions(page: Page): Promise<boolean[]> {
	const transitions: boolean[] = [];
	await page.exposeFunction("noteTransition", (came: boolean) => void transitions.push(came));
	await page.addInitScript(() => {
		addEventListener("pagereveal", async (event) => {
			const transition = "viewTransition" in event ? event.viewTransition : null;
			if (transition) await Reflect.get(transition, "finished");
			Reflect.get(globalThis, "noteTransition")(transition !== null);
		});
	});
	return transitions;
}

test.describe("where motion is welcome", () => {
	test.use({ reducedMotion: "no-preference" });

	test("pages fade into each other, static, rendered or posted, without an error", { tag }, async ({
		page,
		uniqueName,
	}) => {
		await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
		await requestQuote(page);
		const transitions = await noteTransitions(page);
		await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
		await expect(page).toHaveURL(/\/thank-you/);
		await expect.poll(() => transitions).toEqual([true]);
		const header = page.getByRole("banner");
		for (const [index, name] of ["Services", "ZIP Locator"].entries()) {
			await header.getByRole("link", { name, exact: true }).click();
			await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
			await expect.poll(() => transitions.length).toBe(index + 2);
		}
		await page.goBack();
		await expect(page).toHaveURL("/services");
		await expect.poll(() => transitions).toEqual([true, true, true, true]);
	});

	test("a fade, in which a page takes no tap, is over before a finger is there", { tag }, async ({
		page,
	}) => {
		const fades: number[][] = [];
		await page.exposeFunction("noteFades", (durations: number[]) => void fades.push(durations));
		await page.addInitScript(() =>
			addEventListener("pagereveal", async (event) => {
				if (!("viewTransition" in event) || !event.viewTransition) return;
				await Reflect.get(event.viewTransition, "ready");
				const durations = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
				Reflect.get(globalThis, "noteFades")(durations);
			}),
		);
		await page.goto("/");
		await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click();
		await expect.poll(() => fades.flat().length).toBeGreaterThan(0);
		expect(Math.max(...fades.flat())).toBeLessThanOrEqual(100);
	});
});

test("where motion is not welcome no page fades", { tag }, async ({ page }) => {
	await page.goto("/");
	const transitions = await noteTransitions(page);
	await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
	await expect(page).toHaveURL("/services");
	await expect.poll(() => transitions).toEqual([false]);
});

test("a public page that somebody is about to open is fetched ahead, and none that is private", {
	tag,
}, async ({ page }) => {
	await page.goto("/");
	const rules = await page.locator('script[type="speculationrules"]').textContent();
	expect(rules).toContain('"/about"');
	expect(rules).not.toMatch(/admin|auth|thank-you|pricing-calculator|\*/);

	const about = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
	const prefetched = page.waitForRequest((sent) => sent.url().endsWith("/about"));
	await about.hover();
	await prefetched;
	expect(page.url()).toMatch(/\/$/);
});

test("a page's measures are in the console while it is open, and a long task is warned of", { tag }, async ({
	page,
}) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
	await page.goto("/");
	const log = () => logged.join("\n");
	for (const name of ["TTFB", "FCP", "LCP"]) await expect.poll(log).toMatch(new RegExp(`info ${name}: \\d`));
	expect(log()).toContain("info CLS: 0");
	await page.evaluate(() =>
		addEventListener(
			"pointerdown",
			() => {
				const end = performance.now() + 120;
				while (performance.now() < end);
			},
			{ once: true },
		),
	);
	await page.getByRole("heading", { level: 1 }).click();
	for (const name of ["FID", "INP"]) await expect.poll(log).toMatch(new RegExp(`info ${name}: \\d`));
	await expect.poll(log).toMatch(/warning Long task: \d+ ms/);
});

test("a static page shows every page from its top", { tag }, async ({ page }) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click();
	await expect(page).toHaveURL("/services");
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
