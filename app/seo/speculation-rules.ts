/** Where browsers find the rules. */
export const SPECULATION_RULES = "/speculation-rules.json";

/**
 * Lets browsers fetch a static page as soon as somebody is about to open it. No other page is named: nothing private,
 * and no step of the wizard.
 */
export function speculationRules(pages: readonly string[]): string {
	return JSON.stringify({ prefetch: [{ where: { href_matches: pages }, eagerness: "moderate" }] });
}
