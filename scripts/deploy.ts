import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { gzipSync } from "node:zlib";
import { unstable_readConfig } from "wrangler";
import { business } from "#app/config/business.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { deployOptions } from "./deploy-options.ts";
import { nameserversOf } from "./nameservers.ts";
import { emptyPhotoSlots } from "./pictures/photos.ts";
import { type DeployFacts, hostOf, preflight } from "./preflight.ts";
import { refreshDerived } from "./refresh-derived.ts";
import { listPackages, SBOM_FILE } from "./release-sbom.ts";
import { sampleContent } from "./sample-content.ts";
import { smokeTestUntil } from "./smoke-test.ts";
import { isSignedIn, WRANGLER, wranglerSecrets } from "./wrangler.ts";

// `npm run deploy`: checks what is deployed, builds, brings the Turso database to the newest schema, deploys, and
// asks the deployed site whether it works; then what is searched of older quotes is as of new ones. `-- --anyway` deploys in spite of what the check found.
// `-- --dry-run` does all but the database and the upload, offline, and weighs the Worker.
// `-- --no-build` takes the build that is there.

/** A small Worker starts fast; Cloudflare's own limit is several times this. */
const LIMIT_KIB = 600;
const OUTPUT = "build/worker";
/** Milliseconds a deploy may take to reach every place; a new domain waits for its certificate, too. */
const SETTLING = 300_000;

/** What is known without the internet of what only it knows. */
const OFFLINE = { secrets: null, nameservers: null };

const { values: flags } = parseArgs({
	options: {
		anyway: { type: "boolean" },
		"dry-run": { type: "boolean" },
		"no-build": { type: "boolean" },
	},
});

const site = process.env.SITE_URL ?? business.siteUrl;

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
		check(OFFLINE);
		throw new Error(
			"Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN, the database to migrate before deploying: docs/deploy.md, step 4.",
		);
	}
	if (!isSignedIn()) {
		check(OFFLINE);
		throw new Error("wrangler is not signed in to Cloudflare: npx wrangler login (docs/deploy.md, step 2).");
	}
	const nameservers = await nameserversOf(hostOf(site));
	if (check({ secrets: wranglerSecrets(), nameservers }) > 0 && !flags.anyway)
		throw new Error("Nothing was deployed. Mend it, or deploy in spite of it: npm run deploy -- --anyway");
	build();
	// The version before goes on serving until the new one is up, and works with the new schema: a test runs it there.
	await migrateDatabase(url, token);
	const upload = [WRANGLER, "deploy", ...deployOptions(site, process.env.ANALYTICS)];
	run(process.execPath, upload, "wrangler failed; the lines above say why.");
	await smoke(site);
	await refreshDerived(openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token }));
}

/** Prints what the preflight finds and returns how much that is. `online`: what only the internet knows. */
function check(online: Pick<DeployFacts, "secrets" | "nameservers">): number {
	const localVars = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
	const findings = preflight({
		profile: business,
		samples: sampleContent(),
		workerName: unstable_readConfig({ config: "wrangler.toml" }).name,
		emptyPhotos: emptyPhotoSlots(),
		env: process.env,
		site,
		...online,
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
	build();
	rmSync(OUTPUT, { recursive: true, force: true });
	bundleWorker(OUTPUT, ...deployOptions(site, process.env.ANALYTICS));
	const kib = compressedSize(OUTPUT) / 1024;
	console.log(`The Worker is ${kib.toFixed(1)} KiB compressed; the limit is ${LIMIT_KIB} KiB.`);
	// Last, so that the build's own words do not push it off the screen.
	check(OFFLINE);
	if (kib > LIMIT_KIB) throw new Error("The Worker has grown too large.");
}

function build(): void {
	if (!flags["no-build"])
		run("npm", ["run", "--silent", "build"], "The build failed; the lines above say why.");
	writeFileSync(SBOM_FILE, listPackages());
	console.log(`What this release is made of: ${SBOM_FILE}`);
}

function run(file: string, args: string[], complaint: string): void {
	const env = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" };
	// With the keyboard: wrangler asks before it takes a host from another site.
	const { status } = spawnSync(file, args, { stdio: "inherit", env });
	if (status !== 0) throw new Error(complaint);
}

/** Bytes of the Worker's modules, each compressed by itself, as they are uploaded. */
function compressedSize(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(m?js|wasm)$/.test(name))
		.reduce((total, name) => total + gzipSync(readFileSync(join(folder, name))).length, 0);
}
