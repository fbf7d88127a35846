import { LinkChecker } from "linkinator";
import sharp from "sharp";
import { type PageFacts, readPages } from "../support/page-facts.ts";
import { indexedPages, publicPages, serviceAreasPath } from "../support/site-pages.ts";
import { readGraph, structuredDataFaults } from "../support/structured-data.ts";
import { expect, test } from "../support/test.ts";

// The route table, as search engines and link followers see it.

const origin = "https://www.glasswing.example";
const tag = ["@desktop", "@js"];

/** The page a public page names as its own address. */
const canonicalOf = (path: string) => `${origin}${path === "/service-areas" ? serviceAreasPath : path}`;

/** Runs a check on every page and names the page when it fails. */
async function expectOfEach(
	pages: readonly PageFacts[],
	check: (facts: PageFacts) => void | Promise<void>,
): Promise<void> {
	for (const facts of pages) await test.step(facts.path, () => check(facts));
}

const repeated = (values: readonly string[]) =>
	values.filter((value, position) => values.indexOf(value) !== position);

test("every page answers with one title, one heading, one canonical address and a fitting description", {
	tag,
}, async ({ page }) => {
	const pages = await readPages(page, publicPages);
	await expectOfEach(pages, ({ path, status, titles, headings, canonicals, meta, repeatedMeta }) => {
		expect(status).toBe(200);
		expect(titles).toEqual([expect.stringMatching(/^.{15,60}$/)]);
		expect(headings).toEqual([expect.stringMatching(/^.{8,}$/)]);
		expect(canonicals).toEqual([canonicalOf(path)]);
		expect(meta.description).toMatch(/^.{50,160}$/);
		expect(meta.viewport).toBe("width=device-width, initial-scale=1, maximum-scale=5");
		expect(repeatedMeta).toEqual([]);
		if (indexedPages.includes(path)) expect(meta.keywords).toMatch(/, /);
		const kept = path === "/thank-you" ? "noindex, nofollow" : "index, follow";
		expect(meta.robots).toBe(kept);
	});
	const own = pages.filter(({ path }) => path !== "/service-areas");
	expect(repeated(own.flatMap(({ titles }) => titles))).toEqual([]);
	expect(repeated(own.map(({ meta }) => meta.description ?? ""))).toEqual([]);
});

test("every page's social tags repeat its title and description, and its picture is 1200 by 630", {
	tag,
}, async ({ page, request }) => {
	const pages = await readPages(page, publicPages);
	await expectOfEach(pages, ({ titles, canonicals, meta }) => {
		for (const kind of ["og", "twitter"]) {
			expect(meta[`${kind}:title`]).toBe(titles[0]);
			expect(meta[`${kind}:description`]).toBe(meta.description);
			expect(meta[`${kind}:image`]).toMatch(`${origin}/social/`);
			expect(meta[`${kind}:image:alt`]).toMatch(/.{10,}/);
		}
		expect(meta["og:url"]).toBe(canonicals[0]);
		expect(meta["og:type"]).toBe("website");
		expect(meta["og:site_name"]).toBe("Glasswing Exterior Cleaning");
		expect(meta["twitter:card"]).toBe("summary_large_image");
	});
	for (const address of new Set(pages.map(({ meta }) => meta["og:image"] ?? ""))) {
		const picture = await request.get(new URL(address).pathname);
		const { width, height } = await sharp(await picture.body()).metadata();
		expect({ width, height }, address).toEqual({ width: 1200, height: 630 });
	}
});

