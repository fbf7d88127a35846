import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The mails of a running site, which its runtime writes to files instead of sending them. */
export class SentMails {
	private readonly folder: string;

	constructor(folder: string) {
		this.folder = folder;
	}

	/** The plain texts of all mails that contain a text. Wait for one with `expect.poll`. */
	texts(containing: string): Promise<string[]> {
		return this.bodies("email-text", containing);
	}

	/** Likewise the HTML documents. */
	documents(containing: string): Promise<string[]> {
		return this.bodies("email-html", containing);
	}

	private async bodies(kind: string, containing: string): Promise<string[]> {
		const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
		const files = entries.filter((entry) => entry.isFile() && entry.parentPath.endsWith(join("files", kind)));
		const bodies = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
		return bodies.filter((body) => body.includes(containing));
	}
}
