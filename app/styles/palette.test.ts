import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import { fillColors } from "#scripts/pictures/output.ts";
import { palette } from "./palette.ts";

const sources = "scripts/pictures/source";
const known = new Set<string>(Object.values(palette));

test("the theme of the pages has the palette's colours and no others", () => {
	const theme = readFileSync("app/styles/site.css", "utf8").matchAll(/--color-([\w-]+): (#\w+);/g);
	expect(Object.fromEntries(Array.from(theme, ([, name, value]) => [name, value]))).toEqual(palette);
	expect(known).toContain(business.themeColor);
});

test("a drawing names the theme's colours, and does not repeat their values", () => {
	const drawings = readdirSync(sources).filter((file) => /\.svg$/.test(file) && file !== "logo.svg");
	expect(drawings.length).toBeGreaterThan(10);
	for (const file of drawings) {
		const svg = readFileSync(`${sources}/${file}`, "utf8");
		const values = svg.match(/#[\da-f]{6}\b/gi) ?? [];
		expect(
			values.filter((value) => known.has(value) && value !== palette.white),
			file,
		).toEqual([]);
		expect(fillColors(svg)).not.toContain("var(");
	}
	expect(fillColors('fill="var(--color-ink-soft)"')).toBe(`fill="${palette["ink-soft"]}"`);
	expect(() => fillColors("var(--color-mauve)")).toThrow("mauve");
});

test("the logo, which is served as it is, has the ink and the orange of the theme", () => {
	const logo = readFileSync(`${sources}/logo.svg`, "utf8");
	for (const color of [palette.ink, palette.orange, palette.glass]) expect(logo).toContain(color);
});
