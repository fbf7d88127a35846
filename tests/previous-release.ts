import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Runs the previous release on the new schema, as every deploy does between its migration and its upload, and as a
// rollback does: its own tests, with today's migrations. The previous release is the commit before the newest migration.
// Where that migration begins with `-- Pause`, the previous release cannot write on it, and refuses every write whole instead.

/** Of its tests those that write and read every table, and go by what triggers keep. */
const TESTS = ["save-quote", "save-addons", "make-offer", "job-date", "quote-search", "stages", "notes"];
/** What was mended of these since, for a test that was right by luck. The next migration empties the list. */
const MENDED: string[] = [];
const MIGRATIONS = "db/migrations";
const REFUSING = "refuses-whole";

function git(...args: string[]): string {
	return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function previousRelease(): string {
	if (git("status", "--porcelain", "--", MIGRATIONS)) return "HEAD";
	// A shallow clone would take its oldest commit for the one that made them all.
	if (git("rev-parse", "--is-shallow-repository") === "true") git("fetch", "--quiet", "--unshallow");
	return `${git("log", "-1", "--format=%H", "--", `${MIGRATIONS}/*.sql`)}^`;
}

function pausesThePreviousRelease(): boolean {
	const newest =
		readdirSync(MIGRATIONS)
			.sort()
			.findLast((file) => file.endsWith(".sql")) ?? "";
	return readFileSync(join(MIGRATIONS, newest), "utf8").startsWith("-- Pause");
}

function run(folder: string, ...args: string[]): void {
	const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: "inherit" });
	if (status !== 0)
		throw new Error("The previous release does not work on the new schema; the lines above say why.");
}

/** Its own packages, where today's are others: it may need one that is gone. */
function installPackages(folder: string, release: string): void {
	if (git("diff", "--name-only", release, "--", "package-lock.json") === "") {
		// Not the folder itself: its `.vite` would be shared with the tests that run at the same time.
		mkdirSync(join(folder, "node_modules"));
		for (const name of readdirSync("node_modules").filter((name) => name !== ".vite"))
			symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
		return;
	}
	const install = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
	execFileSync("npm", install, { cwd: folder, stdio: "inherit" });
}

const folder = mkdtempSync(join(tmpdir(), "glasswing-previous-"));
try {
	const release = previousRelease();
	console.log(`The previous release is ${git("log", "-1", "--format=%h (%s)", release)}`);
	execFileSync("tar", ["-x", "-C", folder], {
		input: execFileSync("git", ["archive", release], { maxBuffer: 1e9 }),
	});
	rmSync(join(folder, MIGRATIONS), { recursive: true });
	cpSync(MIGRATIONS, join(folder, MIGRATIONS), { recursive: true });
	for (const file of MENDED) cpSync(file, join(folder, file));
	const isPaused = pausesThePreviousRelease();
	if (isPaused) cpSync(`tests/previous/${REFUSING}.ts`, join(folder, `tests/edge/${REFUSING}.test.ts`));
	installPackages(folder, release);
	run(folder, "--import", "tsx", "scripts/build.ts");
	run(
		folder,
		...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", "edge"],
		...(isPaused ? [REFUSING] : TESTS).map((name) => `tests/edge/${name}.test.ts`),
	);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
