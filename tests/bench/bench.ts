import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { bundleWorkers } from "./bundle.ts";
import { chartOf } from "./chart.ts";
import { measureColdStart, measureStartUp } from "./cold-start.ts";
import { measureDashboard } from "./dashboard.ts";
import type { Finding } from "./finding.ts";
import { measureFanOut, measureReconnects } from "./live-feed.ts";
import { measureOwnerPages } from "./owner-pages.ts";
import { measurePageCosts } from "./page-costs.ts";
import { measurePages } from "./pages.ts";
import { measureSearch } from "./quote-search.ts";
import { number, summarize, tableOf } from "./report.ts";
import { absolute } from "./rounds.ts";
import { measureSave } from "./save.ts";
import { setStage } from "./stage.ts";

// `npm run bench`: the site beside the least that its platform can do, measured in turns on this machine: three takes,
// one table, and `results.json` and `results.svg` beside this file. `-- --quick` is a short take that writes nothing.

// `-- --takes 1 --quotes 20000` measures less, and the table says so.

const { values: flags } = parseArgs({
	options: { quick: { type: "boolean" }, takes: { type: "string" }, quotes: { type: "string" } },
});
const wanted = flags.quick
	? { takes: 1, quotes: 2_000, rounds: 2, seconds: 1, pairs: 5, starts: 2, told: 2, reconnects: 100 }
	: { takes: 3, quotes: 100_000, rounds: 6, seconds: 1, pairs: 25, starts: 4, told: 5, reconnects: 1_000 };
const effort = {
	...wanted,
	...(flags.takes && { takes: Number(flags.takes) }),
	...(flags.quotes && { quotes: Number(flags.quotes) }),
};
const DASHBOARDS = [50, 200, 500];
const RESULTS = "tests/bench/results";

/** KiB of the Worker's modules, compressed as they are uploaded. */
function weigh(script: string): Finding {
	const folder = dirname(script);
	const bytes = readdirSync(folder)
		.filter((name) => /\.(m?js|wasm)$/.test(name))
		.reduce((total, name) => total + gzipSync(readFileSync(join(folder, name))).length, 0);
	return absolute("the Worker, compressed", "KiB", bytes / 1024, { most: 600 });
}

function say(text: string): void {
	console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`);
}

/** Prints the table so far and, of a full run, keeps it. */
function report(takes: readonly Finding[][], plans: readonly string[]): void {
	const results = summarize(takes);
	const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
	console.log(
		`\n${tableOf(results)}\n\nHow the database finds the quotes:\n${plans.join("\n")}\n\n${machine}\n`,
	);
	if (flags.quick) return;
	const { stdout: commit } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
	const record = { commit: commit.trim(), machine, measuredAt: new Date().toISOString(), results, takes };
	writeFileSync(`${RESULTS}.json`, `${JSON.stringify(record, null, "\t")}\n`);
	writeFileSync(`${RESULTS}.svg`, chartOf(results, `${takes.length} takes on ${machine}`));
	console.log(`Written: ${RESULTS}.json, ${RESULTS}.svg`);
}

say(`Bundling, and seeding ${effort.quotes} quotes …`);
const bundles = bundleWorkers();
const stage = await setStage(bundles, effort.quotes);
const takes: Finding[][] = [];
try {
	for (let take = 1; take <= effort.takes; take++) {
		say(`Take ${take} of ${effort.takes} …`);
		const findings: Finding[] = [];
		const note = (...found: Finding[]) => {
			findings.push(...found);
			for (const { name, value } of found) say(`  ${number(value)}  ${name}`);
		};
		const search = await measureSearch(stage.many.db, stage.many.database);
		note(...search.findings);
		note(...(await measureColdStart(bundles.site, effort.starts)), measureStartUp(), weigh(bundles.site));
		note(...(await measurePageCosts(stage)));
		note(...(await measurePages(stage, effort)));
		note(...(await measureSave(stage, effort.pairs)));
		note(...(await measureDashboard(stage, effort.pairs, effort.quotes)));
		note(...(await measureOwnerPages(stage, bundles.site, effort)));
		for (const count of DASHBOARDS) note(await measureFanOut(stage, count, effort.told));
		// Last: what it leaves behind in the database would be in the others' way.
		note(await measureReconnects(stage, bundles.site, effort.reconnects));
		takes.push(findings);
		report(takes, search.plans);
	}
} finally {
	await stage.stop();
}
process.exitCode = summarize(takes).every(({ reached }) => reached) ? 0 : 1;
