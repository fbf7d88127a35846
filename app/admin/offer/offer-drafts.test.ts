import { afterEach, expect, test, vi } from "vitest";
import {
	dropAllOfferDrafts,
	dropSentDraft,
	getOfferDraft,
	keepOfferDraft,
	listOfferDrafts,
	markOfferSent,
} from "./offer-drafts.ts";

const typed = {
	id: "1f0c",
	rows: [{ label: "Windows", amount: "612", kind: "work" as const }],
	note: "",
	changed: "",
	until: "2026-05-18",
};

/** A browser's storage, with what was written as its own properties. */
class Kept {
	[key: string]: unknown;

	getItem(key: string) {
		return this[key] ?? null;
	}

	setItem(key: string, text: string) {
		this[key] = text;
	}

	removeItem(key: string) {
		delete this[key];
	}
}

afterEach(() => {
	dropAllOfferDrafts();
	vi.unstubAllGlobals();
});

test.each([
	["is kept by the browser", () => vi.stubGlobal("localStorage", new Kept())],
	["is remembered by the page where the browser refuses", () => undefined],
])("what is typed of an offer %s, under the customer's name, until it is sent", (_, prepare) => {
	prepare();
	keepOfferDraft("q1", typed, "Ann");
	keepOfferDraft("q2", { ...typed, id: "2a" });
	expect(getOfferDraft("q1")).toEqual(typed);
	expect(listOfferDrafts()).toEqual([
		{ quoteId: "q1", name: "Ann" },
		{ quoteId: "q2", name: "" },
	]);
	keepOfferDraft("q1", { ...typed, note: "By ladder" });
	expect(listOfferDrafts()[0]).toEqual({ quoteId: "q1", name: "Ann" });
	dropSentDraft("q1", [{ id: "2a" }]);
	expect(getOfferDraft("q1")?.note).toBe("By ladder");
	dropSentDraft("q1", [{ id: "1f0c" }]);
	expect([getOfferDraft("q1"), listOfferDrafts().length]).toEqual([null, 1]);
	dropAllOfferDrafts();
	expect(listOfferDrafts()).toEqual([]);
});

test("a draft whose offer is on its way is named no more, is still in the form, and is named again once it was refused", () => {
	keepOfferDraft("q1", typed, "Ann");
	markOfferSent("q1");
	expect([getOfferDraft("q1"), listOfferDrafts()]).toEqual([typed, []]);
	keepOfferDraft("q1", typed);
	expect(listOfferDrafts()).toEqual([{ quoteId: "q1", name: "Ann" }]);
});

test("what another program wrote in a draft's place is no draft", () => {
	const storage = new Kept();
	vi.stubGlobal("localStorage", storage);
	storage.setItem("offer-draft:q1", '{"rows":1}');
	expect([getOfferDraft("q1"), listOfferDrafts()]).toEqual([null, []]);
});
