import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
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
	},
});

/** No rule of axe is broken by the page as shown. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
		[],
	);
}

async function expectValid(html: string): Promise<void> {
	const { results } = await validator.validateString(html);
	expect(
		results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
		),
	).toEqual([]);
}

/** Checks the page as shown, and, where it came from the server as it is, its markup. */
export async function expectGood(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectValid(await page.evaluate(() => fetch(location.href).then((response) => response.text())));
}
