import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "#scripts/processes.ts";
import { ensureChromium } from "./support/chromium.ts";
import { countPlaywright, countVitest, type Tally, tallyText } from "./support/results.ts";

// `npm test`: every check, each with its result. Its last line is `N passed, N failed`. What needs no build runs beside
// the build and the tests inside workerd; the browsers, which need the whole machine, come last.

interface Step {
	name: string;
	/** Program and arguments; a program of the packages by its file. */
	command: () => [string, ...string[]];
	/** Reads the real number of tests from the reporter's file; without it, the step is one test. */
	count?: (report: string) => Tally;
	/** Longest it may take, in minutes. */
	minutes?: number;
}

const packages = "node_modules";
const folder = mkdtempSync(join(tmpdir(), "glasswing-run-"));
const reportOf = (name: string) => join(folder, `${name}.json`);
const node = (file: string, ...args: string[]): [string, ...string[]] => [process.execPath, file, ...args];
const vitest = (project: string) =>
	node(
		`${packages}/vitest/vitest.mjs`,
		...["run", "--config", "tests/vitest.config.ts", "--project", project],
		...["--reporter", "default", "--reporter", "json", `--outputFile.json=${reportOf(project)}`],
	);

const sourceSteps: Step[] = [
	{ name: "typecheck", command: () => node(`${packages}/typescript/bin/tsc`, "--noEmit") },
	{
		name: "lint",
		command: () => node(`${packages}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."),
	},
	{ name: "knip", command: () => node(`${packages}/knip/bin/knip.js`, "--treat-config-hints-as-errors") },
	{ name: "unit", command: () => vitest("unit"), count: countVitest },
];

const buildStep: Step = {
	name: "build",
	command: () => node("--import", "tsx", "scripts/build.ts"),
};

const builtSteps: Step[] = [
	{
		name: "dry-run",
		command: () => node("--import", "tsx", "scripts/deploy.ts", "--dry-run", "--no-build"),
	},
	{ name: "edge", command: () => vitest("edge"), count: countVitest },
];

const browserStep: Step = {
	name: "e2e",
	command: () => {
		process.env.CHROMIUM_PATH = ensureChromium();
		process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf("e2e");
		return node(`${packages}/@playwright/test/cli.js`, "test", "--config", "tests/playwright.config.ts");
	},
	count: countPlaywright,
	minutes: 25,
};

/** Runs a step to its end. A step that crashed, timed out or left no results has failed once. */
async function run({ name, command, count, minutes = 10 }: Step): Promise<Tally> {
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
		tally = count ? count(reportOf(name)) : { passed: Number(code === 0), failed: Number(code !== 0) };
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

/** One after the other; the tallies of all. */
async function runAll(steps: readonly Step[]): Promise<Tally[]> {
	const tallies: Tally[] = [];
	for (const step of steps) tallies.push(await run(step));
	return tallies;
}

/** The build, and where it succeeds what tests it; else each of those has failed once. */
async function runBuilt(): Promise<{ tallies: Tally[]; built: boolean }> {
	const build = await run(buildStep);
	const built = build.failed === 0;
	return { tallies: [build, ...(built ? await runAll(builtSteps) : builtSteps.map(skip))], built };
}

function skip({ name }: Step): Tally {
	console.log(`✗ ${name}: not run, because it needs the build`);
	return { passed: 0, failed: 1 };
}

const [source, { tallies, built }] = await Promise.all([runAll(sourceSteps), runBuilt()]);
const browsers = built ? await run(browserStep) : skip(browserStep);
const total: Tally = { passed: 0, failed: 0 };
for (const { passed, failed } of [...source, ...tallies, browsers]) {
	total.passed += passed;
	total.failed += failed;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(tallyText(total));
