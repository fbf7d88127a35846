import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export interface RunningProcess {
	/** Ends the process and everything it started; resolves when it is gone. */
	stop(): Promise<void>;
	/** Ends them at once and unasked, as a crash does; resolves when the process is gone. */
	kill(): Promise<void>;
	/** Resolves with the exit code when the process ends, however it ends. */
	ended: Promise<number | null>;
	/** What it has printed so far, for a message when it fails. */
	output(): string;
}

interface StartOptions {
	env?: NodeJS.ProcessEnv;
	/** Called with every piece printed. */
	onOutput?: (text: string) => void;
	/** Milliseconds a stop may take before the process is killed. */
	patience?: number;
}

/** Starts a program in a process group of its own, so that nothing it starts is left behind. */
export function startProcess(
	file: string,
	args: readonly string[],
	options: StartOptions = {},
): RunningProcess {
	const { env = process.env, onOutput, patience = 8_000 } = options;
	const child = spawn(file, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			printed = (printed + text).slice(-20_000);
			onOutput?.(text);
		});
	}
	const ended = new Promise<number | null>((resolve) => {
		child.once("exit", resolve).once("error", (error) => {
			printed += error.message;
			resolve(1);
		});
	});
	return {
		ended,
		output: () => printed,
		stop: () => stopGroup(child, ended, patience),
		async kill() {
			if (signalGroup(child, "SIGKILL")) await ended;
		},
	};
}

async function stopGroup(child: ChildProcess, ended: Promise<unknown>, patience: number): Promise<void> {
	if (!signalGroup(child, "SIGTERM")) return;
	const timer = setTimeout(() => signalGroup(child, "SIGKILL"), patience);
	await ended;
	clearTimeout(timer);
	// What the program started and did not end itself.
	signalGroup(child, "SIGKILL");
}

/** False when the group is already gone. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
	if (!pid) return false;
	try {
		return process.kill(-pid, signal);
	} catch {
		return false;
	}
}

/** A free TCP port on the loopback interface. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	return address.port;
}

/** Whether something can listen on the port now. */
export async function isPortFree(port: number): Promise<boolean> {
	const server = createServer();
	return new Promise((resolve) => {
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}

/**
 * Resolves as soon as the address answers 2xx or 3xx.
 * @throws {Error} with the program's last output when it ends first or does not answer in time.
 */
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
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`${url} did not become ready:\n${program.output()}`);
}
