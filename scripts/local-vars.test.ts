import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { checkVars, localVars } from "./local-vars.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "glasswing-vars-")), ".dev.vars");
const database = { TURSO_DATABASE_URL: "http://127.0.0.1:8080" };

test("a first run writes all a Worker needs, readable to this user alone, and the next run finds it", () => {
	const file = newFile();
	const vars = localVars(file);
	expect(parseEnv({ ...vars, ...database }).ADMIN_EMAILS).toEqual(["owner@glasswing.example"]);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(localVars(file)).toEqual(vars);
});

test("a file of an earlier version is completed, and what it says is kept", () => {
	const file = newFile();
	writeFileSync(file, `# mine\nSESSION_SECRET="${"s".repeat(40)}"\nADMIN_PIN=1357`);
	const vars = localVars(file);
	expect(vars).toMatchObject({ SESSION_SECRET: "s".repeat(40), ADMIN_PIN: "1357" });
	expect(parseEnv({ ...vars, ...database }).ADMIN_EMAILS).toEqual(["owner@glasswing.example"]);
	expect(readFileSync(file, "utf8")).toMatch(/^# mine\n/);
	expect(localVars(file)).toEqual(vars);
});

test("bad values are told by name, in one line, without the value", () => {
	const good = { SESSION_SECRET: "s".repeat(40), ADMIN_EMAILS: "a@glasswing.example", ADMIN_PIN: "1357" };
	expect(() => checkVars(good)).not.toThrow();
	expect(() => checkVars({ ...good, ADMIN_PIN: "13x7", SESSION_SECRET: "too short" })).toThrow(
		/^The Worker's variables are not right: SESSION_SECRET is too short[^\n]*; ADMIN_PIN must be 4 digits\.[^\n]*\.dev\.vars\.$/,
	);
	expect(() => checkVars({ ...good, TURSO_DATABASE_URL: "turso.example" })).toThrow(
		/TURSO_DATABASE_URL must be/,
	);
	expect(() => checkVars({ ...good, ADMIN_PIN: "13x7" })).not.toThrow(/13x7/);
});
