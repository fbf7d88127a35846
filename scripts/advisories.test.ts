import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const lockSchema = z.object({
	packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })),
});

test("every package is at least the version that SECURITY.md names for an advisory", () => {
	const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
	const named = [...readFileSync("SECURITY.md", "utf8").matchAll(/`([@\w/-]+)` (\d+\.\d+\.\d+)/g)];
	expect(named.length).toBeGreaterThan(10);
	for (const [, name = "", needed = ""] of named) {
		const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
		expect(installed, name).not.toEqual([]);
		for (const [path, { version = "" }] of installed)
			expect(
				version.localeCompare(needed, "en", { numeric: true }),
				`${path} ${version}`,
			).toBeGreaterThanOrEqual(0);
	}
});
