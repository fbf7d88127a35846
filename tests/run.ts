import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "#scripts/processes.ts";
import { ensureChromium } from "./support/chromium.ts";
import { countClosingLine, countPlaywright, countVitest, type Tally, tallyText } from "./support/results.ts";

// `npm test`: every check, each with its result. Its last line is `N passed, N failed`. One more runs at a time than
// the machine has cores, for each waits now and then; the browsers, which need the whole machine, come last, and after
// them, with `-- --engines`, those of `npm run test:engines`.

interface Step {
	name: string;
	/** Program and arguments; a program of the packages by its file. */
	command: () => [string, ...string[]];
	/** Reads the real number of tests from the reporter's file or from what was printed; without it, the step is one test. */
	count?: (report: string, output: string) => Tally;
	/** Not run, and failed, where the build failed. */
	needsBuild?: boolean;
	/** Longest that the step may take, in minutes: far more than a slow machine needs, for the limit ends what hangs. */
	minutes?: number;
}

const packages = "node_modules";
const folder = mkdtempSync(join(tmpdir(), "glasswing-run-"));
const reportOf = (name: string) => join(folder, `${name}.json`);
const node = (file: string, ...args: string[]): [string, ...string[]] => [process.execPath, file, ...args];
const vitest = (name: string, ...args: string[]) =>
	node(
		`${packages}/vitest/vitest.mjs`,
		...["run", "--config", "tests/vitest.config.ts", ...args],
		...["--reporter", "default", "--reporter", "json", `--outputFile.json=${reportOf(name)}`],
	);

const CORES = Math.max(2, availableParallelism());

/** Alone, the tests inside workerd would use one core. */
const EDGE_PARTS = Math.min(CORES + 1, 8);

function edgeStep(part: number): Step {
	const name = `edge ${part} of ${EDGE_PARTS}`;
	return {
		name,
		command: () => vitest(name, "--project", "edge", `--shard=${part}/${EDGE_PARTS}`),
		count: countVitest,
		needsBuild: true,
	};
}

const buildStep: Step = { name: "build", command: () => node("--import", "tsx", "scripts/build.ts") };

/** What runs beside and after the build, in an order in which all end at about the same time on two cores. */
const steps: readonly Step[] = [
	{ name: "typecheck", command: () => node(`${packages}/typescript/bin/tsc`, "--noEmit") },
	edgeStep(1),
	{
		name: "lint",
		command: () => node(`${packages}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."),
	},
	{ name: "knip", command: () => node(`${packages}/knip/bin/knip.js`, "--treat-config-hints-as-errors") },
	{ name: "previous release", command: () => node("--import", "tsx", "tests/previous-release.ts") },
	...Array.from({ length: EDGE_PARTS - 1 }, (_, index) => edgeStep(index + 2)),
	{ name: "unit", command: () => vitest("unit", "--project", "unit"), count: countVitest },
	{
		name: "old browsers",
		command: () => {
			const browsers = ["checkBrowser", "--checkFeatures", "--module"];
			return node(`${packages}/es-check/lib/cli/index.js`, ...browsers, "build/client/**/*.js");
		},
		needsBuild: true,
	},
	{
		name: "dry-run",
		command: () => node("--import", "tsx", "scripts/deploy.ts", "--dry-run", "--no-build"),
		needsBuild: true,
	},
];

const browserStep: Step = {
	name: "e2e",
	command: () => {
		process.env.CHROMIUM_PATH = ensureChromium();
		process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf("e2e");
		return node(`${packages}/@playwright/test/cli.js`, "test", "--config", "tests/playwright.config.ts");
	},
	count: countPlaywright,
	needsBuild: true,
	minutes: 45,
};

const enginesStep: Step = {
	name: "engines",
	command: () => node("--import", "tsx", "tests/engines/run.ts"),
	count: (_, output) => countClosingLine(output),
	needsBuild: true,
};

/** Runs a step to its end. A step that crashed, timed out or left no results has failed once. */
async function run({ name, command, count, minutes = 20 }: Step): Promise<Tally> {
	const started = Date.now();
	let tally: Tally;
	let output = "";
	try {
		const program = startProcess(...split(command()), { onOutput: (text) => (output += text) });
		const timer = setTimeout(() => {
			output += `\nStopped: it took longer than ${minutes} minutes.\n`;
			void program.stop();
		}, minutes * 60_000);
		const code = await program.ended;
		clearTimeout(timer);
		await program.stop();
		tally = count
			? count(reportOf(name), output)
			: { passed: Number(code === 0), failed: Number(code !== 0) };
		if (code !== 0 && tally.failed === 0) tally.failed = 1;
	} catch (error) {
		output += error instanceof Error ? `\n${error.message}\n` : String(error);
		tally = { passed: 0, failed: 1 };
	}
	const seconds = ((Date.now() - started) / 1000).toFixed(1);
	if (tally.failed > 0) console.log(`\n──── ${name} ────\n${output.trim()}\n────`);
	console.log(`${tally.failed > 0 ? "✗" : "✓"} ${name}: ${tallyText(tally)} (${seconds} s)`);
	return tally;
}

function split([file, ...args]: [string, ...string[]]): [string, string[]] {
	return [file, args];
}

const build = run(buildStep);

async function runOrSkip(step: Step): Promise<Tally> {
	if (!step.needsBuild || (await build).failed === 0) return run(step);
	console.log(`✗ ${step.name}: not run, because it needs the build`);
	return { passed: 0, failed: 1 };
}

const waiting = [...steps];

/** Runs one step after the other, until none waits. */
async function runWaiting(): Promise<Tally[]> {
	const tallies: Tally[] = [];
	for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await runOrSkip(step));
	return tallies;
}

const lanes = await Promise.all([build.then(runWaiting), ...Array.from({ length: CORES }, runWaiting)]);
const tallies = [await build, ...lanes.flat(), await runOrSkip(browserStep)];
if (process.argv.includes("--engines")) tallies.push(await runOrSkip(enginesStep));
const total: Tally = { passed: 0, failed: 0 };
for (const { passed, failed } of tallies) {
	total.passed += passed;
	total.failed += failed;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(tallyText(total));
