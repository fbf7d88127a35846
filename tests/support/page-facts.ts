import type { Page } from "@playwright/test";

/** What the tests of the site's pages look at, read from the HTML that the server sent. */
export interface PageFacts {
	path: string;
	status: number;
	titles: string[];
	headings: string[];
	canonicals: string[];
	/** By name or property; an empty text where there is none. */
	meta: Record<string, string>;
	/** Names and properties that are there more than once. */
	repeatedMeta: string[];
	structuredData: string[];
	/** The `href` of every link, as written. */
	links: string[];
	ids: string[];
	/** The visible breadcrumb: words and address of each entry; the page itself has no address. */
	breadcrumbs: { label: string; href: string | null }[];
	/** The accordion's questions and answers. */
	questions: { question: string; answer: string }[];
}

/** Fetches pages in the browser and reads them with its own parser; no script of theirs runs. */
export async function readPages(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
	await page.goto("/robots.txt");
	return page.evaluate(readInPage, paths);
}

/** Runs in the browser. */
async function readInPage(paths: readonly string[]): Promise<PageFacts[]> {
	const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
	const read = async (path: string): Promise<PageFacts> => {
		const response = await fetch(path);
		const html = new DOMParser().parseFromString(await response.text(), "text/html");
		const all = (selector: string) => [...html.querySelectorAll(selector)];
		const tags = all("meta[name], meta[property]").map((tag) => ({
			name: tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
			content: tag.getAttribute("content") ?? "",
		}));
		const names = tags.map(({ name }) => name);
		return {
			path,
			status: response.status,
			titles: all("head > title").map(words),
			headings: all("h1").map(words),
			canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
			meta: Object.fromEntries(tags.map(({ name, content }) => [name, content])),
			repeatedMeta: names.filter((name, position) => names.indexOf(name) !== position),
			structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
			links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
			ids: all("[id]").map((element) => element.id),
			breadcrumbs: all('nav[aria-label="Breadcrumb"] li').map((entry) => ({
				label: words(entry.querySelector("a, [aria-current]")),
				href: entry.querySelector("a")?.getAttribute("href") ?? null,
			})),
			questions: all("main details").map((item) => ({
				question: words(item.querySelector("summary")),
				answer: words(item.querySelector("p")),
			})),
		};
	};
	return Promise.all(paths.map(read));
}
