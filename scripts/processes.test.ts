import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { startProcess } from "./processes.ts";

/** A program that starts another one, prints both ids, and goes on until it is ended. */
const family = `const { spawn } = require("node:child_process");
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
console.log(process.pid + " " + child.pid);
setInterval(() => {}, 1000);`;

function isAlive(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch {
		return false;
	}
}

function startFamily() {
	let report: (ids: number[]) => void;
	const ids = new Promise<number[]>((resolve) => {
		report = resolve;
	});
	const onOutput = (text: string) => report(text.trim().split(" ").map(Number));
	const program = startProcess(process.execPath, ["-e", family], { onOutput });
	return { program, ids };
}

test("stopping a program ends what it started, too", async () => {
	const { program, ids } = startFamily();
	const started = await ids;
	expect(started.map(isAlive)).toEqual([true, true]);
	await program.stop();
	await expect.poll(() => started.map(isAlive)).toEqual([false, false]);
});

test("nothing is left of a program that is killed", async () => {
	const { program, ids } = startFamily();
	const [parent = 0, child = 0] = await ids;
	process.kill(parent, "SIGKILL");
	expect(await program.ended).toBe(137);
	await expect.poll(() => isAlive(child)).toBe(false);
});

test("once a program was killed, nothing of it runs any more", async () => {
	const { program, ids } = startFamily();
	const started = await ids;
	await program.kill();
	expect(started.map(isAlive)).toEqual([false, false]);
});

test("nothing is left running when the process that started it is killed", async () => {
	const code = `import("./scripts/processes.ts").then(({ startProcess }) =>
		startProcess(process.execPath, ["-e", ${JSON.stringify(family)}], { onOutput: (text) => console.log(text.trim()) }))`;
	const starter = spawn(process.execPath, ["--import", "tsx", "--eval", code]);
	const [line] = await once(createInterface(starter.stdout), "line");
	const started = String(line).split(" ").map(Number);
	expect(started.map(isAlive)).toEqual([true, true]);
	starter.kill("SIGKILL");
	await expect.poll(() => started.map(isAlive)).toEqual([false, false]);
});

test("a program's own exit code is told, and it has time to end well", async () => {
	expect(await startProcess(process.execPath, ["-e", "process.exit(7)"]).ended).toBe(7);
	const gentle = `process.on("SIGTERM", () => setTimeout(() => { console.log("saved"); process.exit(3); }, 100));
		console.log("up"); setInterval(() => {}, 1000);`;
	const program = startProcess(process.execPath, ["-e", gentle]);
	await expect.poll(() => program.output()).toContain("up");
	await program.stop();
	expect(await program.ended).toBe(3);
	expect(program.output()).toContain("saved");
});

test("a program that is not there ends at once", async () => {
	const program = startProcess("/nowhere/at-all", []);
	expect(await program.ended).toBe(127);
	expect(program.output()).toMatch(/not found|No such file/);
});
