import type { RunningProcess } from "./processes.ts";

/** After so many ends and failed starts within so many milliseconds a part is not started again. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 60_000;

/** Starts a part, and starts it again whenever it ends by itself, saying so through `report`. Calls `giveUp` when that
 * happens too often.
 * @throws {Error} when the first start fails. */
export async function keepRunning(
	{ name, start }: { name: string; start(): Promise<RunningProcess> },
	report: (message: string) => void,
	giveUp: (message: string) => void,
) {
	let program = await start();
	let isStopped = false;
	const ends: number[] = [];

	/** Returns why it did not start, or null. */
	async function restart(): Promise<string | null> {
		try {
			program = await start();
			if (isStopped) await program.stop();
			else report(`${name} is up again.`);
			return null;
		} catch (error) {
			return error instanceof Error ? error.message : String(error);
		}
	}

	async function restartForEver(): Promise<void> {
		let failure: string | null = null;
		while (!isStopped) {
			if (failure === null) await program.ended;
			if (isStopped) return;
			ends.push(Date.now());
			if (ends.filter((time) => time > Date.now() - WINDOW_MS).length > MAX_RESTARTS)
				return giveUp(`${name} is down:\n${(failure ?? program.output()).slice(-2000)}`);
			report(`${name} ended unexpectedly and is started again.`);
			failure = await restart();
		}
	}

	void restartForEver();
	return {
		async stop() {
			isStopped = true;
			await program.stop();
		},
	};
}
