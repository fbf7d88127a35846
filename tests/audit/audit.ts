import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startSite } from "../support/site.ts";
import { collectPages, type SentPage } from "./collect-pages.ts";

// `npm run audit`: the Nu HTML checker, which is what the W3C runs, on every page of the built site. It needs Java.

const reportSchema = z.object({
	messages: z.array(
		z.object({
			type: z.string(),
			url: z.string(),
			message: z.string(),
			lastLine: z.number().optional(),
			extract: z.string().optional(),
		}),
	),
});

/** Newer than the checker's list of at-rules: CSS View Transitions Level 2. */
const NOT_YET_KNOWN = "CSS: Unrecognized at-rule “@view-transition”";

/** What the checker calls an error, page by page. */
function check(pages: readonly SentPage[], folder: string): string[] {
	const files = pages.map(({ html }, position) => {
		const file = join(folder, `${position}.html`);
		writeFileSync(file, html);
		return file;
	});
	const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
	const options = ["-jar", jar, "--errors-only", "--stdout", "--exit-zero-always", "--format", "json"];
	const { stdout } = spawnSync("java", [...options, ...files], { encoding: "utf8", maxBuffer: 50_000_000 });
	const { messages } = reportSchema.parse(JSON.parse(stdout));
	const faults = messages.filter(({ message }) => message !== NOT_YET_KNOWN);
	return faults.map(({ url, message, lastLine, extract }) => {
		const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
		return `${page?.name}, line ${lastLine}: ${message}\n    ${extract?.trim()}`;
	});
}

if (spawnSync("java", ["-version"]).status !== 0) {
	console.error("The Nu HTML checker needs Java 11 or newer: install one and run `npm run audit` again.");
	process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "glasswing-audit-"));
const site = await startSite();
try {
	const pages = await collectPages(site.baseUrl);
	const faults = check(pages, folder);
	for (const fault of faults) console.log(fault);
	console.log(`${pages.length} pages checked, ${faults.length} errors`);
	process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
