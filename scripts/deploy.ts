import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { gzipSync } from "node:zlib";
import { business } from "#app/config/business.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { emptyPhotoSlots } from "./pictures/photos.ts";
import { preflight } from "./preflight.ts";
import { sampleContent } from "./sample-content.ts";
import { smokeTestUntil } from "./smoke-test.ts";
import { wranglerSecrets } from "./wrangler-secrets.ts";

// `npm run deploy`: checks what is deployed, builds, brings the Turso database to the newest schema, deploys, and
// asks the deployed site whether it works. `-- --anyway` deploys in spite of what the check found.
// `-- --dry-run` does all but the database and the upload, offline, and weighs the Worker.
// `-- --no-build` takes the build that is there.

/** A small Worker starts fast; Cloudflare's own limit is several times this. */
const LIMIT_KIB = 600;
const OUTPUT = "build/worker";
/** Milliseconds a deploy may take to reach every place. */
const SETTLING = 60_000;

const { values: flags } = parseArgs({
	options: {
		anyway: { type: "boolean" },
		"dry-run": { type: "boolean" },
		"no-build": { type: "boolean" },
	},
});

try {
	if (flags["dry-run"]) dryRun();
	else await deploy();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function deploy(): Promise<void> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token, SITE_URL: site } = process.env;
	if (!url || !token) {
		throw new Error("Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN: the database to migrate before deploying.");
	}
	const secrets = wranglerSecrets();
	if (check(secrets) > 0 && !flags.anyway)
		throw new Error("Nothing was deployed. Mend it, or deploy in spite of it: npm run deploy -- --anyway");
	build();
	// The old version goes on serving until the new one is up, so that migrations only ever add.
	await migrateDatabase(url, token);
	const vars = [
		// As in the build, whose static pages say whether they are counted.
		`ANALYTICS:${process.env.ANALYTICS ?? "off"}`,
		...(site && !secrets.includes("SITE_URL") ? [`SITE_URL:${site}`] : []),
	];
	wrangler("deploy", "--minify", ...vars.flatMap((assignment) => ["--var", assignment]));
	await smoke(site ?? business.siteUrl);
}

/** Prints what the preflight finds and returns how much that is. `secrets` null: offline. */
function check(secrets: readonly string[] | null): number {
	const localVars = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
	const findings = preflight({
		profile: business,
		sampleFiles: sampleContent(),
		emptyPhotos: emptyPhotoSlots(),
		env: process.env,
		secrets,
		localSecret: localVars.SESSION_SECRET,
	});
	for (const { kind, text } of findings) console.warn(`${kind.padEnd(7)}  ${text}`);
	return findings.length;
}

async function smoke(origin: string): Promise<void> {
	const faults = await smokeTestUntil(Date.now() + SETTLING, origin);
	if (faults.length === 0) return console.log(`${origin} works.`);
	throw new Error(
		`${origin} is deployed and does not work:\n  ${faults.join("\n  ")}\nThe version before: npx wrangler rollback`,
	);
}

function dryRun(): void {
	check(null);
	build();
	rmSync(OUTPUT, { recursive: true, force: true });
	bundleWorker(OUTPUT, "--minify");
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
