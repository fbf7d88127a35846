import type { Page } from "@playwright/test";

/**
 * The declarations of the page's own classes that a utility overrules because its cascade layer comes later, whatever
 * the selectors. Only what makes a difference on the page as it is shown is listed.
 */
export function lostRules(page: Page): Promise<string[]> {
	return page.evaluate(findInPage);
}

/** What a touch would make iOS zoom into: fields whose text is smaller than 16 pixels. */
export function smallFields(page: Page): Promise<string[]> {
	return page
		.locator("input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea")
		.evaluateAll((fields) =>
			fields
				.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
				.map((field) => field.outerHTML),
		);
}

/** Runs in the browser. */
function findInPage(): string[] {
	interface Declared {
		layer: string;
		selector: string;
		style: CSSStyleDeclaration;
	}
	/** The rules that apply at this width, with `&` spelled out. */
	function list(rules: CSSRuleList, layer: string, parent: string): Declared[] {
		return Array.from(rules).flatMap((rule) => {
			if (rule instanceof CSSLayerBlockRule) return list(rule.cssRules, rule.name, parent);
			if (rule instanceof CSSMediaRule)
				return matchMedia(rule.media.mediaText).matches ? list(rule.cssRules, layer, parent) : [];
			if (rule instanceof CSSSupportsRule)
				return CSS.supports(rule.conditionText) ? list(rule.cssRules, layer, parent) : [];
			if (!(rule instanceof CSSStyleRule)) return [];
			const selector = parent ? rule.selectorText.replaceAll("&", `:is(${parent})`) : rule.selectorText;
			return [{ layer, selector, style: rule.style }, ...list(rule.cssRules, layer, selector)];
		});
	}
	/** Padding to the left and padding at the beginning of a line are one. */
	const sides: [RegExp, string][] = [
		[/inline-start/, "left"],
		[/inline-end/, "right"],
		[/block-start/, "top"],
		[/block-end/, "bottom"],
	];
	const physical = (property: string) =>
		sides.reduce((name, [logical, side]) => name.replace(logical, side), property);
	const properties = ({ style }: Declared) => Array.from(style, physical);

	const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => list(cssRules, "", ""));
	const utilities = rules.filter(({ layer }) => layer === "utilities");
	const lost = rules
		.filter(({ layer, selector }) => layer === "components" && !selector.includes("::"))
		.flatMap((rule) =>
			Array.from(document.querySelectorAll<HTMLElement>(rule.selector)).flatMap((element) => {
				const rivals = utilities.filter(({ selector }) => element.matches(selector)).flatMap(properties);
				return Array.from(rule.style)
					.filter((property) => rivals.includes(physical(property)))
					.filter((property) => {
						const shown = () => getComputedStyle(element).getPropertyValue(property);
						const before = shown();
						element.style.setProperty(property, rule.style.getPropertyValue(property), "important");
						const meant = shown();
						element.style.removeProperty(property);
						return before !== meant;
					})
					.map((property) => `${rule.selector} { ${property} } on ${element.className}`);
			}),
		);
	return [...new Set(lost)];
}
