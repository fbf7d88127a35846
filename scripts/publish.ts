import { cp, readdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * Brings a folder to the state of a freshly built one without ever removing the folder itself: a Worker that
 * is serving from it keeps running, and a build that failed before leaves the last good one in place.
 */
export async function publish(built: string, served: string): Promise<void> {
	await cp(built, served, { recursive: true });
	const wanted = new Set(await filesBelow(built));
	const stale = (await filesBelow(served)).filter((file) => !wanted.has(file));
	await Promise.all(stale.map((file) => rm(join(served, file))));
}

async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
