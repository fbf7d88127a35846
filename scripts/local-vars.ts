import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { BadVariablesError, parseEnv as parseWorkerEnv } from "#app/config/env.server.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { varsSchema } from "./worker-vars.ts";

const FILE = ".dev.vars";

/** What the local Worker cannot do without. */
const needed: Readonly<Record<string, () => string>> = {
	SESSION_SECRET: () => randomBytes(32).toString("base64url"),
	ADMIN_EMAILS: () => demoOwner.email,
	ADMIN_PIN: () => demoOwner.pin,
	VAPID_PRIVATE_KEY: () => randomBytes(32).toString("base64url"),
};

/** The local Worker's secrets from .dev.vars. Writes that file where there is none, and adds what one
 * of an earlier version lacks; what is in it stays as it is. */
export function localVars(file = FILE): Record<string, string> {
	const found = existsSync(file) ? readFileSync(file, "utf8") : null;
	const vars = varsSchema.parse(parseEnv(found ?? ""));
	const missing = Object.entries(needed).filter(([name]) => vars[name] === undefined);
	if (missing.length === 0) return vars;
	const added = Object.fromEntries(missing.map(([name, make]) => [name, make()]));
	const lines = Object.entries(added).map(([name, value]) => `${name}="${value}"\n`);
	const start =
		found === null ? "# Secrets of the local Worker, made by npm start. Never commit this file.\n" : "";
	const gap = found === null || found === "" || found.endsWith("\n") ? "" : "\n";
	appendFileSync(file, `${start}${gap}${lines.join("")}`, { mode: 0o600 });
	return { ...vars, ...added };
}

/** Checks a local Worker's variables, except for a database that is still to be started.
 * @throws {Error} naming every bad one and the file. */
export function checkVars(vars: Record<string, string>): void {
	try {
		parseWorkerEnv({ TURSO_DATABASE_URL: "http://127.0.0.1", ...vars });
	} catch (error) {
		if (!(error instanceof BadVariablesError)) throw error;
		throw new Error(`${error.message} Most of them are in ${FILE}.`);
	}
}
