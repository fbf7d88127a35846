import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed and how many did not; a skipped test did not. */
export interface Tally {
	passed: number;
	failed: number;
}

const count = z.int().nonnegative();

const vitestSchema = z.object({
	numTotalTests: count,
	numPassedTests: count,
	testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightSchema = z.object({
	stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
	errors: z.array(z.unknown()),
});

/**
 * Counts vitest's JSON report. A file that could not even be loaded has failed once.
 * @throws {Error} when there is no such report.
 */
export function countVitest(path: string): Tally {
	const report = vitestSchema.parse(read(path));
	const broken = report.testResults.filter(
		({ status, assertionResults }) => status !== "passed" && assertionResults.length === 0,
	);
	return orNothingRan({
		passed: report.numPassedTests,
		failed: report.numTotalTests - report.numPassedTests + broken.length,
	});
}

/**
 * Counts Playwright's JSON report. An error outside any test has failed once.
 * @throws {Error} when there is no such report.
 */
export function countPlaywright(path: string): Tally {
	const { stats, errors } = playwrightSchema.parse(read(path));
	return orNothingRan({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
	});
}

/** The line that sums up: `12 passed, 0 failed`. */
export function tallyText({ passed, failed }: Tally): string {
	return `${passed} passed, ${failed} failed`;
}

/** Reads the last line of a run that sums itself up; one that broke off has failed once. */
export function countClosingLine(output: string): Tally {
	const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
	return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}

/** A suite without a single test has not shown anything. */
function orNothingRan(tally: Tally): Tally {
	return tally.passed + tally.failed === 0 ? { passed: 0, failed: 1 } : tally;
}

function read(path: string): unknown {
	return JSON.parse(readFileSync(path, "utf8"));
}
