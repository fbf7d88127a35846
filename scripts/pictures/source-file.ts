import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { palette } from "#app/styles/palette.ts";
import { folders } from "./output.ts";

const colors = new Map<string, string>(Object.entries(palette));

/** Reads an SVG source by its path below `scripts/pictures/source`, with the theme's colours, or says which one is missing. */
export async function readSource(name: string): Promise<string> {
	const path = join(folders.sources, `${name}.svg`);
	try {
		return fillColors(await readFile(path, "utf8"));
	} catch (error) {
		throw new Error(`Unusable picture source: ${relative(folders.project, path)}`, { cause: error });
	}
}

/** Writes the theme's colours in place of their names, such as `var(--color-ink)`. */
export function fillColors(svg: string): string {
	return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
		const color = colors.get(name);
		if (!color) throw new Error(`The theme has no colour ${name}`);
		return color;
	});
}
