import { readdir, readFile, readlink } from "node:fs/promises";

/**
 * The port at which the runtime itself serves the Worker, behind `wrangler dev`'s own proxy. That proxy fails at, and
 * keeps waiting with, requests that Cloudflare's edge would refuse or pass on.
 * @throws {Error} where it cannot be found: anywhere but on Linux.
 */
export async function findRuntimePort(publicPort: number): Promise<number> {
	const own = await descendants(process.pid);
	const ports = (await Promise.all(own.map(listeningPorts))).flat().filter((port) => port !== publicPort);
	for (const port of ports) {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
		await answer?.body?.cancel();
		if (answer?.ok && answer.headers.has("X-Request-Id")) return port;
	}
	throw new Error("The runtime's own port was not found: this runs on Linux alone.");
}

async function descendants(ancestor: number): Promise<number[]> {
	const entries = await readdir("/proc").catch(() => []);
	const parents = new Map<number, number>();
	for (const pid of entries.filter((entry) => /^\d+$/.test(entry))) {
		const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
		parents.set(Number(pid), Number(/\) \S (\d+)/.exec(stat)?.[1] ?? 0));
	}
	const isBelow = (pid: number): boolean => {
		const parent = parents.get(pid) ?? 0;
		return parent === ancestor || (parent > 1 && isBelow(parent));
	};
	return [...parents.keys()].filter(isBelow);
}

/** The loopback ports that a runtime process listens at; none for another program. */
async function listeningPorts(pid: number): Promise<number[]> {
	const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
	if (name.trim() !== "workerd") return [];
	const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
	const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")));
	const sockets = new Set(links.map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]));
	const table = await readFile(`/proc/${pid}/net/tcp`, "utf8");
	return table.split("\n").flatMap((line) => {
		const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
		const listens = state === "0A" && sockets.has(inode);
		return listens ? [Number.parseInt(local.split(":")[1] ?? "", 16)] : [];
	});
}
