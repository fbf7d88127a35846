import { expect, test } from "vitest";
import { parseEnv } from "./env.server";

const good = { TURSO_DATABASE_URL: "libsql://db.example", SESSION_SECRET: "s".repeat(32) };

test.each(["libsql://db.example", "https://db.example", "http://127.0.0.1:8080"])(
	"%s is a database address",
	(url) => {
		expect(parseEnv({ ...good, TURSO_DATABASE_URL: url }).TURSO_DATABASE_URL).toBe(url);
	},
);

test("the optional variables are kept, and other bindings are left out", () => {
	const optional = { TURSO_AUTH_TOKEN: "token", SESSION_SECRET_PREVIOUS: "p".repeat(32) };
	expect(parseEnv({ ...good, ...optional, ASSETS: {} })).toEqual({ ...good, ...optional });
});

test.each([
	["TURSO_DATABASE_URL", undefined],
	["TURSO_DATABASE_URL", ""],
	["TURSO_DATABASE_URL", "file:local.db"],
	["TURSO_DATABASE_URL", "db.example"],
	["SESSION_SECRET", undefined],
	["SESSION_SECRET", "abc123"],
	["SESSION_SECRET_PREVIOUS", "abc123"],
])("%s %j is refused by its name, without its value", (name, value) => {
	let message = "";
	try {
		parseEnv({ ...good, [name]: value });
	} catch (error) {
		message = String(error);
	}
	expect(message).toContain(name);
	if (value) expect(message).not.toContain(value);
});

test("one error names every bad variable", () => {
	expect(() => parseEnv({})).toThrow(/TURSO_DATABASE_URL.*SESSION_SECRET/);
});

test("the same bindings are checked once", () => {
	const bindings = { ...good };
	expect(parseEnv(bindings)).toBe(parseEnv(bindings));
});
