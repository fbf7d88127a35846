import { chmodSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { createClient, LibsqlError, type Transaction } from "@libsql/client";

/** Makes a data folder where there is none, for this user alone, and keeps it for this process until it ends: two
 * database servers on one folder would spoil it.
 * @throws {Error} saying what to do when another process has the folder, or it cannot be written. */
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

/** The claims of this process, which lasted no longer than the last reference to them. */
const claims: Transaction[] = [];

/** Claims an existing folder for this process until it ends. Returns false when another process has it. The claim is
 * SQLite's lock of a file in the folder, which the system releases however the process ends.
 * @throws {Error} when the folder cannot be written. */
export async function tryClaim(folder: string): Promise<boolean> {
	const client = createClient({ url: `file:${join(folder, "in-use.db")}` });
	try {
		claims.push(await client.transaction("write"));
		return true;
	} catch (error) {
		client.close();
		if (error instanceof LibsqlError && error.code === "SQLITE_BUSY") return false;
		throw error;
	}
}
