import { PlainBrowser } from "./plain-browser.ts";
import { type Answers, Tab } from "./tab.ts";

const answersOf = (name: string): Answers => [
	[
		["services", "window-cleaning"],
		["homeSize", "medium"],
		["stories", "two"],
		["zip", "18411"],
	],
	[
		["name", name],
		["phone", "570-555-0123"],
	],
	[
		["lastCleaned", "1-3years"],
		["trackCondition", "normal"],
	],
	[["package", "deluxe"]],
	[
		["addons", "deck"],
		["intent", "confirm"],
	],
];

/** Walks a running site's whole wizard. Returns what went otherwise than it should; nothing when all is right. */
export async function walkWizard(baseUrl: string, name: string): Promise<string[]> {
	const browser = new PlainBrowser(baseUrl);
	const tab = new Tab(browser, answersOf(name));
	try {
		await tab.walk();
	} catch (error) {
		return [String(error)];
	}
	if (tab.end === null) return ["The wizard does not end"];
	const { status, html } = await browser.get(tab.end);
	// Windows of a medium home, deluxe: $650.
	const isRight = status === 200 && html.includes(`, ${name.split(" ")[0]}`) && html.includes("$650");
	return isRight ? [] : [`The confirmation answered ${status}`];
}
