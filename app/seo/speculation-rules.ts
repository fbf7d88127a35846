import { scriptValue } from "#app/security/script-value.ts";

/**
 * Markup for a page's head, by which browsers fetch a static page as soon as somebody is about to open it. No other
 * page is named: nothing private, and no step of the wizard.
 */
export function speculationRules(pages: readonly string[]): string {
	const rules = { prefetch: [{ where: { href_matches: pages }, eagerness: "moderate" }] };
	return `<script type="speculationrules">${scriptValue(rules)}</script>`;
}
