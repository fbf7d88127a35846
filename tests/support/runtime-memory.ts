import { readdirSync, readFileSync } from "node:fs";

/**
 * How much memory the runtimes hold that this process and those it started have started, in MiB.
 * @throws {Error} anywhere but on Linux.
 */
export function runtimeMemory(): number {
	const programs = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const statuses = programs.map(statusOf).filter((status) => status.size > 0);
	const parents = new Map(statuses.map((status) => [status.get("Pid"), status.get("PPid")]));
	const isOurs = (pid: string | undefined): boolean =>
		pid !== undefined && pid !== "0" && (pid === String(process.pid) || isOurs(parents.get(pid)));
	const runtimes = statuses.filter((status) => status.get("Name") === "workerd" && isOurs(status.get("Pid")));
	if (runtimes.length === 0) throw new Error("No runtime was found: this runs on Linux alone.");
	return runtimes.reduce((sum, status) => sum + Number.parseInt(status.get("VmRSS") ?? "0", 10) / 1024, 0);
}

/** What the system tells of a program; nothing once it has ended. */
function statusOf(pid: string): ReadonlyMap<string, string> {
	try {
		const lines = readFileSync(`/proc/${pid}/status`, "utf8").split("\n");
		return new Map(lines.map((line) => [line.split(":")[0] ?? "", line.split(":\t")[1]?.trim() ?? ""]));
	} catch {
		return new Map();
	}
}
