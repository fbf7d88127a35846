import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** They are sent by scripts of their own, which keep what waits on the device. */
const others = ["log-out.tsx", "quote-triage.ts"];

test("every route that an owner's form posts to keeps the page where nothing answers", () => {
	const folder = "app/routes/admin";
	const posted = readdirSync(folder).filter(
		(file) =>
			!others.includes(file) &&
			/^export (async function|function|const) action\b/m.test(readFileSync(`${folder}/${file}`, "utf8")),
	);
	expect(posted.length).toBeGreaterThan(15);
	const without = (files: string[], name: string) =>
		files.filter((file) => !readFileSync(`${folder}/${file}`, "utf8").includes(name));
	expect(without(posted, "clientAction")).toEqual([]);
	// An import keeps all on the server, and the PIN's page is not loaded anew beside an answer.
	const pages = posted.filter((file) => file.endsWith(".tsx") && !/^(import|unlock)/.test(file));
	expect(without(pages, "clientLoader")).toEqual([]);
});
