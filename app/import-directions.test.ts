import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/** The modules below app, tests aside, with their text. */
function readModules(): { file: string; text: string }[] {
	return readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

/** Which folders below app each of them imports, with a file that does. */
function readImports(): Map<string, Map<string, string>> {
	const imports = new Map<string, Map<string, string>>();
	for (const { file, text } of readModules()) {
		const [folder = ""] = file.split("/");
		if (folder === file) continue;
		for (const [, imported = ""] of text.matchAll(/\bfrom "#app\/([\w-]+)\//g)) {
			if (imported === folder) continue;
			imports.set(folder, (imports.get(folder) ?? new Map()).set(imported, file));
		}
	}
	return imports;
}

/** The folders below app from the ground up: each imports only folders of the levels before its own. */
const levels: readonly (readonly string[])[] = [
	["config", "pictures", "fields", "styles"],
	["time", "log", "database"],
	["catalog", "customers"],
	["services"],
	["answers", "outbox"],
	["pricing"],
	["content"],
	["service-areas", "settings", "security", "analytics", "seo"],
	["quotes"],
	["components", "customer-import", "follow-ups", "schedule", "numbers", "photos"],
	["auth"],
	["browser", "live-feed", "quote-wizard"],
	["customer-page", "email", "admin"],
	["worker"],
	["routes"],
];

test("every folder stands on those below it alone, so that none imports what imports it", () => {
	const imports = readImports();
	const folders = levels.flat();
	expect([...imports.keys()].filter((folder) => !folders.includes(folder))).toEqual([]);
	const upward = levels.flatMap((level, height) => {
		const below = levels.slice(0, height).flat();
		return level.flatMap((folder) =>
			Array.from(imports.get(folder) ?? [])
				.filter(([imported]) => folders.includes(imported) && !below.includes(imported))
				.map(([imported, file]) => `${folder} imports ${imported}: ${file}`),
		);
	});
	expect(upward).toEqual([]);
});

test("the scripts import the site, and no module of the site imports a script", () => {
	const importers = readModules().filter(({ text }) => /\bfrom "#scripts\/[^"]+\.ts"/.test(text));
	expect(importers.map(({ file }) => file)).toEqual([]);
});