test("every page's structured data says all it must, and repeats what the page shows", { tag }, async ({
	page,
}) => {
	const pages = await readPages(page, indexedPages);
	const businesses = new Set<string>();
	await expectOfEach(pages, async ({ path, structuredData, meta, breadcrumbs, questions }) => {
		expect(structuredData).toHaveLength(1);
		const [text = ""] = structuredData;
		expect(await structuredDataFaults(text, meta)).toEqual([]);
		const nodes = readGraph(text);
		const those = (type: string) => nodes.filter((node) => node["@type"] === type);
		for (const { "@id": id } of those("HomeAndConstructionBusiness")) businesses.add(id ?? "");
		expect([those("HomeAndConstructionBusiness"), those("Organization"), those("WebSite")]).toEqual([
			[expect.anything()],
			[expect.anything()],
			[expect.anything()],
		]);
		expect(those("BreadcrumbList")).toEqual(
			path === "/" ? [] : [expect.objectContaining({ itemListElement: breadcrumbItems(breadcrumbs, path) })],
		);
		expect(those("FAQPage")).toEqual(
			path === "/" || path === serviceAreasPath
				? [expect.objectContaining({ mainEntity: questionItems(questions) })]
				: [],
		);
		expect(those("Review")).toHaveLength({ "/": 6, "/why-choose-glasswing-window-cleaning": 3 }[path] ?? 0);
	});
	expect([...businesses]).toEqual([`${origin}/#business`]);
});

test("the structured data states the facts of the specification", { tag }, async ({ page }) => {
	const [home, services, gutters] = await readPages(page, [
		"/",
		"/services",
		"/gutter-cleaning-waverly-township-pa",
	]);
	const node = (facts: PageFacts | undefined, type: string) =>
		readGraph(facts?.structuredData[0] ?? "").find((one) => one["@type"] === type);
	expect(node(home, "HomeAndConstructionBusiness")).toMatchObject({
		name: "Glasswing Exterior Cleaning",
		telephone: "+15705550148",
		email: "hello@glasswing.example",
		address: { addressRegion: "PA", postalCode: "18411", addressCountry: "US" },
		openingHoursSpecification: {
			dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
			opens: "08:00",
			closes: "18:00",
		},
		aggregateRating: { ratingValue: 4.9, reviewCount: 36, bestRating: 5, worstRating: 1 },
		areaServed: ["Waverly Township", "Clarks Summit", "Dalton", "Glenburn"].map((name) => ({ name })),
	});
	expect(node(home, "Organization")).toMatchObject({
		foundingDate: "2014",
		founder: { name: expect.stringMatching(/^\w+$/) },
		contactPoint: { contactType: "customer service", availableLanguage: "English" },
	});
	expect(node(home, "Review")).toMatchObject({ reviewRating: { ratingValue: 5 } });
	expect(node(services, "Service")).toMatchObject({
		hasOfferCatalog: { "@type": "OfferCatalog", itemListElement: { length: 12 } },
	});
	expect(node(gutters, "Service")).toMatchObject({ offers: { lowPrice: 200, priceCurrency: "USD" } });
});

test("every address of this site that a page names is there", { tag }, async ({ site }) => {
	const checker = new LinkChecker();
	const { links } = await checker.check({
		path: `${site.baseUrl}/`,
		recurse: true,
		concurrency: 8,
		linksToSkip: async (link) => !link.startsWith(site.baseUrl),
	});
	const followed = links.filter(({ state }) => state !== "SKIPPED");
	expect(
		followed.filter(({ state }) => state !== "OK").map(({ url, parent }) => `${parent}: ${url}`),
	).toEqual([]);
	// Nothing is an orphan: a visitor gets from the home page to every page but the confirmation.
	const reached = followed.map(({ url }) => new URL(url).pathname);
	expect(publicPages.filter((path) => !reached.includes(path))).toEqual(["/thank-you"]);
});

test("every link to a place on a page finds it, and every phone and e-mail link is the company's", {
	tag,
}, async ({ page, site, consoleErrors }) => {
	consoleErrors.expect(/404/);
	const paths = [
		...publicPages,
		"/no/such-page",
		`${serviceAreasPath}/check?zip=90210`,
		"/zip-locator?zip=18411",
		"/zip-locator?zip=90210",
		"/thank-you?package=basic",
	];
	const pages = await readPages(page, paths);
	const idsOf = new Map(pages.map(({ path, ids }) => [new URL(path, site.baseUrl).pathname, ids]));
	await expectOfEach(pages, ({ path, links, ids }) => {
		expect(repeated(ids)).toEqual([]);
		for (const link of links) {
			const { protocol, origin: owner, pathname, hash } = new URL(link, new URL(path, site.baseUrl));
			if (protocol === "tel:") expect(link).toBe("tel:+15705550148");
			else if (protocol === "mailto:") expect(link).toMatch(/^mailto:hello@glasswing\.example(\?|$)/);
			else if (owner === site.baseUrl && hash) expect(idsOf.get(pathname), link).toContain(hash.slice(1));
			else if (owner !== site.baseUrl) expect(protocol).toBe("https:");
		}
		expect(links.filter((link) => link.startsWith("tel:")).length).toBeGreaterThan(1);
	});
});

