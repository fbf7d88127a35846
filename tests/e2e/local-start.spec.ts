import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isPortFree } from "#scripts/processes.ts";
import { runByNpm, runDatabaseCommand, runLocalStart } from "../support/local-start.ts";

/** The ids of the processes whose command line contains both texts. */
function processesOf(...texts: string[]): number[] {
	return execFileSync("ps", ["-A", "-o", "pid=,args="], { encoding: "utf8" })
		.split("\n")
		.filter((line) => texts.every((text) => line.includes(text)) && !line.includes("/bin/sh"))
		.map((line) => Number.parseInt(line, 10));
}

test("npm start brings back what is killed, does the scheduled work, can be backed up, and leaves nothing running", {
	tag: ["@desktop", "@js"],
}, async () => {
	test.setTimeout(180_000);
	const site = await runLocalStart();
	try {
		expect(site.program.output().trim().split("\n").length).toBeLessThanOrEqual(12);
		const database = site.openDatabase();
		const runtime = () => processesOf("workerd", `entry=127.0.0.1:${new URL(site.baseUrl).port}`);
		for (const id of runtime()) process.kill(id, "SIGKILL");
		await expect
			.poll(() => site.program.output(), { timeout: 5_000 })
			.toContain("The Worker ended unexpectedly and is started again.");
		// Only now: a mail whose sender is killed waits its turn before it is sent again.
		await database.execute(`insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at)
			values ('k', 'password-changed', '{"to":"owner@glasswing.example"}', 1, 1)`);
		const sent = async () => (await database.execute("select sent_at from outbox")).rows[0]?.sent_at;
		// The run at the start may have come just before; the next is at the full minute.
		await expect.poll(sent, { timeout: 75_000 }).not.toBeNull();

		const folder = join(site.dataDir, "..");
		const file = join(folder, "backup.sql");
		expect(await runDatabaseCommand("backup", file, site.dataDir)).toMatch(/\d+ rows in \d+ tables/);
		expect(await runDatabaseCommand("restore", file, join(folder, "restored"))).toContain(
			"its checks passed",
		);

		const erased = await runDatabaseCommand("erase-person", "(570) 555-0123", site.dataDir);
		expect(erased).toContain("Erased with their history and mails: 0");

		expect(processesOf("sqld", site.dataDir)).toHaveLength(1);
		await site.program.kill();
		await expect.poll(() => [...processesOf("sqld", site.dataDir), ...runtime()]).toEqual([]);
	} finally {
		await site.clear();
	}
});

for (const { script, args, signal } of [
	{ script: "start", args: ["--no-build"], signal: "SIGTERM" },
	{ script: "start", args: ["--no-build"], signal: "SIGKILL" },
	{ script: "dev", args: [], signal: "SIGTERM" },
	{ script: "dev", args: [], signal: "SIGKILL" },
] as const)
	test(`nothing of npm run ${script} is left when npm's own process gets ${signal}`, {
		tag: ["@desktop", "@js"],
	}, async () => {
		const { npm, port, dataDir, clear } = await runByNpm(script, ...args);
		try {
			expect(processesOf("sqld", dataDir)).toHaveLength(1);
			npm.kill(signal);
			await expect.poll(() => processesOf(dataDir)).toEqual([]);
			await expect.poll(() => isPortFree(port)).toBe(true);
		} finally {
			await clear();
		}
	});
