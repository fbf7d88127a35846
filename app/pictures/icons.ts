import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { folders, generatedHeader, type WrittenFile, writeOutput } from "./output";
import { readSource } from "./source-file";

const iconShape =
	/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" width="24" height="24"([^>]*)>([\s\S]*)<\/svg>\s*$/;

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

/** Presentation attributes move to the symbol: a `<use>` from another file does not see the sprite's root. */
async function iconSymbol(name: string): Promise<string> {
	const match = iconShape.exec(await readSource(`icons/${name}`));
	if (!match) throw new Error(`Icon ${name}.svg must be a 24x24 <svg> with only presentation attributes.`);
	const [, attributes = "", content = ""] = match;
	return `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${content.replaceAll(/\n\s*/g, "")}</symbol>`;
}

function iconNamesModule(names: readonly string[]): string {
	const union = names.map((name) => `\t| "${name}"`).join("\n");
	return `${generatedHeader}\n/** The ids in the sprite \`icons.svg\` beside this file. */\nexport type IconName =\n${union};\n`;
}
