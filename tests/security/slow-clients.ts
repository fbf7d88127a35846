import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { paths } from "#app/config/paths.ts";
import { percentile } from "../bench/finding.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { pause } from "../support/parallel.ts";
import { startScriptSite } from "../support/script-site.ts";
import { walkWizard } from "../support/wizard-walk.ts";

// `npm run security:slow`: slowhttptest (Debian's package) holds 400 connections to the built Worker that send their
// head, send their body, or read their answer as slowly as they can, a minute each, while a visitor goes on asking.
// `npm run security:slow -- 20` takes 20 seconds each.

const seconds = askedSize(60);
const CONNECTIONS = 400;
/** How long the visitor's pages may take meanwhile, in milliseconds. */
const LIMIT_MS = 5_000;

const attacks = {
	"slow heads": ["-H", "-i", "5"],
	"slow bodies": ["-B", "-i", "5", "-s", "8192"],
	"slow reading": ["-X", "-w", "1", "-y", "20", "-z", "5", "-n", "2", "-k", "3"],
} as const;

const findings = new Findings(`${CONNECTIONS} slow clients at once, ${seconds} s of each kind`);
const running = await startScriptSite();
try {
	for (const [name, options] of Object.entries(attacks)) {
		let over = false;
		const path = name === "slow reading" ? paths.home : `${paths.quote}?index`;
		const attack = slowly([...options, "-u", `${running.baseUrl}${path}`]).finally(() => {
			over = true;
		});
		const times: number[] = [];
		let faults = 0;
		while (!over) {
			for (const page of [paths.home, paths.quote]) {
				const asked = performance.now();
				const status = await statusOf(`${running.baseUrl}${page}`);
				times.push(performance.now() - asked);
				if (status !== 200) faults++;
			}
			await pause(200);
		}
		await attack;
		const spread = [0.5, 1].map((share) => percentile(times, share).toFixed(0)).join(" / ");
		findings.note(`${name}: the visitor's pages, median / slowest, ms`, spread);
		findings.promise(`${name}: the visitor's pages that failed`, faults);
	}
	findings.promise(
		"faults of a walk through the wizard afterwards",
		(await walkWizard(running.baseUrl, "Ann")).length,
	);
	findings.print();
} finally {
	await running.stop();
}

async function slowly(options: string[]): Promise<void> {
	const size = ["-c", String(CONNECTIONS), "-r", "100", "-l", String(seconds)];
	try {
		await promisify(execFile)("slowhttptest", [...size, ...options], { maxBuffer: 2 ** 28 });
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			throw new Error("There is no slowhttptest: apt-get install slowhttptest");
		throw error;
	}
}

/** 0 where no answer came in time. */
async function statusOf(url: string): Promise<number> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
		await response.text();
		return response.status;
	} catch {
		return 0;
	}
}
