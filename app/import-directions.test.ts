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

/** The shortest way from a folder back to itself; null where there is none. */
function findCycle(imports: ReturnType<typeof readImports>, start: string): string[] | null {
	const seen = new Set<string>();
	let ways = [[start]];
	while (ways.length > 0) {
		const longer = ways.flatMap((way) =>
			Array.from(imports.get(way.at(-1) ?? "")?.keys() ?? [], (next) => [...way, next]),
		);
		const cycle = longer.find((way) => way.at(-1) === start);
		if (cycle) return cycle;
		ways = longer.filter((way) => {
			const last = way.at(-1) ?? "";
			return !seen.has(last) && seen.add(last);
		});
	}
	return null;
}

test("no two folders import each other", () => {
	const imports = readImports();
	expect(imports.size).toBeGreaterThan(15);
	const pairs = Array.from(imports).flatMap(([folder, imported]) =>
		Array.from(imported)
			.filter(([other]) => folder < other && imports.get(other)?.has(folder))
			.map(([other, file]) => `${folder} and ${other}: ${file}, ${imports.get(other)?.get(folder)}`),
	);
	expect(pairs).toEqual([]);
});

test("no folder imports itself by way of others", () => {
	const imports = readImports();
	const cycles = Array.from(imports.keys(), (folder) => findCycle(imports, folder)?.join(" → "));
	expect(cycles.filter((cycle) => cycle !== undefined)).toEqual([]);
});

test("the scripts import the site, and no module of the site imports a script", () => {
	const importers = readModules().filter(({ text }) => /\bfrom "#scripts\/[^"]+\.ts"/.test(text));
	expect(importers.map(({ file }) => file)).toEqual([]);
});

/** What the rest stands on, and the folders that each of these may import. */
const foundations: Record<string, readonly string[]> = {
	config: [],
	catalog: ["config", "pictures"],
	database: ["config"],
	log: ["config"],
	services: ["catalog", "config", "pictures"],
	answers: ["catalog", "config", "services"],
	pricing: ["answers", "catalog", "config", "services"],
	outbox: ["catalog", "config", "database", "services"],
};

test("no folder imports a route, and what the rest stands on imports none of the rest", () => {
	const imports = readImports();
	const importsOf = (folder: string) => [...(imports.get(folder)?.keys() ?? [])];
	expect([...imports.keys()].filter((folder) => importsOf(folder).includes("routes"))).toEqual([]);
	for (const [folder, below] of Object.entries(foundations))
		expect(
			importsOf(folder).filter((other) => !below.includes(other)),
			folder,
		).toEqual([]);
});
