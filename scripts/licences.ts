import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A module's innermost package; Rollup marks the modules that it makes itself with a zero byte. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Writes the licences of all packages whose code is sent to browsers into `licenses.txt`, in place of the notices within
 * the scripts, which every visitor would load. */
export function licencesFile() {
	return {
		name: "licences-file",
		apply: (_, { isSsrBuild }) => !isSsrBuild,
		generateBundle(_, bundle) {
			const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
			this.emitFile({ type: "asset", fileName: "licenses.txt", source: licencesOf(modules) });
		},
	} satisfies Plugin;
}

/** The licences of the packages that these modules are of, each once. @throws {Error} for a package without one. */
export function licencesOf(modules: readonly string[]): string {
	const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));
	return Array.from(folders, licenceOf).sort().join("\n\n");
}

function licenceOf(folder: string): string {
	const name = folder.slice(folder.lastIndexOf("/node_modules/") + "/node_modules/".length);
	const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
	if (file === undefined) throw new Error(`${name} has no licence file`);
	return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
