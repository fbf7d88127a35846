import { readdirSync, readFileSync } from "node:fs";

type Status = ReadonlyMap<string, string>;

/**
 * How much memory the runtimes hold that this process and those it started have started, in MiB.
 * @throws {Error} anywhere but on Linux.
 */
export function runtimeMemory(): number {
	return ourRuntimes().reduce(
		(sum, status) => sum + Number.parseInt(status.get("VmRSS") ?? "0", 10) / 1024,
		0,
	);
}

/**
 * A clock of the processor time that these runtimes use, in milliseconds. Unlike a duration it does not grow while the
 * machine does something else.
 * @throws {Error} anywhere but on Linux.
 */
export function runtimeProcessorClock(): () => number {
	const pids = ourRuntimes().map((status) => status.get("Pid") ?? "");
	return () => pids.flatMap(threadsOf).reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
}

function ourRuntimes(): Status[] {
	const programs = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const statuses = programs.map(statusOf).filter((status) => status.size > 0);
	const parents = new Map(statuses.map((status) => [status.get("Pid"), status.get("PPid")]));
	const isOurs = (pid: string | undefined): boolean =>
		pid !== undefined && pid !== "0" && (pid === String(process.pid) || isOurs(parents.get(pid)));
	const runtimes = statuses.filter((status) => status.get("Name") === "workerd" && isOurs(status.get("Pid")));
	if (runtimes.length === 0) throw new Error("No runtime was found: this runs on Linux alone.");
	return runtimes;
}

/** What the system tells of a program; nothing once it has ended. */
function statusOf(pid: string): Status {
	const lines = read(`/proc/${pid}/status`).split("\n");
	return new Map(
		lines
			.filter((line) => line !== "")
			.map((line) => [line.split(":")[0] ?? "", line.split(":\t")[1]?.trim() ?? ""]),
	);
}

/** The processor time of each thread of a program, in nanoseconds. */
function threadsOf(pid: string): number[] {
	return readdirSync(`/proc/${pid}/task`).map((thread) =>
		Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0] ?? 0),
	);
}

function read(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
