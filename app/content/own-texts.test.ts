import { expect, test } from "vitest";
import { namesOf } from "#app/catalog/records.ts";
import { business } from "#app/config/business.ts";
import { ownTextsSchema } from "#app/settings/own-texts-schema.ts";
import { ownTexts, placeholdersOf, writeText } from "./own-texts.ts";
import { findTextFault, MAX_OWN_TEXT, sampleValues } from "./texts-page.ts";

const link = "https://www.glasswing.example/quote/x";

test("a text is ours until the owners have words of their own, which name whom and what they are told", () => {
	expect(writeText("link", { customer: "Ann Example", link }, {})).toBe(
		`Hi Ann, this is Daniel from Glasswing Exterior Cleaning. Here is the link to your quote: ${link}`,
	);
	const texts = { link: "{hello}! {company}: {link} {unknown}" };
	expect(writeText("link", { customer: "The Smiths", link }, texts)).toBe(
		`Hello! ${business.name}: ${link} {unknown}`,
	);
});

test.each(namesOf(ownTexts))(
	"our own words of %s say nothing that they cannot, and leave nothing open",
	(name) => {
		const { standard } = ownTexts[name];
		expect(standard === "" ? null : findTextFault(name, standard)).toBeNull();
		expect(writeText(name, sampleValues, {})).not.toMatch(/[{}]/);
		const all = placeholdersOf(name).map((place) => `{${place}}`);
		expect(writeText(name, sampleValues, { [name]: all.join(" ") })).not.toMatch(/[{}]/);
	},
);

test("words that name nobody, lack the link, say what is not known, or never end are refused with what to do", () => {
	expect(findTextFault("link", "{hello}, look: {link}")).toMatch(/\{company\}/);
	expect(findTextFault("link", `${business.name}: {link}`)).toBeNull();
	expect(findTextFault("link", "{company}")).toMatch(/\{link\}/);
	expect(findTextFault("onMyWay", "{company}, {price}")).toMatch(/\{price\}/);
	expect(findTextFault("onMyWay", `{company}${"x".repeat(MAX_OWN_TEXT)}`)).toMatch(/600/);
	expect(findTextFault("mailThanks", "It was a pleasure.")).toBeNull();
});

test("what another release knows is left out, and takes nothing else along", () => {
	const stored = { greeting: "{hello}, {company}.", fax: "Beep", late: "x".repeat(601) };
	expect(ownTextsSchema.parse(stored)).toEqual({ greeting: "{hello}, {company}." });
	expect(ownTextsSchema.parse(undefined)).toEqual({});
});

test("a brace that stands around nothing is refused", () => {
	expect(findTextFault("greeting", "{hello, {company} here")).not.toBeNull();
	expect(findTextFault("greeting", "{hello}, {company} here")).toBeNull();
});
