import { expect, test } from "vitest";
import { credentialsSchema, newPasswordSchema } from "./credentials.ts";

const messages = (result: ReturnType<typeof credentialsSchema.safeParse>) =>
	result.error?.issues.map(({ message }) => message);

test("an address is read trimmed and in lower case", () => {
	const read = credentialsSchema.parse({ email: " Ann@Glasswing.EXAMPLE ", password: "12345678" });
	expect(read).toEqual({ email: "ann@glasswing.example", password: "12345678" });
});

test.each([undefined, "", "ann", "ann@", "ann@nowhere", `${"a".repeat(250)}@glasswing.example`])(
	"%j is an invalid address",
	(email) => {
		expect(messages(credentialsSchema.safeParse({ email, password: "12345678" }))).toEqual([
			"Invalid email address",
		]);
	},
);

test.each([undefined, "", "1234567"])("%j is too short a password", (password) => {
	expect(messages(credentialsSchema.safeParse({ email: "ann@glasswing.example", password }))).toEqual([
		"Password must be at least 8 characters",
	]);
});

test("the first issue is the address's", () => {
	expect(messages(credentialsSchema.safeParse({}))).toEqual([
		"Invalid email address",
		"Password must be at least 8 characters",
	]);
});

test("a password keeps its blanks", () => {
	expect(credentialsSchema.parse({ email: "ann@glasswing.example", password: " 123456 " }).password).toBe(
		" 123456 ",
	);
});

test.each(["123456789", undefined, ""])("a confirmation of %j does not match", (confirmation) => {
	const result = newPasswordSchema.safeParse({ password: "12345678", confirmation });
	expect(result.error?.issues.map(({ message }) => message)).toEqual(["Passwords do not match"]);
});
