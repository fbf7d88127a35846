import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod";
import { describedBy } from "./form-field.ts";
import { formState } from "./form-state.ts";

const schema = z.object({
	services: z.array(z.enum(["windows", "gutters"], { error: "Choose from the list" })).min(1, "Choose one"),
	zip: z.string({ error: "Enter your ZIP code" }),
});
type Name = keyof z.output<typeof schema>;

/** What an action replies to this form. */
function replyTo(...fields: [name: string, value: string][]) {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return parseWithZod(form, { schema }).reply();
}

test("a fresh form holds its saved answers, and nothing is wrong", () => {
	const form = formState<Name>("service", { zip: "18411", services: ["windows"] }, undefined);
	expect(form.errors).toEqual([]);
	expect(form.field("zip")).toEqual({
		id: "service-zip",
		name: "zip",
		errorId: "service-zip-error",
		descriptionId: "service-zip-description",
		error: undefined,
		initialValue: "18411",
	});
	expect(form.field("services").initialValue).toEqual(["windows"]);
	expect(describedBy(form.field("zip"), "A hint")).toBe("service-zip-description");
	expect(describedBy(form.field("zip"), undefined)).toBeUndefined();
});

test("a form without answers is empty", () => {
	for (const nothing of [undefined, null, {}]) {
		expect(formState<Name>("service", nothing, undefined).field("zip").initialValue).toBeUndefined();
	}
});

test("a refused form names each wrong field once, in the fields' order, and leads to it", () => {
	const form = formState<Name>("service", {}, replyTo().error);
	expect(form.errors).toEqual([
		{ name: "services", fieldId: "service-services", message: "Choose one" },
		{ name: "zip", fieldId: "service-zip", message: "Enter your ZIP code" },
	]);
	expect(form.field("zip").error).toBe("Enter your ZIP code");
	expect(describedBy(form.field("zip"), "A hint")).toBe("service-zip-description service-zip-error");
});

test("a refused form comes back as it was sent, and a list's wrong items count as their field", () => {
	const { initialValue, error } = replyTo(["services", "a"], ["services", "b"], ["zip", "1"]);
	expect(Object.keys(error ?? {})).toEqual(["services[0]", "services[1]"]);
	const form = formState<Name>("service", initialValue, error);
	expect(form.errors).toEqual([
		{ name: "services", fieldId: "service-services", message: "Choose from the list" },
	]);
	expect(form.field("services")).toMatchObject({
		error: "Choose from the list",
		initialValue: ["a", "b"],
	});
	expect(form.field("zip")).toMatchObject({ error: undefined, initialValue: "1" });
});

test("a field that the reply clears of errors is right", () => {
	const form = formState<Name>("service", {}, { zip: null, services: [] });
	expect(form.errors).toEqual([]);
	expect(form.field("services").error).toBeUndefined();
});
