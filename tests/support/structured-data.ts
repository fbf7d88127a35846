import { structuredDataTest } from "structured-data-testing-tool";
import socialPresets from "structured-data-testing-tool/presets.js";
import { z } from "zod";

type Node = { readonly "@type": string; readonly "@id"?: string | undefined } & Readonly<
	Record<string, unknown>
>;

const graphSchema = z.object({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(z.looseObject({ "@type": z.string(), "@id": z.string().optional() })),
});

/** What each kind of node must say, as paths below it. */
const required: Readonly<Record<string, readonly string[]>> = {
	HomeAndConstructionBusiness: [
		..."name url telephone email priceRange image areaServed sameAs".split(" "),
		..."address.addressRegion address.postalCode address.addressCountry".split(" "),
		..."geo.latitude geo.longitude".split(" "),
		..."openingHoursSpecification.opens openingHoursSpecification.closes".split(" "),
		..."aggregateRating.ratingValue aggregateRating.reviewCount".split(" "),
	],
	Organization: "name url logo foundingDate founder.name contactPoint.contactType".split(" "),
	WebSite: ["name", "url", "publisher"],
	Service: ["name", "serviceType", "provider", "areaServed", "url"],
	FAQPage: ["mainEntity[0].name", "mainEntity[0].acceptedAnswer.text"],
	BreadcrumbList: ["itemListElement[0].position", "itemListElement[0].name", "itemListElement[0].item"],
	Review: "author.name itemReviewed reviewBody datePublished reviewRating.ratingValue".split(" "),
};

/**
 * The nodes of a page's JSON-LD.
 * @throws {Error} when it is no graph of schema.org nodes.
 */
export function readGraph(structuredData: string): readonly Node[] {
	return graphSchema.parse(JSON.parse(structuredData))["@graph"];
}

/** What is wrong with a page's JSON-LD and social tags; empty when nothing is. */
export async function structuredDataFaults(
	structuredData: string,
	meta: Readonly<Record<string, string>>,
): Promise<string[]> {
	const nodes = readGraph(structuredData);
	const counted = new Map<string, number>();
	const tests = nodes.flatMap(({ "@type": type }) => {
		const position = counted.get(type) ?? 0;
		counted.set(type, position + 1);
		const asked = required[type];
		if (!asked) throw new Error(`The test does not know what a ${type} must say`);
		return asked.map((path) => ({ test: `${type}[${position}].${path}`, type: "jsonld" as const }));
	});
	// A copy: the tool adds its own tests to the list.
	const options = { presets: [socialPresets.Facebook, socialPresets.Twitter], tests: [...tests] };
	const outcome = await structuredDataTest(asSeparateNodes(nodes, meta), options).catch(outcomeOf);
	return [
		...outcome.failed.map(({ test, error }) => `${test}: ${error?.message}`),
		...(outcome.passed.length < tests.length ? ["The tool ran fewer tests than it was given"] : []),
		...danglingReferences(nodes),
	];
}

/** The tool knows no `@graph`: it is given each node alone. */
function asSeparateNodes(nodes: readonly Node[], meta: Readonly<Record<string, string>>): string {
	const tags = Object.entries(meta).map(
		([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', "&quot;")}">`,
	);
	const scripts = nodes.map((node) => {
		const text = JSON.stringify({ "@context": "https://schema.org", ...node }).replaceAll("<", "\\u003c");
		return `<script type="application/ld+json">${text}</script>`;
	});
	return `<html><head>${tags.join("")}${scripts.join("")}</head><body></body></html>`;
}

const outcomeSchema = z.object({
	res: z.object({
		passed: z.array(z.object({ test: z.string() })),
		failed: z.array(z.object({ test: z.string(), error: z.object({ message: z.string() }).optional() })),
	}),
});

/** A failed check is a rejection that holds the outcome; anything else is a failure of the tool. */
function outcomeOf(error: unknown): z.infer<typeof outcomeSchema>["res"] {
	const known = outcomeSchema.safeParse(error);
	if (known.success) return known.data.res;
	throw error;
}

/** A node that is only an `@id` must be on the page too, and each `@id` belongs to one node. */
function danglingReferences(nodes: readonly Node[]): string[] {
	const ids = nodes.flatMap((node) => node["@id"] ?? []);
	const repeated = ids.filter((id, position) => ids.indexOf(id) !== position);
	const wanted = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = ""]) => id);
	return [
		...repeated.map((id) => `${id} is more than one node`),
		...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} is not on the page`),
	];
}
