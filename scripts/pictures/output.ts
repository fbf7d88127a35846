import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { palette } from "#app/styles/palette.ts";

/** The project's folder: every path below is built from it, so the command works from anywhere. */
const projectFolder = fileURLToPath(new URL("../../", import.meta.url));

export const folders = {
	sources: join(projectFolder, "scripts/pictures/source"),
	/** The owner's own, which take the place of drawings. */
	photos: join(projectFolder, "app/pictures/photos"),
	tables: join(projectFolder, "app/pictures"),
	public: join(projectFolder, "public"),
} as const;

export type WrittenFile = { readonly path: string; readonly bytes: number };

/** Writes one file, creating its folder, and says what was written. */
export async function writeOutput(path: string, content: Buffer | string): Promise<WrittenFile> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
	return { path: relative(projectFolder, path), bytes: Buffer.byteLength(content) };
}

/** Writes one of the tables that `app/pictures/pictures.ts` reads. */
export function writeTable(name: string, table: object): Promise<WrittenFile> {
	return writeOutput(join(folders.tables, name), `${JSON.stringify(table, null, "\t")}\n`);
}

const colors = new Map<string, string>(Object.entries(palette));

/** An SVG source by its path below `scripts/pictures/source`, in the theme's colours.
 * @throws {Error} naming the file when it is missing or has a colour that the theme lacks. */
export async function readSource(name: string): Promise<string> {
	const path = join(folders.sources, `${name}.svg`);
	try {
		return fillColors(await readFile(path, "utf8"));
	} catch (error) {
		throw new Error(`Unusable picture source: ${relative(projectFolder, path)}`, { cause: error });
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
