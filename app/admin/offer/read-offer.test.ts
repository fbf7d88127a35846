import { expect, test } from "vitest";
import { offerForm, offerLineTexts } from "#app/content/offer-form.ts";
import type { OfferLine } from "#app/quotes/offer.ts";
import type { OfferFormValues } from "./offer-drafts.ts";
import { checkOffer, newOfferForm, readOfferForm, typedTotal, withNextRow, withRows } from "./read-offer.ts";

/** A Monday at ten in Pennsylvania. */
const NOW = Date.parse("2026-05-04T10:00:00-04:00");
const lines: OfferLine[] = [
	{ label: "Windows", amount: 700, kind: "work" },
	{ label: "Saving", amount: 88, kind: "saving" },
];
const aForm = (changes: Partial<OfferFormValues> = {}) => ({
	...newOfferForm({ lines, note: null }, "", NOW),
	...changes,
});
const row = (amount: string, label = "Windows") => ({ label, amount, kind: "work" as const });

test("a new offer is valid until the end of the day in two weeks, where the company is", () => {
	expect(checkOffer(aForm(), NOW)).toEqual({
		offer: {
			lines,
			note: null,
			termsVersion: expect.any(String),
			validUntil: Date.parse("2026-05-19T00:00:00-04:00"),
		},
	});
	const overTheClocks = checkOffer(aForm({ until: "2026-11-01" }), NOW);
	expect(overTheClocks).toMatchObject({ offer: { validUntil: Date.parse("2026-11-02T00:00:00-05:00") } });
});

test.each([
	["612", 612],
	["$1,200", 1200],
	[" 300 ", 300],
	["$ 650", 650],
	["1250.00", 1250],
])("an amount may be written as %s", (amount, dollars) => {
	expect(checkOffer(aForm({ rows: [row(amount)] }), NOW)).toMatchObject({
		offer: { lines: [{ amount: dollars }] },
	});
});

test("what is wrong is told at its own row, and empty rows do not count", () => {
	const rows = [row("300"), row("", ""), row("12.50"), row("40", " "), row("1e3")];
	expect(checkOffer(aForm({ rows }), NOW)).toEqual({
		errors: {
			"amount-2": offerLineTexts.badAmount,
			"label-3": offerLineTexts.missingLabel,
			"amount-4": offerLineTexts.badAmount,
		},
	});
	expect(checkOffer(aForm({ rows: [row("", "")] }), NOW)).toMatchObject({
		errors: { lines: offerLineTexts.noLines },
	});
});

test("a line that is too much is told of once, and so is a total of lines that are not", () => {
	const tooMuch = offerLineTexts.badAmount;
	expect(checkOffer(aForm({ rows: [row("300"), row("999999999")] }), NOW)).toEqual({
		errors: { "amount-1": tooMuch },
	});
	expect(checkOffer(aForm({ rows: [row("60000"), row("60000")] }), NOW)).toEqual({
		errors: { lines: tooMuch },
	});
});

test.each(["", "2026-02-30", "2026-05-03", "2027-06-01", "tomorrow"])(
	"it cannot be valid until %j",
	(until) => {
		expect(checkOffer(aForm({ until }), NOW)).toEqual({ errors: { until: offerForm.badUntil } });
	},
);

test("at midnight the day that has just ended is no last day any more", () => {
	const midnight = Date.parse("2026-05-05T00:00:00-04:00");
	expect(checkOffer(aForm({ until: "2026-05-04" }), midnight - 1)).toHaveProperty("offer");
	expect(checkOffer(aForm({ until: "2026-05-04" }), midnight)).toHaveProperty("errors");
});

test("a form comes back as it was sent, without empty rows but one that is asked for or the only one", () => {
	const form = new FormData();
	for (const [name, value] of [
		["id", "x"],
		["label-0", "A"],
		["label-1", ""],
		["amount-0", "1"],
		["amount-1", ""],
		["kind-0", "saving"],
		["kind-1", "tip"],
		["note", "n"],
		["until", "u"],
	] as const)
		form.append(name, value);
	const values = readOfferForm(form);
	expect(values).toMatchObject({ id: "x", note: "n", until: "u" });
	expect(values.rows[0]).toEqual({ label: "A", amount: "1", kind: "saving" });
	const labels = (shown: OfferFormValues) => shown.rows.map(({ label }) => label);
	expect(labels(withRows(values))).toEqual(["A"]);
	expect(labels(withNextRow(values))).toEqual(["A", "", ""]);
	expect(labels(withNextRow({ ...values, rows: Array(20).fill(row("1")) }))).toHaveLength(20);
	expect(labels(withRows({ ...values, rows: [] }))).toEqual([""]);
});

test("what is typed is added up while it is typed, and no amount yet counts as nothing", () => {
	const rows = [row("$1,200"), row(" "), { ...row("90"), kind: "saving" as const }, row("", "")];
	expect(typedTotal(rows)).toBe(1_110);
});

test.each(["4o", "abc", "-5", "610.50"])("there is no total with %s in place of an amount", (amount) => {
	expect(typedTotal([row("$1,200"), row(amount)])).toBeNull();
});
