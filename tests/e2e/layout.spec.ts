import type { Page } from "@playwright/test";
import {
	doubleText,
	enlargeText,
	expectNothingLost,
	openAnswers,
	paleOnPaper,
	spaceWidely,
	sticksOut,
} from "../support/page-checks.ts";
import { marketingPages, publicPages, serviceAreasPath } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote, wizardPath } from "../support/wizard.ts";

// What a page looks like where people change how it is shown: small and low screens, wide spacing, few colors, paper.

const tag = ["@desktop", "@js"];
/** One page of each layout. */
const layouts = [
	"/",
	"/about",
	"/services",
	"/residential",
	serviceAreasPath,
	"/location/allentown",
	"/zip-locator?zip=18411",
	"/gutter-cleaning-waverly-township-pa",
	"/why-choose-glasswing-window-cleaning",
	"/privacy",
	"/thank-you?name=Ann&package=deluxe&price=650&homeSize=medium&services=window-cleaning",
	wizardPath,
	"/auth",
	"/no/such-page",
];

const quote = "Get My Instant Quote";

/** The texts on the page whose phone number is on two lines. */
const brokenNumbers = (page: Page) =>
	page.evaluate(() => {
		for (const item of document.querySelectorAll("details")) item.setAttribute("open", "");
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const start = node.textContent?.search(/\(\d{3}\) \d{3}-\d{4}/) ?? -1;
			if (start < 0 || !node.parentElement?.checkVisibility()) continue;
			const range = document.createRange();
			range.setStart(node, start);
			range.setEnd(node, start + 14);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			if (lines.size > 1) found.push(node.textContent ?? "");
		}
		return found;
	});

