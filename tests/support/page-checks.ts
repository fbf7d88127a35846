import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { definePlugin, HtmlValidate } from "html-validate";
import { ReadableAsText } from "./text-rules.ts";

const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	plugins: [definePlugin({ name: "text", rules: { "readable-as-text": ReadableAsText } })],
	rules: {
		// React writes attributes its own way; the browser reads them all the same.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"void-style": "off",
		"no-trailing-whitespace": "off",
		"doctype-style": "off",
		"attr-case": "off",
		"long-title": "off",
		// Tailwind's class names are not written for a naming scheme.
		"class-pattern": "off",
		// Boxes that are checked together share a name, as radio buttons do.
		"form-dup-name": ["error", { shared: ["checkbox", "radio", "submit"] }],
		// The phone number is one; it is written by us and not by a visitor.
		"tel-non-breaking": "off",
		"readable-as-text": "error",
	},
});

/** No rule of axe is broken by the page as shown. */
export async function expectAccessible(page: Page): Promise<void> {
	// One document without frames: axe needs no second page, and only what is wrong is of interest.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
	const { violations } = await axe.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
		[],
	);
}

/** The markup breaks no rule of the validator. */
export async function expectValid(html: string): Promise<void> {
	const { results } = await validator.validateString(html);
	expect(
		results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
		),
	).toEqual([]);
}

/** The page's words that nobody can read on paper, where a browser leaves out what is behind them. */
export async function paleOnPaper(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	const pale = await page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const words = node.textContent?.trim();
			if (!words || !node.parentElement?.checkVisibility()) continue;
			const channels =
				getComputedStyle(node.parentElement)
					.color.match(/[\d.]+/g)
					?.map(Number) ?? [];
			if (channels.slice(0, 3).every((channel) => channel > 200)) found.push(words);
		}
		return found;
	});
	await page.emulateMedia({ media: null });
	return pale;
}

/** The page's lists that lose words on paper: one hides what moves to the next sheet, or tears what is listed over two. */
export async function tornOnPaper(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	const torn = await page
		.locator("main :is(ol, section, ul).overflow-hidden:visible")
		.evaluateAll((lists) =>
			lists
				.filter(
					(list) =>
						getComputedStyle(list).overflowY !== "visible" ||
						[...list.children].some(
							(item) => item.matches("li") && getComputedStyle(item).breakInside !== "avoid",
						),
				)
				.map((list) => list.textContent ?? ""),
		);
	await page.emulateMedia({ media: null });
	return torn;
}

/** Opens every accordion, so that what is in it is checked too; by itself it keeps one open at a time. */
export async function openAnswers(page: Page): Promise<void> {
	await page.locator("main details").evaluateAll((items) => {
		for (const item of items) item.removeAttribute("name");
		for (const item of items) item.setAttribute("open", "");
	});
}

/** What is lower than 44 pixels. */
export function tooSmallToTap(page: Page): Promise<string[]> {
	return page
		.locator("a[href]:visible, button:visible, summary:visible, label:has(input):visible")
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.getBoundingClientRect().height < 44 && !element.closest(".sr-only"))
				.map((element) => element.outerHTML.slice(0, 160)),
		);
}

/** Nothing sticks out of the screen, whatever its width; it ends at the width it began with. */
export async function expectFitting(page: Page): Promise<void> {
	for (const width of [320, 390, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		// A phone's own `innerWidth` grows with what sticks out.
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
	}
}

/** Checks the page as shown, and, where it came from the server as it is, its markup. */
export async function expectGood(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectValid(await page.evaluate(() => fetch(location.href).then((response) => response.text())));
}

/** How far the page is wider than the screen, and which words and fields are wider than their box, or cut off at its edge. */
export function sticksOut(page: Page): Promise<{ page: number; boxes: string[] }> {
	return page.evaluate((width) => {
		const boxes = document.querySelectorAll(
			".button, header a, label, .package-card, .step-part, dl > div, td",
		);
		const texts = document.querySelectorAll(
			":is(h1, h2, h3, p, li, a, input):not(.gallery-strip *, .overflow-x-auto *)",
		);
		const stuck = [
			...[...boxes].filter(
				(box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== "inline",
			),
			...[...texts].filter((text) => text.getBoundingClientRect().right > width + 1),
		];
		return {
			page: Math.max(0, document.documentElement.scrollWidth - width),
			boxes: stuck
				.filter((box) => box.checkVisibility() && !box.closest(".sr-only, [aria-hidden]"))
				.map((box) => box.textContent ?? ""),
		};
	}, page.viewportSize()?.width ?? 0);
}

/** Sets the text as wide as people who read with difficulty may want it. */
export function spaceWidely(page: Page): Promise<void> {
	return addStyle(
		page,
		"* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }",
	);
}

/** Sets the browser's own text size to twice what it is, and leaves the screen as wide as it is. */
export async function doubleText(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	await expect
		.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
		.toBe("32px");
}

/** Enlarges all text to twice its size, as a browser does that leaves the layout to the screen's width. */
export function enlargeText(page: Page): Promise<void> {
	return page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
}

/** The site's policy lets no style element in. */
async function addStyle(page: Page, rules: string): Promise<void> {
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets = [sheet];
	}, rules);
}

/** No words stick out of the screen or of their box, and none are cut off; `what` says which page or step. */
export async function expectNothingLost(page: Page, what: string): Promise<void> {
	const lost = { ...(await sticksOut(page)), cut: await cutOff(page) };
	expect.soft(lost, what).toEqual({ page: 0, boxes: [], cut: [] });
}

/** Words of up to eight letters in these parts that are broken into two lines, and paragraphs whose words are wider than
 * they are. An email or web address is no word: where it is longer than a line, it breaks anywhere. */
export function brokenWords(parts: Locator): Promise<string[]> {
	return parts.evaluateAll((parts) => {
		const found: string[] = [];
		const range = document.createRange();
		const isWide = ({ scrollWidth, clientWidth }: Element) =>
			clientWidth > 0 && scrollWidth > clientWidth + 1;
		for (const part of parts) {
			const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			for (let node = texts.nextNode(); node; node = texts.nextNode()) {
				if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only, option"))
					continue;
				for (const { 0: word, index } of (node.textContent ?? "").matchAll(
					/(?<!\p{L}|(?:@|:\/\/)\S*)\p{L}{2,8}(?!\p{L}|\S*(?:@|:\/\/))/gu,
				)) {
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
						found.push(word);
				}
			}
			for (const text of part.querySelectorAll("p")) if (isWide(text)) found.push(text.textContent ?? "");
		}
		return found;
	});
}

/** The words that are cut off by the screen's edge or by that of a box that hides what is beyond it. */
function cutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const parent = node.parentElement;
			if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest(".sr-only, [aria-hidden], .gallery-strip, script, style, option")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const text = range.getBoundingClientRect();
			let isOffScreen = text.right > window.innerWidth + 1 && !parent.closest(".overflow-x-auto");
			for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				const edge = box.getBoundingClientRect();
				// For screen readers alone, at this width.
				if (edge.width <= 1) {
					isOffScreen = false;
					break;
				}
				const isWider = /hidden|clip/.test(overflowX) && text.right > edge.right + 1;
				const isHigher = /hidden|clip/.test(overflowY) && text.bottom > edge.bottom + 1;
				if (isWider || isHigher) found.push(node.textContent.trim());
			}
			if (isOffScreen) found.push(node.textContent.trim());
		}
		return found;
	});
}

/** Waits until React has taken the page over: an effect of its own sets the scrolling then. */
export async function awaitHydration(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
}
