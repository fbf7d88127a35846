import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const british =
	/\b(?:un)?tick(?:s|ed|ing)?\b|\b(?:whilst|amongst|storeys?|grey|postcodes?|cheques?|fortnight|learnt|licence|centres?)\b|\b(?:colour|favour|behaviour|neighbour|honour|enquir|organis|recognis|realis|apologis)\w*/i;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test("what people read is American English", () => {
	const folders = ["content", "config", "services", "catalog", "answers"].map((name) => `app/${name}`);
	const files = folders
		.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
	expect(files.length).toBeGreaterThan(60);
	const texts = files.map((file) => readFileSync(file, "utf8").replace(comments, ""));
	expect(texts.flatMap((text) => text.match(british)?.[0] ?? [])).toEqual([]);
	expect("Please untick the box: colours may fade").toMatch(british);
});
