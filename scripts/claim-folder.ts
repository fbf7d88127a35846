import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, relative, resolve } from "node:path";

/** Where a claim is made: in the folder itself, so that every path to it meets the same claim. */
const CLAIM = "in-use.sock";

/**
 * Makes a data folder where there is none, for this user alone, and keeps it for this process until it ends: two
 * database servers on one folder would spoil it.
 * @throws {Error} saying what to do when another process has the folder, or it cannot be written.
 */
export async function claimFolder(folder: string): Promise<void> {
	const shown = relative(".", folder) || folder;
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		chmodSync(folder, 0o700);
		if (await tryClaim(folder)) return;
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(
			`The data folder ${shown} cannot be used: make it a folder that you can write, or choose another with DATA_DIR=.data-2 npm start (${why}).`,
		);
	}
	throw new Error(
		`Another npm start uses ${shown}: end it, or give this one its own folder with DATA_DIR=.data-2 npm start.`,
	);
}

/**
 * Claims an existing folder for this process until it ends. Returns false when another process has it. A socket is
 * the claim, because it cannot outlive its process as a file would; what is left of a killed one is removed.
 * @throws {Error} when the folder cannot be written.
 */
export async function tryClaim(folder: string): Promise<boolean> {
	// A socket's path may have no more than 100 characters, so a long one is reached by a link.
	const shortcut = mkdtempSync("/tmp/glasswing-");
	try {
		const link = join(shortcut, "d");
		symlinkSync(resolve(folder), link);
		if (await isAnswered(join(link, CLAIM))) return false;
		if (!(await removeStale(link))) return false;
		if (!(await listenOn(join(link, CLAIM)))) return false;
	} finally {
		rmSync(shortcut, { recursive: true, force: true });
	}
	process.once("exit", () => rmSync(join(folder, CLAIM), { force: true }));
	return true;
}

/** False when another process claimed the folder in the meantime. */
async function removeStale(folder: string): Promise<boolean> {
	const aside = join(folder, `${randomUUID().slice(0, 8)}.sock`);
	try {
		renameSync(join(folder, CLAIM), aside);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return true;
		throw error;
	}
	const isClaimed = await isAnswered(aside);
	if (isClaimed) renameSync(aside, join(folder, CLAIM));
	else rmSync(aside, { force: true });
	return !isClaimed;
}

/** False when another process was faster. */
function listenOn(socket: string): Promise<boolean> {
	const claim = createServer((visitor) => visitor.end());
	claim.unref();
	return new Promise((resolve, reject) => {
		claim.once("error", (error) => (errorCode(error) === "EADDRINUSE" ? resolve(false) : reject(error)));
		claim.listen(socket, () => {
			chmodSync(socket, 0o600);
			resolve(true);
		});
	});
}

function isAnswered(socket: string): Promise<boolean> {
	return new Promise((resolve) => {
		const visitor = connect(socket);
		visitor.once("connect", () => {
			visitor.destroy();
			resolve(true);
		});
		// A full queue of callers is no sign of death.
		visitor.once("error", (error) => resolve(errorCode(error) === "EAGAIN"));
	});
}

function errorCode(error: unknown): unknown {
	return error instanceof Error && "code" in error ? error.code : undefined;
}