test("the sitemap names every page to be found once, by its own address, and robots.txt names the sitemap", {
	tag,
}, async ({ page, request }) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	expect(named.toSorted()).toEqual(indexedPages.map((path) => `${origin}${path}`).toSorted());
	const pages = await readPages(
		page,
		named.map((address) => address.slice(origin.length)),
	);
	await expectOfEach(pages, ({ path, status, canonicals, meta }) => {
		expect({ status, canonicals, robots: meta.robots }).toEqual({
			status: 200,
			canonicals: [`${origin}${path}`],
			robots: "index, follow",
		});
	});
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots.split("\n")).toEqual(
		expect.arrayContaining([
			"User-agent: *",
			"Disallow: /admin",
			"Disallow: /auth",
			`Sitemap: ${origin}/sitemap.xml`,
		]),
	);
});

test("an unknown place or address is a 404 with a title of its own and no address, kept out of search engines", {
	tag,
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(/404/);
	const unknown = ["/location/nowhere", "/location/", "/no/such-page", "/about/us"];
	await expectOfEach(await readPages(page, unknown), (facts) => {
		expect(facts.status).toBe(404);
		expect(facts.headings).toEqual(["Oops! Page not found"]);
		expect(facts.titles).toEqual(["Page Not Found | Glasswing Exterior Cleaning"]);
		expect(facts.canonicals).toEqual([]);
		// The company is the same everywhere.
		expect(facts.structuredData).toEqual([expect.stringContaining("HomeAndConstructionBusiness")]);
		expect(facts.meta.robots).toBe("noindex, nofollow");
	});
});

test("private pages name the company and their own address, and are kept out of search engines", {
	tag,
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(/410/);
	const auth = ["", "/sign-up", "/forgot-password", "/new-password?token=a", "/confirm?token=a"];
	const pages = await readPages(page, ["/thank-you?package=basic", ...auth.map((path) => `/auth${path}`)]);
	await expectOfEach(pages, ({ path, canonicals, meta, structuredData }) => {
		expect(canonicals).toEqual([`${origin}${path.split("?")[0]}`]);
		expect(structuredData).toEqual([expect.stringContaining("HomeAndConstructionBusiness")]);
		expect(meta.keywords).toMatch(/\w, \w/);
		expect(meta.robots).toBe("noindex, nofollow");
	});
});

test("answers to a question are kept out of search engines or name the page that asks", { tag }, async ({
	page,
}) => {
	const [check, locator, contact] = await readPages(page, [
		`${serviceAreasPath}/check?zip=18411`,
		"/zip-locator?zip=18411",
		"/thank-you?name=Ann&package=luxury&price=900",
	]);
	expect(check).toMatchObject({ status: 200, canonicals: [canonicalOf(serviceAreasPath)] });
	expect(check?.meta.robots).toBe("noindex, nofollow");
	expect(locator).toMatchObject({ status: 200, canonicals: [canonicalOf("/zip-locator")] });
	expect(contact?.meta.robots).toBe("noindex, nofollow");
});

function breadcrumbItems(breadcrumbs: PageFacts["breadcrumbs"], path: string): unknown[] {
	return breadcrumbs.map(({ label, href }, position) => ({
		"@type": "ListItem",
		position: position + 1,
		name: label,
		item: href === null ? canonicalOf(path) : `${origin}${href}`,
	}));
}

function questionItems(questions: PageFacts["questions"]): unknown[] {
	return questions.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
}
