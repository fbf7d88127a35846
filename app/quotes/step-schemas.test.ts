import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { limits } from "#app/fields/text.ts";
import { parseStep } from "#app/quote-wizard/step-form.ts";
import type { Service } from "#app/services/services.ts";
import {
	conditionSchemaFor,
	confirmationSchema,
	contactSchema,
	packageSchema,
	serviceSchema,
} from "./step-schemas.ts";

const service = { services: ["window-cleaning"], homeSize: "medium", stories: "two", zip: "18411" };
const contact = { name: "Ann Example", phone: "(570) 555-0123" };
const everything: Service[] = ["window-cleaning", "gutter-cleaning", "pressure-washing"];
const condition = {
	lastCleaned: "6-12months",
	trackCondition: "normal",
	gutterLastCleaned: "not-sure",
	pressureTargets: ["house"],
	pressureLastCleaned: "1-2-years",
};

/** The fields a schema complains of, with its words. */
function faults(schema: z.ZodMiniType, sent: object): Record<string, string> {
	const issues = schema.safeParse(sent).error?.issues ?? [];
	return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test.each([
	["services", [], "Choose at least one service"],
	["services", undefined, expect.any(String)],
	["services", ["roof-washing"], undefined],
	["homeSize", undefined, "Choose your home size"],
	["homeSize", "", "Choose your home size"],
	["homeSize", "huge", "Choose your home size"],
	["stories", undefined, "Choose how many stories your home has"],
	["stories", "four", "Choose how many stories your home has"],
	["zip", undefined, "Enter your ZIP code"],
	["zip", "  ", "Enter your ZIP code"],
	["zip", "184111", "Enter a five-digit ZIP code, like 18411"],
	["zip", "Waverly", "Enter a five-digit ZIP code, like 18411"],
	["zip", "1841", "Enter a five-digit ZIP code, like 18411"],
])("step 1 needs %s: %j is refused with %j", (field, value, message) => {
	const found = faults(serviceSchema, { ...service, [field]: value });
	expect(Object.keys(found).map((path) => path.split(".")[0])).toEqual([field]);
	if (message) expect(found[field]).toEqual(message);
});

test.each(["18411", " 18411", "18411-1234", "Waverly, PA 18411"])("step 1 takes the ZIP out of %j", (zip) => {
	expect(serviceSchema.parse({ ...service, zip })).toEqual(service);
});

test.each([
	[serviceSchema, service, ["homeSize", "stories", "zip"]],
	[contactSchema, { ...contact, contactMethod: "email", email: "a@b.example" }, ["name", "phone", "email"]],
	[conditionSchemaFor(everything), condition, ["lastCleaned", "trackCondition"]],
])("blanks are no answer, and say so in the words for a missing one", (schema, sent, names) => {
	for (const name of names) {
		const form = new FormData();
		for (const [field, value] of Object.entries({ ...sent, [name]: " \t\u00a0 " }))
			for (const one of [value].flat()) form.append(field, one);
		expect(parseStep(form, schema).reply().error).toEqual({
			[name]: [expect.stringMatching(/^(Enter your|Choose) /)],
		});
	}
});

test("services are kept once each, in the options' own order", () => {
	const sent = { ...service, services: ["gutter-cleaning", "window-cleaning", "gutter-cleaning"] };
	expect(serviceSchema.parse(sent).services).toEqual(["window-cleaning", "gutter-cleaning"]);
});

test("a first step without any answer is told of all four", () => {
	expect(Object.keys(faults(serviceSchema, {})).sort()).toEqual(["homeSize", "services", "stories", "zip"]);
});

test.each([
	["name", "", "Enter your name"],
	["name", undefined, "Enter your name"],
	["name", "x".repeat(61), "Shorten this to 60 characters or fewer"],
	["phone", "", "Enter your phone number"],
	["phone", undefined, "Enter your phone number"],
	["phone", "555-0123", "Add the area code, like (570) 555-0123"],
	["phone", "call me", "Enter a phone number with its area code, like (570) 555-0123"],
	["contactMethod", "pigeon", "Choose how we should contact you"],
	["address", "x".repeat(121), "Shorten this to 120 characters or fewer"],
])("step 2 refuses %s %j: %s", (field, value, message) => {
	expect(faults(contactSchema, { ...contact, [field]: value })).toEqual({ [field]: message });
});

test("name and phone suffice: the contact preference defaults to text, the address is optional", () => {
	expect(contactSchema.parse(contact)).toEqual({
		name: "Ann Example",
		phone: "+15705550123",
		contactMethod: "text",
	});
});

test.each([
	["email", undefined, "Enter your email address"],
	["email", " ", "Enter your email address"],
	["email", "ann@", "Enter an email address like name@example.com"],
	["email", `${"a".repeat(95)}@b.com`, "Shorten this to 100 characters or fewer"],
])("whoever chose %s and sends %j as address reads: %s", (contactMethod, email, message) => {
	expect(faults(contactSchema, { ...contact, contactMethod, email })).toEqual({ email: message });
});

test("a missing email is named together with all else that is missing", () => {
	expect(faults(contactSchema, { contactMethod: "email" })).toEqual({
		name: "Enter your name",
		phone: "Enter your phone number",
		email: "Enter your email address",
	});
});

test("an e-mail address is kept when the visitor chose e-mail, else neither asked for nor kept", () => {
	const parse = (contactMethod: string, email: string) =>
		contactSchema.parse({ ...contact, contactMethod, email }).email;
	expect(parse("email", " ann@example.com ")).toBe("ann@example.com");
	expect(parse("text", "ann@example.com")).toBeUndefined();
	expect(parse("call", "not an address")).toBeUndefined();
});

test("typed texts are saved tidy", () => {
	const parsed = contactSchema.parse({
		...contact,
		name: "  Ann\u202e Example ",
		address: " 1 Elm St\r\nRear ",
	});
	expect(parsed).toMatchObject({ name: "Ann Example", address: "1 Elm St\nRear" });
});

test.each([
	[["window-cleaning"], ["lastCleaned", "trackCondition"]],
	[["gutter-cleaning"], ["gutterLastCleaned"]],
	[["pressure-washing"], ["pressureTargets", "pressureLastCleaned"]],
	[
		["window-cleaning", "gutter-cleaning"],
		["lastCleaned", "trackCondition", "gutterLastCleaned"],
	],
	[everything, Object.keys(condition)],
] as const)("step 3 for %j asks exactly %j", (chosen, asked) => {
	const schema = conditionSchemaFor(chosen);
	expect(Object.keys(faults(schema, {})).sort()).toEqual(asked.toSorted());
	const kept = Object.entries(schema.parse(condition)).filter(([, value]) => value !== undefined);
	expect(kept.map(([field]) => field).sort()).toEqual(asked.toSorted());
});

test.each([
	["lastCleaned", "Choose when your windows were last cleaned"],
	["trackCondition", "Choose the condition of your tracks and sills"],
	["gutterLastCleaned", "Choose when your gutters were last cleaned"],
	["pressureLastCleaned", "Choose when these surfaces were last cleaned"],
])("step 3 refuses a missing or unknown %s: %s", (field, message) => {
	for (const value of [undefined, "", "yesterday"]) {
		expect(faults(conditionSchemaFor(everything), { ...condition, [field]: value })).toEqual({
			[field]: message,
		});
	}
});

test("pressure washing needs a surface, and each is kept once, in the options' own order", () => {
	const schema = conditionSchemaFor(["pressure-washing"]);
	const none = { ...condition, pressureTargets: [] };
	expect(faults(schema, none)).toEqual({ pressureTargets: "Choose at least one surface to wash" });
	const sent = { ...condition, pressureTargets: ["driveway", "house", "driveway"] };
	expect(schema.parse(sent).pressureTargets).toEqual(["house", "driveway"]);
});

test("special concerns are optional and limited", () => {
	const schema = conditionSchemaFor(everything);
	expect(schema.parse({ ...condition, concerns: " " }).concerns).toBeUndefined();
	expect(schema.parse({ ...condition, concerns: " Two dogs " }).concerns).toBe("Two dogs");
	const tooLong = { ...condition, concerns: "x".repeat(limits.concerns + 1) };
	expect(faults(schema, tooLong)).toEqual({ concerns: "Shorten this to 300 characters or fewer" });
});

test.each([{}, { package: "" }, { package: "gold" }])("step 4 refuses %j", (sent) => {
	expect(faults(packageSchema, sent)).toEqual({ package: "Choose one of the packages" });
});

test("step 5 takes known add-ons, each once, or none, and one of two intents", () => {
	const parse = (addons: string[], intent: string) => confirmationSchema.safeParse({ addons, intent });
	expect(parse(["siding", "deck", "siding"], "update").data).toEqual({
		addons: ["deck", "siding"],
		intent: "update",
	});
	expect(parse([], "confirm").data).toEqual({ addons: [], intent: "confirm" });
	expect(parse(["roof"], "update").success).toBe(false);
	expect(parse([], "delete").success).toBe(false);
});
