import { expect, test } from "vitest";
import { accepted, aQuoteView } from "#tests/support/quote-views.ts";
import { contactLinks } from "./contact-links.ts";

const textOf = (quote: Parameters<typeof contactLinks>[0]) =>
	decodeURIComponent(contactLinks(quote, {}).text.split("body=")[1] ?? "");

test("a text to a customer names the services asked for, and from an acceptance on the accepted lines and sum", () => {
	expect(textOf(aQuoteView())).toContain("Thank you for your window cleaning and gutter cleaning request!");
	expect(textOf(aQuoteView({ offer: { ...accepted, outcome: null } }))).toContain("gutter cleaning request");
	expect(textOf(aQuoteView({ offer: accepted }))).toContain(
		"I'm writing about the work you ordered for $1,510: Roof and Skylights.",
	);
});

test.each([
	["lost", null],
	["lost", accepted],
	["offered", null],
	["done", null],
] as const)(
	"a text to a customer whose quote is %s thanks for no request and names no order",
	(stage, offer) => {
		expect(textOf(aQuoteView({ stage, offer }))).toMatch(
			/^Hi Ann, this is Daniel from Glasswing Exterior Cleaning. I'm writing about the window cleaning and gutter cleaning you asked us for.$/,
		);
	},
);
