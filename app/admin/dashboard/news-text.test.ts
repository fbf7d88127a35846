import { expect, test } from "vitest";
import { quoteActions } from "#app/catalog/quote-enums.ts";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { isNews, newsText, tuneOf } from "./news-text.ts";

test("a new quote is announced by its name, as maybe spam where it has a signal, and as a test where it is one", () => {
	expect(newsText({ action: "submitted", quote: aQuoteView(), changes: [] })).toEqual({
		title: "New quote request received!",
		text: "Ann Example",
	});
	const marked = aQuoteView({ spamReason: "too-fast" });
	expect(newsText({ action: "submitted", quote: marked, changes: [] }).text).toBe("Ann Example (maybe spam)");
	const tried = aQuoteView({ test: true });
	expect(newsText({ action: "submitted", quote: tried, changes: [] }).text).toBe("Test: Ann Example");
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
	const quote = aQuoteView({ asks: [{ kind: "change", text: "Package: Luxury", askedAt: 1, others: 0 }] });
	expect(newsText({ action: "asked", quote, changes: [] }).title).toBe("Ann Example asks for a change");
});

test("a date that is fine with its customer is told with the date", () => {
	const date = "1780315200000/1780329600000";
	const changes = [{ field: "agreedDate", from: null, to: date }];
	expect(newsText({ action: "date-agreed", quote: aQuoteView(), changes })).toEqual({
		title: "Ann Example is fine with the date",
		text: "Monday, June 1, 2026, morning (8 am to 12 pm)",
	});
});

test("a confirmed total is in the title", () => {
	const quote = aQuoteView({ totalPrice: 875 });
	expect(newsText({ action: "confirmed", quote, changes: [] })).toEqual({
		title: "Confirmed $875",
		text: "Ann Example",
	});
});

test("the owner is told at once of what customers do, and not of first looks, of Spam or of the owners' own moves", () => {
	const quote = aQuoteView();
	const told = quoteActions.filter((action) => isNews({ action, actor: "visitor", quote }));
	expect(quoteActions.filter((action) => !told.includes(action))).toEqual([
		"opened",
		"reminders-stopped",
		"reminders-resumed",
	]);
	expect(quoteActions.filter((action) => isNews({ action, actor: "owner", quote }))).toEqual([]);
	const spam = aQuoteView({ spam: true });
	expect(quoteActions.filter((action) => isNews({ action, actor: "visitor", quote: spam }))).toEqual([]);
});

test("a yes has a sound of its own", () => {
	expect(quoteActions.filter((action) => tuneOf(action) === "accepted")).toEqual(["accepted"]);
});
