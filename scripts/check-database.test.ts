import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseKey } from "#db/database-key.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { checkDatabase } from "./check-database.ts";
import { freePort } from "./processes.ts";

test("a database that answers passes, and one that refuses the token says so", async () => {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-check-"));
	const { url, authToken, server } = await startLocalDatabase(folder);
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	await checkDatabase(url, authToken);
	for (const token of [undefined, createDatabaseKey().token])
		await expect(checkDatabase(url, token)).rejects.toThrow("it refuses the token");
});

test("a database that cannot be reached says why in a word", async () => {
	await expect(checkDatabase(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow("ECONNREFUSED");
	await expect(checkDatabase("libsql://nowhere.invalid")).rejects.toThrow(/^(ENOTFOUND|EAI_AGAIN)$/);
});

test("a database that says nothing is not waited for", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await once(silent, "listening");
	onTestFinished(() => void silent.close());
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : 0;
	await expect(checkDatabase(`http://127.0.0.1:${port}`)).rejects.toThrow("it does not answer");
});
