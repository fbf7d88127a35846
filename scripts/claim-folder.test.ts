import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { claimFolder } from "./claim-folder.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "glasswing-claim-"));

/** Another process that claims a folder; its first line says whether it has it. */
async function claimElsewhere(folder: string, env: NodeJS.ProcessEnv = {}) {
	const code = `import("./scripts/claim-folder.ts").then(({ claimFolder }) => claimFolder(${JSON.stringify(folder)}))
		.then(() => { console.log("claimed"); setInterval(() => {}, 1000); }, (error) => console.log(error.message))`;
	const child = spawn(process.execPath, ["--import", "tsx", "--eval", code], {
		env: { ...process.env, ...env },
	});
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	const [line] = await once(createInterface(child.stdout), "line");
	return { child, line: String(line) };
}

test("a folder is refused while another process has it, and free again when that one was killed", async () => {
	const folder = newFolder();
	const { child, line } = await claimElsewhere(folder);
	expect(line).toBe("claimed");
	await expect(claimFolder(folder)).rejects.toThrow(/^Another npm start uses .*DATA_DIR=/);
	child.kill("SIGKILL");
	await once(child, "exit");
	await expect(claimFolder(folder)).resolves.toBeUndefined();
	expect(readdirSync(folder).sort()).toEqual(["in-use.db", "in-use.db-journal"]);
});

test("neither a link to the folder nor another folder for temporary files gets around a claim", async () => {
	const folder = newFolder();
	expect((await claimElsewhere(folder)).line).toBe("claimed");
	const link = join(newFolder(), "link");
	symlinkSync(folder, link);
	expect((await claimElsewhere(link, { TMPDIR: newFolder() })).line).toMatch(/^Another npm start uses/);
});

test("of many that claim a killed one's folder at once, one gets it", async () => {
	const folder = newFolder();
	const { child } = await claimElsewhere(folder);
	child.kill("SIGKILL");
	await once(child, "exit");
	const claims = await Promise.all(Array.from({ length: 4 }, () => claimElsewhere(folder)));
	expect(claims.filter(({ line }) => line === "claimed")).toHaveLength(1);
});

test("a folder with a long path can be claimed, and is for this user alone", async () => {
	const folder = join(newFolder(), "a".repeat(200));
	mkdirSync(folder, { mode: 0o755 });
	await claimFolder(folder);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("what cannot be a data folder is said in one sentence", async () => {
	const file = join(newFolder(), "file");
	writeFileSync(file, "");
	for (const folder of [file, join(file, "below")])
		await expect(claimFolder(folder)).rejects.toThrow(
			/^The data folder .* cannot be used: [^\n]*DATA_DIR[^\n]*$/,
		);
});
