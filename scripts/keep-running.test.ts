import { expect, test } from "vitest";
import { keepRunning } from "./keep-running.ts";
import { type RunningProcess, startProcess } from "./processes.ts";

const sleeper = () => startProcess(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);

test("a part that is killed is reported and started again, and stays stopped when it is stopped", async () => {
	const started: RunningProcess[] = [];
	const said: string[] = [];
	const start = async () => {
		const program = sleeper();
		started.push(program);
		return program;
	};
	const part = await keepRunning(
		{ name: "The Worker", start },
		(message) => said.push(message),
		(message) => said.push(message),
	);
	await started[0]?.kill();
	await expect
		.poll(() => said)
		.toEqual(["The Worker ended unexpectedly and is started again.", "The Worker is up again."]);
	await part.stop();
	expect(await started[1]?.ended).not.toBeUndefined();
	expect(started).toHaveLength(2);
	expect(said).toHaveLength(2);
});

test("a part that ends again and again is given up, with its last words", async () => {
	const words = 'console.log("no space left"); process.exit(1)';
	const end = new Promise<string>((giveUp) => {
		void keepRunning(
			{ name: "The local database", start: async () => startProcess(process.execPath, ["-e", words]) },
			() => {},
			giveUp,
		);
	});
	expect(await end).toMatch(/^The local database is down:\nno space left/);
});

test("a part that does not come up again is given up, with the reason", async () => {
	let starts = 0;
	const start = async () => {
		starts += 1;
		if (starts > 1) throw new Error("the port is taken");
		return startProcess(process.execPath, ["-e", ""]);
	};
	const end = new Promise<string>((giveUp) => {
		void keepRunning({ name: "The Worker", start }, () => {}, giveUp);
	});
	expect(await end).toBe("The Worker is down:\nthe port is taken");
});
