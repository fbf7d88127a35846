import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no SQL has characters of several bytes: the client counts characters, and the server refuses by bytes", () => {
	const files = ["app", "db"].flatMap((root) =>
		readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `${root}/${name}`),
	);
	const texts = files
		.filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
		.flatMap((name) => {
			const found = readFileSync(name, "utf8").matchAll(/\bsql(?:<[^`]*?>)?(?:\.raw\()?`([^`]*)`/g);
			return Array.from(found, ([, text = ""]) => text);
		});
	expect(texts.length).toBeGreaterThan(100);
	expect(texts.filter((text) => /[^ -~\s]/.test(text))).toEqual([]);
});
