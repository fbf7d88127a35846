import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const READ_ALOUD = new Set(["alt", "aria-description", "aria-label", "placeholder", "title"]);

/** What a component's markup says in words of its own. */
function looseWords(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isJsxText(node) && /[a-z]{2}/i.test(node.text)) found.push(node.text.trim());
		if (ts.isJsxAttribute(node) && READ_ALOUD.has(node.name.getText(source))) {
			const { initializer } = node;
			if (initializer && ts.isStringLiteral(initializer) && initializer.text) found.push(initializer.text);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test("components and pages take every word they show from the content", () => {
	const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".tsx"),
	);
	expect(files.length).toBeGreaterThan(100);
	const loose = files.flatMap((file) => looseWords(join("app", file)).map((words) => `${file}: ${words}`));
	expect(loose).toEqual([]);
});
