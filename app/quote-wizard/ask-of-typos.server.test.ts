import { expect, test } from "vitest";
import { contactSchema } from "#app/quotes/step-schemas.ts";
import { askOfTypos } from "./ask-of-typos.server.ts";

const contact = { name: "Ann Example", phone: "(570) 555-0123" };
const formSchema = askOfTypos(contactSchema);
const faults = (form: object) =>
	formSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
	["ann@gmial.com", "ann@gmail.com"],
	["Ann@Gmail.con", "Ann@gmail.com"],
	["ann@lee-homes.cmo", "ann@lee-homes.com"],
])("whoever types %s is asked once whether %s was meant, and may keep it", (email, meant) => {
	const form = { ...contact, contactMethod: "email", email };
	const question = [["email", `Did you mean ${meant}? If it is right as typed, send it again`]];
	expect(faults(form)).toEqual(question);
	expect(faults({ ...form, emailAsTyped: "other@gmial.com" })).toEqual(question);
	const kept = formSchema.parse({ ...form, email: ` ${email}`, emailAsTyped: ` ${email}` });
	expect(kept).toEqual({ ...form, phone: "+15705550123" });
	// Neither the draft nor the saved quote asks again.
	expect(contactSchema.parse(kept)).toEqual(kept);
});

test("what else is wrong is told as ever, and nobody is asked about an address that is not used", () => {
	const form = { ...contact, contactMethod: "email" };
	expect(faults({ ...form, email: "ann@" })).toEqual([
		["email", "Enter an email address like name@example.com"],
	]);
	expect(faults({ ...form, email: "ann@gmail.com" })).toBeUndefined();
	expect(faults({ ...contact, contactMethod: "text", email: "ann@gmial.com" })).toBeUndefined();
});
