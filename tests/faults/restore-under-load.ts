import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { backupDatabase, dumpTransaction } from "#db/backup.ts";
import { checkDump, readDump, writeDump } from "#db/dump-file.ts";
import { restoreDatabase } from "#db/restore.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { pause } from "../support/parallel.ts";
import { liftBurstBudget } from "../support/quote-census.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";

// `npm run faults:restore`: ten times a backup is read over the database of a busy site, and what was there before is read back,
// while visitors save without a pause. What was confirmed to a visitor must be in the database or in a file of what was replaced.
// `npm run faults:restore -- 3` does it three times.

const rounds = askedSize(10);
const WIDTH = 4;
const QUOTES_BEFORE = 40;
/** How often a visitor presses before giving up. */
const PATIENCE = 20;

const findings = new Findings(`${rounds} restores over a busy site, and as many back`);
const folder = await mkdtemp(join(tmpdir(), "glasswing-restores-"));
const running = await startScriptSite();
const client = createClient({ ...running.database, intMode: "bigint" });
try {
	await liftBurstBudget(client);
	const confirmed = new Set<string>();
	const seen = { presses: 0, "not-saved": 0, unexpected: 0, "given-up": 0 };
	let number = 0;

	/** Saves one quote, and presses again for as long as the page asks to. */
	async function saveOne(): Promise<void> {
		const visitor = new QuoteVisitor(running.baseUrl, `Visitor ${++number} of many`);
		for (let attempt = 0; attempt < PATIENCE; attempt++) {
			seen.presses++;
			const outcome = await visitor.press();
			if (outcome === "saved") return void confirmed.add(visitor.id);
			seen[outcome]++;
			await pause(200);
		}
		seen["given-up"]++;
	}

	for (let quote = 0; quote < QUOTES_BEFORE; quote++) await saveOne();
	const original = join(folder, "original.sql");
	await writeDump(original, (dump) => backupDatabase(client, dump));

	let isOver = false;
	const visitors = Array.from({ length: WIDTH }, async () => {
		while (!isOver) await saveOne();
	});
	const kept: string[] = [];
	const times: number[] = [];
	let refused = 0;

	/** Reads a file over the busy database, and returns where what was there is kept; the same file where nothing was changed. */
	async function restore(file: string): Promise<string> {
		const started = performance.now();
		const part = join(folder, `replaced-${kept.length + refused}.sql`);
		const keep = (replaced: Parameters<typeof dumpTransaction>[0]) =>
			writeDump(part, (dump) => dumpTransaction(replaced, dump));
		try {
			const counts = await checkDump(file);
			await restoreDatabase(client, () => readDump(file), counts, { replace: keep });
		} catch (error) {
			refused++;
			console.log(`Not restored: ${error instanceof Error ? error.message : error}`);
			return file;
		}
		times.push(performance.now() - started);
		kept.push(part);
		return part;
	}

	for (let round = 0; round < rounds; round++) {
		await pause(1_000);
		const replaced = await restore(original);
		await pause(1_000);
		await restore(replaced);
	}
	await pause(1_000);
	isOver = true;
	await Promise.all(visitors);

	const { rows } = await client.execute("select id from quote_requests");
	const saved = new Set(rows.map(({ id }) => String(id)));
	const files = kept.map((file) => readFileSync(file, "utf8"));
	const lost = [...confirmed].filter((id) => !saved.has(id) && !files.some((text) => text.includes(id)));
	const { rows: integrity } = await client.execute("pragma integrity_check");
	findings.note("times a visitor pressed", seen.presses);
	findings.note("times the page asked to try again, with all answers kept", seen["not-saved"]);
	findings.note("longest restore, ms", Math.max(...times).toFixed(0));
	findings.promise("restores done, both ways", times.length, rounds * 2);
	findings.promise("restores refused whole", refused);
	findings.note("quotes confirmed to their visitors", confirmed.size);
	findings.promise("confirmed quotes neither saved nor kept", lost.length);
	findings.promise("answers that were neither the next step nor our message", seen.unexpected);
	findings.promise("visitors who gave up", seen["given-up"]);
	findings.promise("sound databases in the end", Number(integrity[0]?.[0] === "ok"), 1);
	findings.print();
} finally {
	client.close();
	await running.stop();
	await rm(folder, { recursive: true, force: true });
}
