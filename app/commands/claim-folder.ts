import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * Keeps a data folder for this process until it ends: two database servers on one folder would spoil it.
 * A socket holds the claim, not a file: it cannot outlive its process.
 * @throws {Error} saying what to do when another process has the folder.
 */
export async function claimFolder(folder: string): Promise<void> {
	// In the system's own folder and by a hash, because a socket's path may have no more than 100 characters.
	const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
	const socket = join(tmpdir(), `glasswing-${name}.sock`);
	if (await isAnswered(socket))
		throw new Error(
			`Another npm start uses ${relative(".", folder) || folder}: end it, or give this one its own folder with DATA_DIR=.data-2 npm start.`,
		);
	rmSync(socket, { force: true });
	const claim = createServer((visitor) => visitor.end());
	await new Promise<void>((resolve, reject) => claim.once("error", reject).listen(socket, resolve));
	claim.unref();
}

function isAnswered(socket: string): Promise<boolean> {
	return new Promise((resolve) => {
		const visitor = connect(socket);
		visitor.once("connect", () => {
			visitor.destroy();
			resolve(true);
		});
		visitor.once("error", () => resolve(false));
	});
}
