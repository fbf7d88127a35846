import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { folders } from "./output.ts";

/** Reads an SVG source by its path below `scripts/pictures/source`, or says which one is missing. */
export async function readSource(name: string): Promise<string> {
	const path = join(folders.sources, `${name}.svg`);
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		throw new Error(`Missing picture source: ${relative(folders.project, path)}`, { cause: error });
	}
}
