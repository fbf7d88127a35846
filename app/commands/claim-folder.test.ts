import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimFolder } from "./claim-folder";

function claimElsewhere(folder: string) {
	const code = `import("./app/commands/claim-folder.ts").then(async ({ claimFolder }) => { await claimFolder(${JSON.stringify(folder)}); console.log("claimed"); setInterval(() => {}, 1000); })`;
	return spawn(process.execPath, ["--import", "tsx", "--eval", code]);
}

test("a folder is refused while another process has it, and free again when that one was killed", async () => {
	const folder = mkdtempSync(join(tmpdir(), "glasswing-claim-"));
	const other = claimElsewhere(folder);
	await once(other.stdout, "data");
	await expect(claimFolder(folder)).rejects.toThrow(/Another npm start uses .*DATA_DIR=/);
	other.kill("SIGKILL");
	await once(other, "exit");
	await expect(claimFolder(folder)).resolves.toBeUndefined();
});
