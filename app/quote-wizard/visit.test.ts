import { expect, test } from "vitest";
import { takeVisit, visitOf } from "./visit.ts";

const STEP = "https://site.example/pricing-calculator-waverly-township";
const visit = (url: string, headers: Record<string, string> = {}) => visitOf(new Request(url, { headers }));

test("without a script, the page before tells what its address said", () => {
	const Referer = "https://site.example/about?utm_source=postcard&utm_campaign=may&zip=18411";
	expect(visit(STEP, { Referer })).toEqual({ source: "postcard", campaign: "may", landing: "/about" });
	expect(visit(STEP, { Referer: "https://www.google.com/search?q=windows" })).toEqual({
		referrer: "www.google.com",
	});
});

test("the step's own address goes before the page before", () => {
	const Referer = "https://site.example/about?utm_source=postcard";
	expect(visit(`${STEP}?utm_source=letter`, { Referer })).toMatchObject({ source: "letter" });
});

test.each<Record<string, string>>([
	{},
	{ Referer: "nonsense" },
	{ Referer: "https://site.example/about?zip=18411" },
])("nothing is told by %j", (headers) => expect(visit(STEP, headers)).toBeNull());

test("of who objects nothing is kept, whatever the address and a script say", () => {
	const headers = { "Sec-GPC": "1", Referer: "https://www.google.com/" };
	expect(visit(`${STEP}?utm_source=letter`, headers)).toBeNull();
	const form = new FormData();
	form.set("visit", "utm_source=letter");
	expect(takeVisit(form, new Request(STEP, { headers }))).toBeNull();
	expect([...form]).toEqual([]);
});
