import puppeteer, { ElementHandle } from "puppeteer-core";
import type { DrivenPage } from "./graphical-visitor.ts";

interface FirefoxOptions {
	executablePath: string;
	javaScript: boolean;
	width: number;
	height: number;
}

/** A fresh Firefox, by WebDriver BiDi. */
export async function openFirefox(options: FirefoxOptions): Promise<DrivenPage> {
	const { executablePath, javaScript, width, height } = options;
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		defaultViewport: { width, height },
		extraPrefsFirefox: { "javascript.enabled": javaScript },
	});
	const page = await browser.newPage();
	async function find(expression: string): Promise<ElementHandle> {
		const found = await page.evaluateHandle(expression);
		if (found instanceof ElementHandle) return found;
		throw new Error("It is there no longer");
	}
	return {
		async open(url) {
			await page.goto(url);
		},
		// By the mouse: the library's own click waits for a script of the page.
		async click(expression) {
			const [x = 0, y = 0] = await (await find(expression)).evaluate((found) => {
				const { left, top, width, height } = found.getBoundingClientRect();
				return [left + width / 2, top + height / 2];
			});
			await page.mouse.click(x, y);
		},
		async type(expression, text) {
			const field = await find(expression);
			await field.evaluate((found) => found instanceof HTMLElement && found.focus());
			await field.evaluate((found) => found instanceof HTMLInputElement && found.select());
			await field.type(text);
		},
		read: async (expression) => String(await page.evaluate(expression)),
		screenshot: () => page.screenshot(),
		close: () => browser.close(),
	};
}
