import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { migrateDatabase } from "../../db/migrate";
import { business } from "../config/business";
import { sampleContent } from "./sample-content";

// `npm run deploy`: builds, brings the Turso database to the newest schema, deploys.
// `-- --dry-run` does all but the database and the upload, offline, and weighs the Worker.
// `-- --no-build` takes the build that is there.

/** A small Worker starts fast; Cloudflare's own limit is several times this. */
const LIMIT_KIB = 1024;
const OUTPUT = "build/worker";

const { values: flags } = parseArgs({
	options: { "dry-run": { type: "boolean" }, "no-build": { type: "boolean" } },
});

try {
	if (flags["dry-run"]) dryRun();
	else await deploy();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function deploy(): Promise<void> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = process.env;
	if (!url || !token) {
		throw new Error("Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN: the database to migrate before deploying.");
	}
	for (const file of sampleContent()) console.warn(`Still sample content: ${file}`);
	const { noReply } = business.email;
	if (noReply.endsWith(".example"))
		console.warn(
			`No mail can be sent from ${noReply}: put an address of your own domain in the business profile.`,
		);
	build();
	await migrateDatabase(url, token);
	// As in the build, whose static pages say whether they are counted.
	wrangler("deploy", "--minify", "--var", `ANALYTICS:${process.env.ANALYTICS ?? "off"}`);
}

function dryRun(): void {
	build();
	rmSync(OUTPUT, { recursive: true, force: true });
	wrangler("deploy", "--minify", "--dry-run", "--outdir", OUTPUT);
	const kib = compressedSize(OUTPUT) / 1024;
	console.log(`The Worker is ${kib.toFixed(1)} KiB compressed; the limit is ${LIMIT_KIB} KiB.`);
	if (kib > LIMIT_KIB) throw new Error("The Worker has grown too large.");
}

function build(): void {
	if (!flags["no-build"])
		run("npm", ["run", "--silent", "build"], "The build failed; the lines above say why.");
}

function wrangler(...args: string[]): void {
	const script = "node_modules/wrangler/bin/wrangler.js";
	run(process.execPath, [script, ...args], "wrangler failed; the lines above say why.");
}

function run(file: string, args: string[], complaint: string): void {
	const env = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" };
	const { status } = spawnSync(file, args, { stdio: ["ignore", "inherit", "inherit"], env });
	if (status !== 0) throw new Error(complaint);
}

/** Bytes of the Worker's modules, each compressed by itself, as they are uploaded. */
function compressedSize(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(m?js|wasm)$/.test(name))
		.reduce((total, name) => total + gzipSync(readFileSync(join(folder, name))).length, 0);
}
