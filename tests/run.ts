import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../app/commands/processes";
import { ensureChromium } from "./support/chromium";
import { countPlaywright, countVitest, type Tally, tallyText } from "./support/results";

// `npm test`: every check, one after the other, each with its result. Its last line is `N passed, N failed`.

interface Step {
	name: string;
	/** Program and arguments; a program of the packages by its file. */
	command: () => [string, ...string[]];
	/** Reads the real number of tests from the reporter's file; without it, the step is one test. */
	count?: (report: string) => Tally;
	/** Whether it tests what the build step built. */
	needsBuild?: true;
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

const steps: Step[] = [
	{ name: "typecheck", command: () => node(`${packages}/typescript/bin/tsc`, "--noEmit") },
	{
		name: "lint",
		command: () => node(`${packages}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."),
	},
	{ name: "knip", command: () => node(`${packages}/knip/bin/knip.js`, "--treat-config-hints-as-errors") },
	{ name: "build", command: () => node("--import", "tsx", "app/commands/build.ts") },
	{
		name: "dry-run",
		command: () => node("--import", "tsx", "app/commands/deploy.ts", "--dry-run", "--no-build"),
		needsBuild: true,
	},
	{ name: "unit", command: () => vitest("unit"), count: countVitest },
	{ name: "edge", command: () => vitest("edge"), count: countVitest, needsBuild: true },
	{
		name: "e2e",
		command: () => {
			process.env.CHROMIUM_PATH = ensureChromium();
			process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf("e2e");
			return node(`${packages}/@playwright/test/cli.js`, "test", "--config", "tests/playwright.config.ts");
		},
		count: countPlaywright,
		needsBuild: true,
		minutes: 25,
	},
];

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

const total: Tally = { passed: 0, failed: 0 };
let built = true;
for (const step of steps) {
	const possible: boolean = built || !step.needsBuild;
	if (!possible) console.log(`✗ ${step.name}: not run, because it needs the build`);
	const tally: Tally = possible ? await run(step) : { passed: 0, failed: 1 };
	if (step.name === "build") built = tally.failed === 0;
	total.passed += tally.passed;
	total.failed += tally.failed;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(tallyText(total));
