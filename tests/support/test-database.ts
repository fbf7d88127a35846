import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { createDatabaseKey } from "#db/database-key.ts";
import { checkDump, readDump } from "#db/dump-file.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { restoreDatabase } from "#db/restore.ts";
import { startCountingProxy } from "./counting-proxy.ts";

/** Addresses of a running test database, for other processes and runtimes. */
export interface TestDatabaseUrls {
	/** Straight to the libsql-server: for a test's own assertions. */
	url: string;
	/** Through the counting proxy: for the Worker. */
	proxyUrl: string;
	/** What both ask for. */
	authToken: string;
}

interface TestDatabase extends TestDatabaseUrls {
	/** A temp folder of this run, gone after `stop`. */
	folder: string;
	/** Kills the server in the middle of what it does; nothing answers until `restart`. */
	crash(): Promise<void>;
	/** Starts a killed server again, on the same data and address. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

/** Starts a migrated libsql-server with a counting proxy before it: a fresh one, or one with what a file of `npm run db:backup` has. */
export async function startTestDatabase({ backup }: { backup?: string } = {}): Promise<TestDatabase> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-test-"));
	const [data, migrated] = [join(folder, "database"), join(folder, "migrated")];
	const key = createDatabaseKey();
	let { url, authToken, server } = await startLocalDatabase(data, { key });
	if (backup) {
		const client = createClient({ url, authToken });
		await restoreDatabase(client, () => readDump(backup), await checkDump(backup), { replace: null });
	}
	await migrateDatabase(url, authToken);
	await server.stop();
	await cp(data, migrated, { recursive: true });
	const start = async () => {
		({ server } = await startLocalDatabase(data, { key, url }));
	};
	await start();
	const proxy = await startCountingProxy(url, async () => {
		await server.kill();
		await rm(data, { recursive: true });
		await cp(migrated, data, { recursive: true });
		await start();
	});
	return {
		url,
		proxyUrl: proxy.url,
		authToken,
		folder,
		crash: () => server.kill(),
		restart: start,
		async stop() {
			await proxy.stop();
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
