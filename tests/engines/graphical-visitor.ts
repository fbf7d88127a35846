import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expressionFor, missingOfPage, pagePath, pageText, placeOf, type Sought } from "./page-script.ts";
import { type Visitor, waitFor } from "./visitor.ts";

/** An engine's page, asked by its driver. An expression is JavaScript of ours, which the driver runs where the site's may not. */
export interface DrivenPage {
	open(url: string): Promise<void>;
	/** @throws where the expression finds nothing. */
	click(expression: string): Promise<void>;
	type(expression: string, text: string): Promise<void>;
	read(expression: string): Promise<string>;
	screenshot(): Promise<Uint8Array>;
	close(): Promise<void>;
}

export interface GraphicalVisitor extends Visitor {
	/** Waits until a field has this text. */
	findsIn(label: string, text: string): Promise<void>;
	/** Whether React has taken the page over. */
	runsScripts(): Promise<boolean>;
	/** The path and query of the page. */
	path(): Promise<string>;
}

/** A visitor whose browser shows pictures. With a folder of `pictures` each page that was waited for is kept there. */
export function graphicalVisitor(
	page: DrivenPage,
	baseUrl: string,
	pictures: string | null,
): GraphicalVisitor {
	let taken = 0;

	const isWhole = () =>
		waitFor("page that is loaded", async () => {
			const missing = await page.read(missingOfPage);
			if (missing === "") return true;
			throw new Error(missing);
		});

	/** Waits until the page is loaded, fonts too, and it rests there: what is clicked while it moves is missed. */
	async function find(sought: Sought, name: string): Promise<string> {
		await isWhole();
		const expression = expressionFor(sought, name);
		let last = "";
		await waitFor(`${sought} "${name}" at rest`, async () => {
			const before = last;
			last = await page.read(placeOf(expression));
			return last === before && last !== "";
		});
		return expression;
	}

	/** Does something with it, again until the driver could. */
	async function use(
		sought: Sought,
		name: string,
		act: (expression: string) => Promise<void>,
	): Promise<void> {
		const expression = await find(sought, name);
		await waitFor(`${sought} "${name}" to use`, () => act(expression).then(() => true));
	}

	const press = (sought: Sought, name: string) => use(sought, name, (expression) => page.click(expression));
	return {
		open: (path) => page.open(new URL(path, baseUrl).href),
		fill: (label, text) => use("field", label, (expression) => page.type(expression, text)),
		choose: (label) => press("option", label),
		press: (button) => press("button", button),
		follow: (link) => press("link", link),
		async sees(text) {
			await waitFor(`text "${text}"`, async () => (await page.read(pageText)).includes(text));
			if (pictures === null) return;
			await isWhole();
			mkdirSync(pictures, { recursive: true });
			const name = `${String(++taken).padStart(2, "0")} ${text.replace(/[^\w ]/g, "")}.png`;
			writeFileSync(join(pictures, name), await page.screenshot());
		},
		async findsIn(label, text) {
			const value = `${expressionFor("field", label)}.value`;
			await waitFor(`"${text}" in "${label}"`, async () => (await page.read(value)) === text);
		},
		runsScripts: async () => (await page.read("history.scrollRestoration")) === "manual",
		async describe() {
			const file = join(mkdtempSync(join(tmpdir(), "glasswing-page-")), "page.png");
			writeFileSync(file, await page.screenshot());
			return `${await page.read(pagePath)} (${file}): ${await page.read(pageText)}`;
		},
		path: () => page.read(pagePath),
		leave: () => page.close(),
	};
}
