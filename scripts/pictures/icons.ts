import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { folders, readSource, type WrittenFile, writeOutput, writeTable } from "./output.ts";

/** Every icon is drawn alike: `.icon` in site.css says the same, and the tables only the shapes. */
const look =
	'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const iconShape = new RegExp(
	`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${look}>([\\s\\S]*)</svg>\\s*$`,
);

/** Writes the icons' shapes by their names, and as the sprite `icons.svg`. */
export async function writeIcons(): Promise<WrittenFile[]> {
	const files = await readdir(join(folders.sources, "icons"));
	const names = files.map((file) => file.replace(/\.svg$/, "")).sort();
	const shapes = await Promise.all(names.map(async (name) => [name, await readShape(name)] as const));
	const symbols = shapes.map(([name, shape]) => `<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`);
	const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
	return [
		await writeOutput(join(folders.tables, "icons.svg"), sprite),
		await writeTable("icons.json", Object.fromEntries(shapes)),
	];
}

/** @throws {Error} for an icon of another size or look. */
async function readShape(name: string): Promise<string> {
	const [, shape] = iconShape.exec(await readSource(`icons/${name}`)) ?? [];
	if (!shape) throw new Error(`Icon ${name}.svg must be a 24x24 <svg> with ${look}.`);
	return shape.replaceAll(/\n\s*/g, "");
}
