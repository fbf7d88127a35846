import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

const FILE = ".dev.vars";

/** The local Worker's secrets from .dev.vars, written with random ones where there is no such file. */
export function localVars(): Record<string, string> {
	if (!existsSync(FILE)) {
		const lines = [
			"# Secrets of the local Worker, made by npm start. Never commit this file.",
			`SESSION_SECRET="${randomBytes(32).toString("base64url")}"`,
		];
		writeFileSync(FILE, `${lines.join("\n")}\n`, { mode: 0o600 });
	}
	const vars: Record<string, string> = {};
	for (const [name, value] of Object.entries(parseEnv(readFileSync(FILE, "utf8")))) {
		if (value !== undefined) vars[name] = value;
	}
	return vars;
}
