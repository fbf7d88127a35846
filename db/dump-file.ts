import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { z } from "zod";

export type RowCounts = Record<string, number>;

export interface DumpWriter {
	/** Appends a statement, without the semicolon. */
	write(statement: string): Promise<void>;
}

/** This stands between statements: a comment to SQL, and where this module parts them, since triggers have semicolons within. */
const BREAK = "\n--> statement-breakpoint\n";
const OPENING = ["PRAGMA foreign_keys=OFF;", "BEGIN;"];
const CLOSING = ["COMMIT;"];
const HEAD =
	"-- A backup made by npm run db:backup. Read it back with npm run db:restore, or sqlite3 NEW.db < FILE.\n";
const countsSchema = z.record(z.string(), z.int());

/** Writes a dump file through `fill`, which returns the rows of each table. The file has its name only when it is whole, for its owner alone.
 * @throws {Error} when there is such a file already, or `fill` fails. */
export async function writeDump(
	path: string,
	fill: (dump: DumpWriter) => Promise<RowCounts>,
): Promise<RowCounts> {
	if (existsSync(path)) throw new Error(`There is a file ${path} already: name another.`);
	const part = `${path}.part`;
	await rm(part, { force: true });
	const file = createWriteStream(part, { flags: "wx", mode: 0o600 });
	const hash = createHash("sha256");
	const append = async (text: string) => {
		hash.update(text);
		if (!file.write(text)) await once(file, "drain");
	};
	try {
		await once(file, "open");
		await append(HEAD + OPENING.map((statement) => statement + BREAK).join(""));
		const counts = await fill({ write: (statement) => append(`${statement};${BREAK}`) });
		await append(`${CLOSING.join("\n")}\n-- rows ${JSON.stringify(counts)}\n`);
		file.end(`-- sha256 ${hash.digest("hex")}\n`);
		await finished(file);
		await rename(part, path);
		return counts;
	} catch (error) {
		file.destroy();
		await rm(part, { force: true });
		throw error;
	}
}

/** The longest end of a file that is searched for the counts, in bytes. */
const TAIL = 64 * 1024;

/** Returns the rows that a dump file says each table has. @throws {Error} when the file is not whole, or was changed. */
export async function checkDump(path: string): Promise<RowCounts> {
	const file = await open(path);
	try {
		const { size } = await file.stat();
		const start = Math.max(0, size - TAIL);
		const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
		const tail = buffer.subarray(0, bytesRead).toString("utf8");
		const [, rows, sealed] = /\n-- rows (\{.*\})\n-- sha256 ([0-9a-f]{64})\n$/.exec(tail) ?? [];
		if (!rows || !sealed) throw new Error(`${path} is no whole backup: its end is missing.`);
		const hash = createHash("sha256");
		const seal = Buffer.byteLength(`-- sha256 ${sealed}\n`);
		for await (const chunk of createReadStream(path, { end: size - seal - 1 })) hash.update(chunk);
		if (hash.digest("hex") !== sealed) throw new Error(`${path} was changed or damaged since it was made.`);
		return countsSchema.parse(JSON.parse(rows));
	} finally {
		await file.close();
	}
}

/** The statements of a dump file one by one, without those that open and close its transaction. */
export async function* readDump(path: string): AsyncGenerator<string> {
	let rest = "";
	for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
		const statements = (rest + String(chunk)).split(BREAK);
		rest = statements.pop() ?? "";
		for (const statement of statements) {
			if (!OPENING.includes(statement.replace(HEAD, ""))) yield statement;
		}
	}
}
