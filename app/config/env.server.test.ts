import { expect, test } from "vitest";
import { parseEnv, siteHost } from "./env.server.ts";

const good = {
	TURSO_DATABASE_URL: "libsql://db.example",
	SESSION_SECRET: "s".repeat(32),
	ADMIN_EMAILS: "ann@glasswing.example",
	ADMIN_PIN: "2468",
};

test.each(["libsql://db.example", "https://db.example", "http://127.0.0.1:8080"])(
	"%s is a database address",
	(url) => {
		expect(parseEnv({ ...good, TURSO_DATABASE_URL: url }).TURSO_DATABASE_URL).toBe(url);
	},
);

test("the optional variables are kept, and other bindings are left out", () => {
	const optional = {
		TURSO_AUTH_TOKEN: "token",
		SESSION_SECRET_PREVIOUS: "p".repeat(32),
		NOTICE_EMAIL: "quotes@glasswing.example",
	};
	expect(parseEnv({ ...good, ...optional, ASSETS: {} })).toEqual({
		...good,
		...optional,
		ADMIN_EMAILS: ["ann@glasswing.example"],
		FEED_HEARTBEAT: 15,
	});
});

test("the admins' addresses are read in lower case from a comma-separated list", () => {
	const { ADMIN_EMAILS } = parseEnv({
		...good,
		ADMIN_EMAILS: " Ann@Glasswing.example , bo@glasswing.example",
	});
	expect(ADMIN_EMAILS).toEqual(["ann@glasswing.example", "bo@glasswing.example"]);
});

test("the site's address is kept as an origin", () => {
	expect(parseEnv({ ...good, SITE_URL: "http://localhost:8787/" }).SITE_URL).toBe("http://localhost:8787");
});

test.each([
	["https://www.glasswing.example", "www.glasswing.example"],
	["http://localhost:8787", null],
	["http://127.0.0.1:8787", null],
	[undefined, null],
])("the host of %j is %j: a site on this machine answers to each of its names", (SITE_URL, host) => {
	expect(siteHost({ SITE_URL })).toBe(host);
});

test.each([
	["TURSO_DATABASE_URL", undefined],
	["TURSO_DATABASE_URL", ""],
	["TURSO_DATABASE_URL", "file:local.db"],
	["TURSO_DATABASE_URL", "db.example"],
	["TURSO_AUTH_TOKEN", 5],
	["SESSION_SECRET", undefined],
	["SESSION_SECRET", "abc123"],
	["SESSION_SECRET_PREVIOUS", "abc123"],
	["ADMIN_EMAILS", undefined],
	["ADMIN_EMAILS", ""],
	["ADMIN_EMAILS", "ann@glasswing.example, nobody"],
	["NOTICE_EMAIL", "nobody"],
	["ADMIN_PIN", undefined],
	["ADMIN_PIN", "123"],
	["ADMIN_PIN", "12345"],
	["ADMIN_PIN", "12a4"],
	["SITE_URL", "javascript:alert(1)"],
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
	expect(() => parseEnv({})).toThrow(/TURSO_DATABASE_URL.*SESSION_SECRET.*ADMIN_EMAILS.*ADMIN_PIN/);
});

test("the same bindings are checked once", () => {
	const bindings = { ...good };
	expect(parseEnv(bindings)).toBe(parseEnv(bindings));
});
