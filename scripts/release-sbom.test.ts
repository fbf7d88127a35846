import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import manifest from "../package.json" with { type: "json" };
import { listPackages } from "./release-sbom.ts";

const sbomSchema = z.object({
	components: z.array(
		z.object({ name: z.string(), properties: z.optional(z.array(z.object({ name: z.string() }))) }),
	),
});

test("the list of a release has every package that it ships, also what development needs too, and the font of its pages", async () => {
	const { components } = sbomSchema.parse(JSON.parse(listPackages()));
	const ofDevelopment = ({ properties = [] }: (typeof components)[number]) =>
		properties.some(({ name }) => name === "cdx:npm:package:development");
	const shipped = new Set(components.filter((part) => !ofDevelopment(part)).map(({ name }) => name));
	expect(Object.keys(manifest.dependencies).filter((name) => !shipped.has(name))).toEqual([]);
	expect([shipped.has("@remix-run/server-runtime"), shipped.has("vitest")]).toEqual([true, false]);
	const styles = await readFile("app/styles/font.css", "utf8");
	const font = /url\("(@[^/]+\/[^/]+)\//.exec(styles)?.[1] ?? "none";
	expect(shipped).toContain(font);
});
