import type { Page } from "@playwright/test";
import {
	brokenWords,
	doubleText,
	enlargeText,
	expectNothingLost,
	spaceWidely,
} from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	reachPackages,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

// What the steps look like on small and low screens, with wide spacing and few colors.

const tag = ["@desktop", "@js"];
const everything = ["Window Cleaning", "Gutter Cleaning", "Pressure Washing"] as const;

/** Goes through the five steps with their answers filled in, and looks at each. */
async function eachStep(page: Page, name: string, look: (step: number) => Promise<void>): Promise<void> {
	await reachPackages(page, name, { services: everything });
	const paths = ["", "/contact", "/condition", "/package"];
	for (const [index, path] of paths.entries()) {
		await page.goto(`${wizardPath}${path}`);
		await look(index + 1);
	}
	await requestQuote(page);
	await look(5);
}

const mainButton = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("button", { name: /^(Continue|Request This Quote|Confirm My Total Quote)$/ });

/** Where the row of buttons begins, in pixels from the screen's top. */
const buttonsTop = (page: Page) =>
	page.locator(".step-actions").evaluate((row) => row.getBoundingClientRect().top);

test("a phone's first screen has the step's first field and its button", { tag }, async ({
	page,
	uniqueName,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await eachStep(page, uniqueName, async (step) => {
		await expect(mainButton(page), `step ${step}`).toBeInViewport({ ratio: 1 });
		if (step === 5) return;
		const field = page
			.locator("main :is(.choice, input:not([type=hidden]), .package-card label):visible")
			.first();
		const box = await field.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0), `step ${step}`).toBeLessThanOrEqual(await buttonsTop(page));
	});
});

test("the estimate that comes late leaves step 1's button where it is", { tag }, async ({ page }) => {
	for (const width of [320, 390, 1280]) {
		// So high that the buttons are at the step's end.
		await page.setViewportSize({ width, height: 3_000 });
		await page.goto(wizardPath);
		await page.getByLabel("Window Cleaning").check();
		const before = await buttonsTop(page);
		await page.getByLabel("Medium (1,500-2,500)").check();
		await expect(page.getByText(/^Homes like yours/)).toBeVisible();
		expect(await buttonsTop(page), `at ${width}`).toBe(before);
	}
});

test("the buttons that stay in reach hide nothing that has focus", { tag }, async ({ page, uniqueName }) => {
	test.slow();
	for (const [width, height] of [
		[390, 664],
		[320, 568],
	] as const) {
		await page.setViewportSize({ width, height });
		await eachStep(page, uniqueName, async (step) => {
			const fields = page.locator(".step-page").locator("input:visible, textarea:visible, summary, a");
			await page.locator("h1").focus();
			for (let presses = await fields.count(); presses > 0; presses--) {
				await page.keyboard.press("Tab");
				const hidden = await page.evaluate(() => {
					const { activeElement: active } = document;
					const row = document.querySelector(".step-actions");
					if (!active || !row || row.contains(active) || !active.closest(".step-page")) return null;
					const box = active.getBoundingClientRect();
					const bar = row.getBoundingClientRect();
					const isBelow = row.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
					// Of a longer text the line that is written.
					const bottom = Math.min(box.bottom, box.top + 60);
					return !isBelow && bottom > bar.top ? active.outerHTML.slice(0, 120) : null;
				});
				expect(hidden, `step ${step} at ${width}`).toBeNull();
			}
		});
	}
});

test("on a screen that is low the buttons end the form", { tag }, async ({ page, uniqueName }) => {
	for (const [width, height] of [
		[664, 390],
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		await eachStep(page, uniqueName, async (step) => {
			expect(await buttonsTop(page), `step ${step}`).toBeGreaterThan(height);
			await expect(page.getByRole("heading", { level: 1 }), `step ${step}`).toBeInViewport({ ratio: 1 });
		});
	}
});

for (const [text, widths, change] of [
	["text as usual", [320, 390, 480, 768, 1024, 1280], null],
	["wide spacing", [320, 390, 480, 768, 1024, 1280], spaceWidely],
	["text of twice its size", [1280], doubleText],
	["text of twice its size on a phone", [360, 390], enlargeText],
] as const) {
	test(`no step is wider than the screen, and no words leave their box, with ${text}`, {
		tag,
	}, async ({ page, uniqueName, consoleErrors }) => {
		test.slow();
		consoleErrors.expect(/400/);
		const check = async (step: string) => {
			for (const compare of await page.getByText("Compare packages").all()) await compare.click();
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				await change?.(page);
				await expectNothingLost(page, `${step} at ${width}`);
				const shown = page.locator("main :is([role=alert], [role=status], .choices, .package-card label)");
				if (change === enlargeText) expect.soft(await brokenWords(shown), `${step} at ${width}`).toEqual([]);
			}
		};
		await page.goto(wizardPath);
		await mainButton(page).click();
		await expect(page.getByRole("alert")).toBeVisible();
		await check("step 1 refused");
		await eachStep(page, uniqueName, (step) => check(`step ${step}`));
	});
}

