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
		const bodies: string[] = [];
		// One after the other: a long run leaves more than a process may have open.
		for (const file of files) bodies.push(await readFile(join(file.parentPath, file.name), "utf8"));
		return bodies.filter((body) => body.includes(containing));
	}
}

/** Under each name that a quote was sent with, how many mails tell of it. */
export async function mailedNames(mails: SentMails): Promise<ReadonlyMap<string, number>> {
	const mailed = new Map<string, number>();
	for (const text of await mails.texts("Name: ")) {
		const name = /^Name: (.*)$/m.exec(text)?.[1] ?? "";
		mailed.set(name, (mailed.get(name) ?? 0) + 1);
	}
	return mailed;
}
