import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

interface StartOptions {
	env?: NodeJS.ProcessEnv;
	cwd?: string;
	onOutput?: (text: string) => void;
	/** Whether the files and folders it makes are for this user alone. */
	isPrivate?: boolean;
}

/** A stop may take this long before the process is killed. */
const PATIENCE_MS = 8_000;

/** Runs a program, and kills its whole process group when this process is gone, however it went: then nobody holds the
 * other end of the guard's input any more. A shell, because it must outlive whatever kills Node. */
const GUARD = `exec 3<&0 </dev/null
trap : TERM INT HUP
"$@" 3<&- &
program=$!
(trap '' TERM INT HUP; exec >/dev/null 2>&1; read -r _ <&3; kill -KILL 0) &
watch=$!
exec 3<&-
while :; do wait "$program"; code=$?; kill -0 "$program" 2>/dev/null || break; done
kill -KILL "$watch" 2>/dev/null
exit "$code"`;

/** Starts a program in a process group of its own, so that nothing it starts is left behind: neither when it is stopped
 * or ends, nor when this process is killed. */
export function startProcess(file: string, args: readonly string[], options: StartOptions = {}) {
	const { env = process.env, cwd, onOutput, isPrivate = false } = options;
	// A child starts with the mask that its parent has at that moment.
	const mask = isPrivate ? process.umask(0o077) : process.umask();
	const child = spawn("/bin/sh", ["-c", GUARD, "guard", file, ...args], {
		env,
		detached: true,
		...(cwd && { cwd }),
	});
	process.umask(mask);
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			printed = (printed + text).slice(-20_000);
			onOutput?.(text);
		});
	}
	const ended = new Promise<number | null>((resolve) => {
		child
			.once("exit", (code) => {
				signalGroup(child, "SIGKILL");
				resolve(code);
			})
			.once("error", (error) => {
				printed += error.message;
				resolve(1);
			});
	});
	return {
		/** Resolves with the exit code when the process ends, however it ends. */
		ended,
		output: () => printed,
		/** Ends the process and everything it started; resolves when it is gone. */
		stop: () => stopGroup(child, ended),
		/** Ends them at once and unasked, as a crash does; resolves when the process is gone. */
		async kill() {
			if (!signalGroup(child, "SIGKILL")) return;
			await ended;
			// On a busy machine the program outlives its guard for a moment, with its port.
			for (const end = Date.now() + PATIENCE_MS; signalGroup(child, 0) && Date.now() < end; ) await pause(5);
		},
	};
}
export type RunningProcess = ReturnType<typeof startProcess>;

async function stopGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
	if (!signalGroup(child, "SIGTERM")) return;
	const timer = setTimeout(() => signalGroup(child, "SIGKILL"), PATIENCE_MS);
	await ended;
	clearTimeout(timer);
}

/** Returns false when the group is already gone. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
	if (!pid) return false;
	try {
		return process.kill(-pid, signal);
	} catch {
		return false;
	}
}

/** Ports already given out by this process: what was started on one may not listen yet. */
const givenPorts = new Set<number>();

/** A free TCP port on the loopback interface. It lies below those the system gives to connections
 * and to programs that take any: none of them can take it before it is used.
 * @throws {Error} when none is found. */
export async function freePort(): Promise<number> {
	for (let tries = 0; tries < 100; tries++) {
		const port = randomInt(15_000, 32_000);
		if (givenPorts.has(port) || !(await isPortFree(port))) continue;
		givenPorts.add(port);
		return port;
	}
	throw new Error("No loopback port could be had");
}

export async function isPortFree(port: number): Promise<boolean> {
	const server = createServer();
	return new Promise((resolve) => {
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}

/** Resolves as soon as the address answers 2xx or 3xx.
 * @throws {Error} with the program's last output when it ends first or does not answer in time. */
export async function waitUntilReady(url: string, program: RunningProcess, seconds = 60): Promise<void> {
	let over = false;
	void program.ended.then(() => {
		over = true;
	});
	const deadline = Date.now() + seconds * 1000;
	while (!over && Date.now() < deadline) {
		const response = await fetch(url, { redirect: "manual" }).catch(() => null);
		await response?.body?.cancel();
		if (response && response.status < 400) return;
		await pause(50);
	}
	throw new Error(`${url} did not become ready:\n${program.output()}`);
}
