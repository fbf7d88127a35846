import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabaseKey } from "#db/database-key.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
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

/** Starts a fresh, migrated libsql-server with a counting proxy before it. */
export async function startTestDatabase(): Promise<TestDatabase> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-test-"));
	const data = join(folder, "database");
	const key = createDatabaseKey();
	let { url, authToken, server } = await startLocalDatabase(data, { key });
	await migrateDatabase(url, authToken);
	const proxy = await startCountingProxy(url);
	return {
		url,
		proxyUrl: proxy.url,
		authToken,
		folder,
		crash: () => server.kill(),
		async restart() {
			({ server } = await startLocalDatabase(data, { key, url }));
		},
		async stop() {
			await proxy.stop();
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
