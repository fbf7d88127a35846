import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnv } from "../env.server";
import { localVars } from "./local-vars";

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
