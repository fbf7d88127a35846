import { spawnSync } from "node:child_process";
import { z } from "zod";

export const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

const listSchema = z.array(z.object({ name: z.string() }));

/** Runs wrangler, and returns how it ended with what it printed. */
export function runWrangler(...args: string[]) {
	const env = {
		// Production mode: React's development build is several times slower and larger.
		...{ ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" },
		// Its banner asks the registry for a newer version, and waits for the answer.
		WRANGLER_HIDE_BANNER: "true",
	};
	return spawnSync(process.execPath, [WRANGLER, ...args], { encoding: "utf8", env });
}

/** Whether wrangler has a log-in or a token for a Cloudflare account. */
export function isSignedIn(): boolean {
	const { stdout, stderr } = runWrangler("whoami");
	return !/not authenticated/i.test(stdout + stderr);
}

/** The names of the secrets set on the deployed Worker, never their values; none when there is no such Worker yet.
 * @throws {Error} with wrangler's own words when it cannot say. */
export function wranglerSecrets(): string[] {
	const { status, stdout, stderr } = runWrangler("secret", "list", "--format", "json");
	if (status === 0) return listSchema.parse(JSON.parse(stdout)).map(({ name }) => name);
	const words = `${stdout}\n${stderr}`;
	if (/\b10007\b|not found/i.test(words)) return [];
	throw new Error(`The Worker's secrets cannot be listed; wrangler says:\n${words.trim()}`);
}
