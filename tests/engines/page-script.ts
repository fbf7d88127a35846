/** What a person looks for: a field or an option by its label, a button or a link by its words. */
export type Sought = "field" | "option" | "button" | "link";

/** Runs in the page: brings into view what is shown under this name; of several, the one with no further words. */
function findShown(sought: Sought, name: string): Element | null {
	const selectors = { field: "label", option: "label", button: "button, summary", link: "a[href]" };
	const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
	const shown = Array.from(document.querySelectorAll<HTMLElement>(selectors[sought])).filter(
		(element) => element.getClientRects().length > 0,
	);
	const found =
		shown.find((element) => words(element) === name) ??
		shown.find((element) => words(element).startsWith(name)) ??
		null;
	// At once: a driver aims at where a smooth scroll begins.
	found?.scrollIntoView({ block: "center", behavior: "instant" });
	return sought === "field" && found instanceof HTMLLabelElement ? found.control : found;
}

/** The expression that finds it. (The bundler calls `__name` in functions.) */
export function expressionFor(sought: Sought, name: string): string {
	return `((__name) => (${findShown})(${JSON.stringify(sought)}, ${JSON.stringify(name)}))((it) => it)`;
}

/** Where on the screen it is; empty where nothing is found. */
export function placeOf(expression: string): string {
	return `((found) => (found ? JSON.stringify(found.getBoundingClientRect()) : ""))(${expression})`;
}

export const pageText = 'document.body.innerText.replace(/\\s+/g, " ")';
export const pagePath = "location.pathname + location.search";
/** What is not there yet of a page with its letters; empty once it is whole. Each letter is asked by itself: the state of all of
 * them changes with the next picture that is drawn, which a busy machine's browser may owe for long. */
export const missingOfPage =
	'[document.readyState, ...Array.from(document.fonts, ({ family, status }) => [family, status].join(" "))].filter((state) => state !== "complete" && !/ (loaded|unloaded|error)$/.test(state)).join()';
