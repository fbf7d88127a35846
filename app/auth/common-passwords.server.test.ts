import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.server.ts";
import commonPasswords from "./common-passwords.txt?raw";

test.each(["password", "12345678", "qwertyuiop", "1qaz2wsx", "iloveyou", "trustno1"])(
	"%s is common",
	(typed) => {
		expect(isCommonPassword(typed)).toBe(true);
	},
);

test("capitals and full-width letters make a common password no better", () => {
	expect(isCommonPassword("PassWord")).toBe(true);
	expect(isCommonPassword("ｐａｓｓｗｏｒｄ")).toBe(true);
});

test.each(["Glasswing2014!", "windowcleaning1", "Waverly Township 18411"])(
	"%s is nothing but the company's own words",
	(typed) => {
		expect(isCommonPassword(typed)).toBe(true);
	},
);

test.each([
	"correct horse battery staple",
	"password-of-the-ladder-man",
	"tG7#kq2!vB",
	"Glasswing needs a ladder",
	"ÄÖÜäöüßß",
	"",
])("%j is not", (typed) => {
	expect(isCommonPassword(typed)).toBe(false);
});

test("the list holds 3,000 passwords that the length rule would let through, each once, as they are compared", () => {
	const list = commonPasswords.trim().split(/\s+/);
	expect(new Set(list).size).toBe(3000);
	for (const password of list) {
		expect(password.length).toBeGreaterThanOrEqual(8);
		expect(password).toBe(password.normalize("NFKC").toLowerCase());
	}
});
