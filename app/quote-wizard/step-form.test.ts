import { expect, test } from "vitest";
import { summarizeErrors } from "./step-form.ts";

const incomplete = { title: "Missing Information", text: "Please provide your name and phone number" };
const phone = { name: "phone", message: "Add the area code, like (570) 555-0123" };

test("missing answers are said in the step's own words, also beside wrong ones", () => {
	const name = { name: "name", message: "Enter your name" };
	expect(summarizeErrors([name], incomplete)).toEqual(incomplete);
	expect(summarizeErrors([name, phone], incomplete)).toEqual(incomplete);
});

test("an answer that is there and wrong is named", () => {
	expect(summarizeErrors([phone], incomplete).title).toBe("Check your phone number");
	const email = { name: "email", message: "Enter an email address like name@example.com" };
	expect(summarizeErrors([phone, email], incomplete).title).toBe("Check your answers");
	const missing = { name: "email", message: "Enter your email address" };
	expect(summarizeErrors([missing], incomplete).text).toBe("Please correct what is marked below.");
});
