import { writeFileSync } from "node:fs";
import { type RunningProcess, startProcess } from "./processes.ts";

interface BuildOptions {
	/** Where all that the build prints is written. */
	logFile: string;
	/** Called with the build's process, so that it can be stopped. */
	onStart?: (program: RunningProcess) => void;
}

/**
 * Builds the site as `npm run build` does, showing that it goes on but not what it prints.
 * @throws {Error} with the build's last line and where the rest is.
 */
export async function buildSite({ logFile, onStart }: BuildOptions): Promise<void> {
	const started = Date.now();
	const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
	let log = "";
	const program = startProcess(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
		onOutput: (text) => {
			log += text;
		},
	});
	onStart?.(program);
	const isTerminal = process.stdout.isTTY;
	process.stdout.write(isTerminal ? "" : "Building the site …\n");
	const ticker = setInterval(() => {
		if (isTerminal) process.stdout.write(`\rBuilding the site … ${seconds()} `);
	}, 500);
	const code = await program.ended;
	clearInterval(ticker);
	writeFileSync(logFile, log, { mode: 0o600 });
	if (isTerminal) process.stdout.write("\r");
	if (code !== 0) throw new Error(`The build failed: ${lastLine(log)}\nIts whole log is in ${logFile}.`);
	console.log(`Built the site in ${seconds()}.`);
}

function lastLine(log: string): string {
	return log.trim().split("\n").at(-1) ?? "it said nothing.";
}