test.describe("layout", () => {
	test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/404/));

	for (const [name, width, height] of [
		["a small phone", 390, 664],
		["a phone held sideways", 844, 390],
		["a small phone held sideways", 664, 390],
		["twice the size", 640, 400],
	] as const) {
		test(`the headline and the quote are on the first screen of ${name}`, { tag }, async ({ page }) => {
			await page.setViewportSize({ width, height });
			for (const path of marketingPages) {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 }), path).toBeInViewport({ ratio: 1 });
				const button = page.getByRole("main").getByRole("link", { name: quote }).first();
				await expect(button, path).toBeInViewport({ ratio: 1 });
			}
		});
	}

	test("on a wide screen the hero's picture leaves the buttons alone", { tag }, async ({ page }) => {
		for (const width of [1024, 1280, 1920, 2560]) {
			await page.setViewportSize({ width, height: 1080 });
			for (const path of ["/", "/residential", "/window-cleaning-waverly-township-pa"]) {
				await page.goto(path);
				const picture = await page.locator(".leaning-frame").boundingBox();
				for (const button of await page.locator(":has(> .leaning-frame) a").all()) {
					const box = await button.boundingBox();
					expect((box?.x ?? 0) + (box?.width ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(
						picture?.x ?? 0,
					);
				}
			}
		}
	});

	test("with wider spacing of the text nothing sticks out of its button or of the screen", { tag }, async ({
		page,
	}) => {
		test.slow();
		for (const width of [320, 1024, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			for (const path of layouts) {
				await page.goto(path);
				await spaceWidely(page);
				expect(await sticksOut(page), `${path} at ${width}`).toEqual({ page: 0, boxes: [] });
			}
		}
	});

	test("with text of twice its size nothing sticks out or is cut off", { tag }, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const path of layouts) {
			await page.goto(path);
			await doubleText(page);
			await expectNothingLost(page, path);
		}
	});

	test("on a phone, text of twice its size makes no page wider and is not cut off", { tag }, async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize({ width: 390, height: 844 });
		const checked = `${serviceAreasPath}/check?zip=`;
		const answers = [`${checked}18411`, `${checked}90210`, "/zip-locator?zip=90210", "/auth/sign-up"];
		for (const path of new Set([...publicPages, ...layouts, ...answers])) {
			await page.goto(path);
			await openAnswers(page);
			await enlargeText(page);
			await expectNothingLost(page, path);
		}
	});

	test("on a phone the header stays in view, unless text of twice its size makes it a part of the screen", {
		tag,
	}, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/");
		const top = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().top);
		await page.evaluate(() => scrollTo(0, 600));
		expect(await top()).toBe(0);
		await doubleText(page);
		await page.evaluate(() => scrollTo(0, 600));
		await expect.poll(top).toBe(-600);
		await page.getByRole("banner").locator("summary").click();
		const menu = page.getByRole("navigation", { name: "Menu" });
		await expect(menu.getByRole("link").first()).toBeInViewport();
	});

	test("with the system's colors every button has an edge, and every dot and icon is seen", { tag }, async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: "active" });
		for (const path of layouts) {
			await page.goto(path);
			const edges = await page
				.locator(".button:visible")
				.evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
			expect(edges.length, path).toBeGreaterThan(0);
			expect(
				edges.filter((width) => parseFloat(width) < 1),
				path,
			).toEqual([]);
			const coloured = await page.locator("svg.icon").evaluateAll((icons) => {
				const colour = (element: Element | null) => element && getComputedStyle(element).color;
				return icons
					.filter((icon) => colour(icon) !== colour(icon.parentElement))
					.map((icon) => icon.outerHTML);
			});
			expect(coloured, path).toEqual([]);
		}
		await page.goto("/");
		const dots = await page.locator(".gallery-dot").evaluateAll((all) =>
			all.map((dot) => {
				const { borderTopWidth, backgroundColor } = getComputedStyle(dot, "::before");
				return `${borderTopWidth} ${backgroundColor}`;
			}),
		);
		expect(dots.every((dot) => dot.startsWith("1px"))).toBe(true);
		// The one that is shown differs from the others.
		expect(new Set(dots).size).toBe(2);
	});

	test("stars are 3 to 1 on their ground", { tag }, async ({ page }) => {
		await page.goto("/residential");
		const color = await page
			.locator("svg.fill-current")
			.first()
			.evaluate((svg) => getComputedStyle(svg).color);
		const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
			const share = Number(part) / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		expect(1.05 / (luminance + 0.05)).toBeGreaterThan(3);
	});

	test("a phone number is on one line wherever it is", { tag }, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		for (const path of [...layouts, `${serviceAreasPath}/check?zip=90210`]) {
			await page.goto(path);
			expect(await brokenNumbers(page), path).toEqual([]);
		}
	});

	test("an example of a phone number is on one line as well", { tag }, async ({ page, uniqueName }) => {
		await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
		await page.goto(`${wizardPath}/contact`);
		await page.getByLabel("Phone", { exact: true }).fill("1");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByRole("alert")).toContainText("(570) 555-0123");
		for (const width of [320, 360, 390]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await brokenNumbers(page), `${width}`).toEqual([]);
		}
	});

	test("tabbing through a page on a phone goes down it", { tag }, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		for (const path of layouts) {
			await page.goto(path);
			const tops = await page
				.locator("main :is(a[href], button, input, summary):visible")
				.evaluateAll((all) =>
					all
						.filter(
							(element) => !element.closest(".gallery-strip, .gallery-controls, .step-actions, [inert]"),
						)
						.map((element) => Math.round(element.getBoundingClientRect().top)),
				);
			const goesUp = tops.filter((top, position) => top < (tops[position - 1] ?? top) - 8);
			expect(goesUp, path).toEqual([]);
		}
	});

	test("no words are white on paper, which has no ink behind them", { tag }, async ({ page }) => {
		for (const path of layouts) {
			await page.goto(path);
			expect(await paleOnPaper(page), path).toEqual([]);
		}
	});

	test("the thank-you page prints on one sheet, without menus", { tag }, async ({ page }) => {
		await page.goto(layouts[10] ?? "");
		const pdf = await page.pdf({ format: "Letter" });
		expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("banner")).toBeHidden();
		await expect(page.getByRole("contentinfo")).toBeHidden();
		await expect(page.getByText("about $650").first()).toBeVisible();
	});

	test("the last step prints on one sheet, without menus and buttons", { tag }, async ({
		page,
		uniqueName,
	}) => {
		await reachPackages(page, uniqueName, {
			services: ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"],
		});
		await requestQuote(page);
		const pdf = await page.pdf({ format: "Letter" });
		expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
		expect(await paleOnPaper(page)).toEqual([]);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("banner")).toBeHidden();
		await expect(page.getByRole("contentinfo")).toBeHidden();
		await expect(page.getByRole("button")).toHaveCount(0);
		await expect(page.getByText("Reference", { exact: true })).toBeVisible();
	});

	test("on a desktop the thank-you page's columns end together", { tag }, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const name of ["basic", "deluxe", "luxury", "standard"]) {
			await page.goto(`/thank-you?package=${name}&price=650&homeSize=medium&services=window-cleaning`);
			const ends = await page
				.locator(".print-one-page > div:nth-child(2) > div")
				.evaluateAll((columns) =>
					columns.map((column) => Math.round(column.lastElementChild?.getBoundingClientRect().bottom ?? 0)),
				);
			expect(ends, name).toHaveLength(2);
			expect(new Set(ends).size, name).toBe(1);
		}
	});

	test("the locator's answer comes before its form, and a phone's list of areas waits to be asked for", {
		tag,
	}, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		await page.goto("/zip-locator?zip=18411");
		await expect(page.getByRole("heading", { name: "Great News! We Service Your Area" })).toBeInViewport();
		await expect(page.getByRole("heading", { name: "Easton" })).toBeHidden();
		await page.getByText("Show all 8 areas").click();
		await expect(page.getByRole("heading", { name: "Easton" })).toBeVisible();
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/zip-locator");
		await expect(page.getByRole("heading", { name: "Easton" })).toBeVisible();
		await expect(page.getByText("Show all 8 areas")).toBeHidden();
	});
});
