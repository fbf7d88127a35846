import { spawnSync } from "node:child_process";
import { z } from "zod";

const listSchema = z.array(z.object({ name: z.string() }));

const SCRIPT = "node_modules/wrangler/bin/wrangler.js";

/** Whether wrangler has a log-in or a token for a Cloudflare account. */
export function isSignedIn(): boolean {
	const options = { encoding: "utf8", env: environment() } as const;
	const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, "whoami"], options);
	return !/not authenticated/i.test(stdout + stderr);
}

function environment(): NodeJS.ProcessEnv {
	return { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
}

/**
 * The names of the secrets set on the deployed Worker, never their values; none when there is no such Worker yet.
 * @throws {Error} with wrangler's own words when it cannot say.
 */
export function wranglerSecrets(): string[] {
	const args = [SCRIPT, "secret", "list", "--format", "json"];
	const options = { encoding: "utf8", env: environment() } as const;
	const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
	if (status === 0) return listSchema.parse(JSON.parse(stdout)).map(({ name }) => name);
	const words = `${stdout}\n${stderr}`;
	if (/\b10007\b|not found/i.test(words)) return [];
	throw new Error(`The Worker's secrets cannot be listed; wrangler says:\n${words.trim()}`);
}
