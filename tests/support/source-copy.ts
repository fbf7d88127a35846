import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

const SOURCES = [
	...["app", "db", "scripts", "public"],
	...["package.json", "remix.config.js", "tsconfig.json", "vite.config.ts", "wrangler.toml"],
];

/** Copies what the site is built from into a folder, with this folder's packages, for a test to change. */
export async function copySources(folder: string): Promise<void> {
	for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
	await symlink(resolve("node_modules"), join(folder, "node_modules"));
}