test("package cards side by side are equal, and their parts are on common lines", { tag }, async ({
	page,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: everything });
	for (const width of [1024, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const cards = await page.locator(".package-card").evaluateAll((all) =>
			all.map((card) => {
				const parts = [card, ...card.querySelectorAll("dl, .package-contents, .package-note")];
				return parts.map((part) => {
					const { top, height } = part.getBoundingClientRect();
					return [Math.round(top), Math.round(height)];
				});
			}),
		);
		expect(cards).toHaveLength(3);
		expect(cards[0]).toHaveLength(4);
		expect(cards[1], `${width}`).toEqual(cards[0]);
		expect(cards[2], `${width}`).toEqual(cards[0]);
	}
	await expect(page.getByRole("radio").first()).toHaveAccessibleDescription(
		/^Recommended for Your Home .*Light track cleaning/,
	);
});

test("a summary says one fact on a line", { tag }, async ({ page, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: everything });
	const answers = page.getByRole("region", { name: "Your answers" });
	for (const fact of [
		"Window Cleaning",
		"Gutter Cleaning",
		"Medium (1,500-2,500)",
		"ZIP 18411",
		"(570) 555-0199",
	])
		await expect(answers.getByText(fact, { exact: true })).toBeVisible();
});

test("with the system's colors, buttons, progress and what is chosen are seen", { tag }, async ({
	page,
	uniqueName,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await eachStep(page, uniqueName, async (step) => {
		const look = await page.evaluate(() => {
			const width = (element: Element, pseudo?: string) =>
				Number.parseFloat(getComputedStyle(element, pseudo).borderTopWidth);
			const all = (selector: string) => [...document.querySelectorAll(selector)];
			const color = (element: Element) => getComputedStyle(element, "::before").backgroundColor;
			return {
				buttons: all("main .button").map((button) => width(button)),
				parts: all(".step-part").map((part) => width(part, "::before")),
				done: all(".step-part").map(color),
				chosen: all(".choice:has(:checked), .package-card:has(:checked)").map((box) => width(box)),
			};
		});
		expect(Math.min(...look.buttons), `step ${step}`).toBeGreaterThanOrEqual(1);
		expect(look.parts).toEqual([1, 1, 1, 1, 1]);
		expect(new Set(look.done.slice(0, step)).size).toBe(1);
		if (step < 5) expect(look.done[4]).not.toBe(look.done[0]);
		expect(Math.min(3, ...look.chosen), `step ${step}`).toBe(3);
	});
});

test("the owner's face is beside the step on a desktop and below it on a phone", {
	tag: "@crossed",
}, async ({ page, isMobile }) => {
	await page.goto(wizardPath);
	const face = page.getByRole("img", { name: "Daniel, who owns the company" });
	await face.scrollIntoViewIfNeeded();
	await expect(face).toBeVisible();
	expect(
		await face.evaluate((image) => image instanceof HTMLImageElement && image.decode().then(() => true)),
	).toBe(true);
	const [step, box] = await Promise.all([page.locator(".wizard-card").boundingBox(), face.boundingBox()]);
	if (isMobile) expect(box?.y).toBeGreaterThan((step?.y ?? 0) + (step?.height ?? 0));
	else expect(box?.x).toBeGreaterThan((step?.x ?? 0) + (step?.width ?? 0));
});

test("every step has its own title, which says when an answer was refused", { tag: "@crossed" }, async ({
	page,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(/400/);
	await page.goto(wizardPath);
	await expect(page).toHaveTitle("Instant Quote: See Your Price | Glasswing");
	await mainButton(page).click();
	await expect(page).toHaveTitle("Error: Instant Quote: See Your Price | Glasswing");
	await answerService(page, { services: ["Window Cleaning"] });
	await expect(page).toHaveTitle("Your details, step 2 of 5 | Glasswing");
	await page.getByLabel("Name").press("Enter");
	await expect(page).toHaveTitle("Error: Your details, step 2 of 5 | Glasswing");
	await answerContact(page, uniqueName);
	await expect(page).toHaveTitle("Condition, step 3 of 5 | Glasswing");
	await answerCondition(page, ["Window Cleaning"]);
	await expect(page).toHaveTitle("Package, step 4 of 5 | Glasswing");
});
