import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds a process had a processor so far, on all its threads; Linux tells each thread's, in nanoseconds. */
export function processorTime(pid: number | string | undefined): number {
	const threads = `/proc/${pid}/task`;
	if (!existsSync(threads)) return Number.NaN;
	return readdirSync(threads)
		.map((thread) => Number(readFileSync(join(threads, thread, "schedstat"), "utf8").split(" ", 1)[0]) / 1e6)
		.reduce((sum, time) => sum + time, 0);
}

/** The same of all the runtimes that this process started. */
export function runtimesTime(): number {
	const own = new RegExp(`^\\d+ \\(workerd\\) . ${process.pid} `);
	const runtimes = readdirSync("/proc").filter((name) => {
		const state = `/proc/${name}/stat`;
		return /^\d+$/.test(name) && existsSync(state) && own.test(readFileSync(state, "utf8"));
	});
	return runtimes.reduce((sum, pid) => sum + processorTime(pid), 0);
}
