import { expect, test } from "vitest";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { newsText } from "./news-text.ts";

test("a new quote is announced by its name, and as maybe spam where it has a signal", () => {
	expect(newsText({ action: "submitted", quote: aQuoteView(), changes: [] })).toEqual({
		title: "New quote request received!",
		text: "Ann Example",
	});
	const marked = aQuoteView({ spamReason: "too-fast" });
	expect(newsText({ action: "submitted", quote: marked, changes: [] }).text).toBe("Ann Example (maybe spam)");
});

test("a change is told from what to what", () => {
	const changes = [
		{ field: "package", from: "deluxe", to: "luxury" },
		{ field: "total", from: 765, to: 870 },
	];
	expect(newsText({ action: "changed", quote: aQuoteView(), changes })).toEqual({
		title: "A quote was changed",
		text: "Ann Example. Package: Deluxe → Luxury. Total: $765 → $870",
	});
});

test("what a customer says to an offer is told with its sum, and a question by its name", () => {
	const changes = [{ field: "offer", from: null, to: 612 }];
	const titleOf = (action: "accepted" | "declined" | "asked") =>
		newsText({ action, quote: aQuoteView(), changes }).title;
	expect(titleOf("accepted")).toBe("Ann Example accepted $612");
	expect(titleOf("declined")).toBe("Ann Example declined $612");
	expect(titleOf("asked")).toBe("Ann Example asks a question");
});

test("a confirmed total is in the title", () => {
	const quote = aQuoteView({ totalPrice: 875 });
	expect(newsText({ action: "confirmed", quote, changes: [] })).toEqual({
		title: "Confirmed $875",
		text: "Ann Example",
	});
});
