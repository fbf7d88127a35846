import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { folders, generatedHeader, type WrittenFile, writeOutput } from "./output.ts";
import { readSource } from "./source-file.ts";

/** Every icon is drawn alike: `.icon` in site.css says the same, and the sprite only the shapes. */
const look =
	'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const iconShape = new RegExp(
	`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${look}>([\\s\\S]*)</svg>\\s*$`,
);

/** Writes the sprite `icons.svg` beside this file and the union type of the names in it. */
export async function writeIcons(): Promise<WrittenFile[]> {
	const names = await iconNames();
	const symbols = await Promise.all(names.map(iconSymbol));
	const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
	return [
		await writeOutput(join(folders.generatedCode, "icons.svg"), sprite),
		await writeOutput(join(folders.generatedCode, "icon-names.ts"), iconNamesModule(names)),
	];
}

async function iconNames(): Promise<string[]> {
	const files = await readdir(join(folders.sources, "icons"));
	return files
		.filter((file) => file.endsWith(".svg"))
		.map((file) => file.slice(0, -".svg".length))
		.sort();
}

/** @throws {Error} for an icon of another size or look. */
async function iconSymbol(name: string): Promise<string> {
	const [, shape] = iconShape.exec(await readSource(`icons/${name}`)) ?? [];
	if (!shape) throw new Error(`Icon ${name}.svg must be a 24x24 <svg> with ${look}.`);
	return `<symbol id="${name}" viewBox="0 0 24 24">${shape.replaceAll(/\n\s*/g, "")}</symbol>`;
}

function iconNamesModule(names: readonly string[]): string {
	const union = names.map((name) => `\t| "${name}"`).join("\n");
	return `${generatedHeader}\n/** The ids in the sprite \`icons.svg\` beside this file. */\nexport type IconName =\n${union};\n`;
}
