import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { keepsPagesOffline } from "#app/config/offline.ts";
import { paths } from "#app/config/paths.ts";
import { oldestBrowsers } from "./browsers.ts";

/** Writes /sw.js into the assets folder, as the last file: its version says what all the others are. */
export async function writeServiceWorker(assets: string, pages: readonly string[]): Promise<void> {
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
	/** The static pages' paths. */
	pages: readonly string[];
	/** The worker that undoes the other's work and is gone. */
	retired: boolean;
}

/**
 * The service worker as one classic script.
 * @throws {Error} when Vite bundles it to anything else.
 */
export async function bundleServiceWorker({ version, pages, retired }: ServiceWorkerBuild): Promise<string> {
	const facts = { version, pages, offlinePage: paths.offline };
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
				input: `app/browser/service-worker/${retired ? "retired-worker" : "service-worker"}.ts`,
				output: { format: "iife" },
			},
		},
	});
	const [script, ...others] = "output" in result ? result.output : [];
	if (script?.type !== "chunk" || others.length > 0) throw new Error("The service worker is not one script");
	return script.code;
}

/** Stands for the names and contents of all files below the folder. */
async function folderHash(folder: string): Promise<string> {
	const hash = createHash("sha256");
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file));
	return hash.digest("hex").slice(0, 12);
}
