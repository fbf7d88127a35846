import { spawnSync } from "node:child_process";
import { z } from "zod";

const listSchema = z.array(z.object({ name: z.string() }));

/**
 * The names of the secrets set on the deployed Worker, never their values; none when there is no such Worker yet.
 * @throws {Error} with wrangler's own words when it cannot say.
 */
export function wranglerSecrets(): string[] {
	const args = ["node_modules/wrangler/bin/wrangler.js", "secret", "list", "--format", "json"];
	const env = { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
	if (status === 0) return listSchema.parse(JSON.parse(stdout)).map(({ name }) => name);
	const words = `${stdout}\n${stderr}`;
	if (/\b10007\b|not found/i.test(words)) return [];
	throw new Error(`The Worker's secrets cannot be listed; wrangler says:\n${words.trim()}`);
}
