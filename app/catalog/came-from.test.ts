import fc from "fast-check";
import { expect, test } from "vitest";
import { cameFromLines, cameFromSchema, sourceName, visitIn, withVisit } from "./came-from.ts";

const visit = (query: string) => visitIn(new URLSearchParams(query));
const told = (...queries: string[]) => {
	let cameFrom: ReturnType<typeof withVisit>;
	for (const query of queries) cameFrom = withVisit(cameFrom, visit(query));
	return cameFrom;
};

test.each([
	["utm_source=google&utm_campaign=postcard_May", ["Google, postcard May"], "Google"],
	["utm_source=postcard&utm_campaign=may-2026", ["postcard, may 2026"], "postcard"],
	["gclid=EAIaIQobChMI&start=/gutter-cleaning", ["Google ad, by /gutter-cleaning"], "Google"],
	["utm_source=google&utm_medium=cpc", ["Google ad"], "Google"],
	["ref=www.google.com&start=/", ["Google"], "Google"],
	["ref=l.facebook.com", ["Facebook"], "Facebook"],
	["ref=news.example.org&start=/about", ["news.example.org, by /about"], "news.example.org"],
	["start=/about", ["Directly, by /about"], "Directly"],
	["utm_source=constructor", ["constructor"], "constructor"],
	["ref=constructor.io", ["constructor.io"], "constructor.io"],
])("%s is told in words", (query, lines, name) => {
	const cameFrom = told(query);
	if (!cameFrom) throw new Error("nothing was read");
	expect([cameFromLines(cameFrom), sourceName(cameFrom)]).toEqual([lines, name]);
});

test("the first and the last visit are told, and the last one counts", () => {
	const visits = [
		"ref=nextdoor.com",
		"utm_source=bing",
		"utm_source=google",
		"utm_source=google",
		"start=/about",
	];
	const cameFrom = told(...visits);
	if (!cameFrom) throw new Error("nothing was read");
	expect(cameFromLines(cameFrom)).toEqual(["Google", "first Nextdoor"]);
	expect(sourceName(cameFrom)).toBe("Google");
});

test.each([
	"",
	"zip=18411&service=gutter-cleaning",
	"utm_source=&ref=",
	"utm_source=%3Cscript%3E",
	"start=//evil.example",
])("nothing is read of ?%s", (query) => expect(visit(query)).toBeNull());

test("whatever an address says, what is kept of it is bounded and allowed", () => {
	const parameter = fc.constantFrom(
		...["utm_source", "utm_medium", "utm_campaign", "gclid", "ref", "start", "x"],
	);
	fc.assert(
		fc.property(fc.array(fc.tuple(parameter, fc.string({ unit: "binary", maxLength: 300 }))), (pairs) => {
			const kept = withVisit(undefined, visit(String(new URLSearchParams(pairs))));
			if (!kept) return;
			expect(cameFromSchema.parse(kept)).toEqual(kept);
			expect(JSON.stringify(kept).length).toBeLessThan(700);
		}),
	);
});
