import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "vite";
import { keepsPagesOffline } from "#app/config/offline.ts";
import { ALERTS_WORKER } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { oldestBrowsers } from "./browsers.ts";

/** Writes the workers into the assets folder; /sw.js is the last file, because its version says what all the others are. */
export async function writeServiceWorkers(assets: string, pages: readonly string[]): Promise<void> {
	await writeFile(join(assets, ALERTS_WORKER), await bundleWorkerScript("alerts-worker/alerts-worker"));
	const code = await bundleServiceWorker({
		version: await folderHash(assets),
		pages,
		retired: !keepsPagesOffline,
	});
	await writeFile(join(assets, "sw.js"), code);
}

interface ServiceWorkerBuild {
	/** Names the cache: other files, another cache. */
	version: string;
	pages: readonly string[];
	/** The worker that undoes the other's work and is gone. */
	retired: boolean;
}

/** The service worker as one classic script. @throws {Error} when Vite bundles it to anything else. */
export async function bundleServiceWorker({ version, pages, retired }: ServiceWorkerBuild): Promise<string> {
	const facts = { version, pages, offlinePage: paths.offline };
	return bundleWorkerScript(`service-worker/${retired ? "retired-worker" : "service-worker"}`, facts);
}

/** A module of `app/browser` as one classic script, in which `BUILD` stands for some facts. */
async function bundleWorkerScript(name: string, facts: object = {}): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		define: { BUILD: JSON.stringify(facts) },
		build: {
			write: false,
			target: oldestBrowsers,
			modulePreload: false,
			rollupOptions: {
				input: `app/browser/${name}.ts`,
				output: { format: "iife" },
			},
		},
	});
	const [script, ...others] = "output" in result ? result.output : [];
	if (script?.type !== "chunk" || others.length > 0) throw new Error(`The worker ${name} is not one script`);
	return script.code;
}

/** Stands for the names and contents of all files below the folder. */
async function folderHash(folder: string): Promise<string> {
	const hash = createHash("sha256");
	for (const file of (await filesBelow(folder)).sort())
		hash.update(`${file}\0`).update(await readFile(join(folder, file)));
	return hash.digest("hex").slice(0, 12);
}

/** Returns the files in a folder and in those within it, by their paths from there. */
export async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
