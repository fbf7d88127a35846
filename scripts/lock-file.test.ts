import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
	packages: z.record(
		z.string(),
		z.object({
			integrity: z.string().optional(),
			resolved: z.string().optional(),
			/** It is inside its parent's file. */
			inBundle: z.boolean().optional(),
		}),
	),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const installed = Object.entries(packages).filter(([path, { inBundle }]) => path !== "" && !inBundle);

test("the lock file knows the checksum of every package, for other systems too", () => {
	expect(installed.length).toBeGreaterThan(500);
	const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
	expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("no package runs a script of its own when it is installed", () => {
	expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("the lock file names no registry, so that it installs from any", () => {
	expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});
