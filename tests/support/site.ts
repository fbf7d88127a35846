import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { startWorker } from "../../app/commands/local-worker";
import { freePort } from "../../app/commands/processes";
import { ownerVars } from "./owners";
import { ProxyControl } from "./proxy-control";
import { testSecret } from "./secrets";
import { startTestDatabase, type TestDatabaseUrls } from "./test-database";

/** Where a running site is reached, for other processes. */
export interface SiteAddresses {
	baseUrl: string;
	database: TestDatabaseUrls;
}

interface RunningSite extends SiteAddresses {
	stop(): Promise<void>;
}

/** Starts the built Worker with a fresh database behind a counting proxy, all on free ports and temp folders. */
export async function startSite(): Promise<RunningSite> {
	const database = await startTestDatabase();
	const port = await freePort();
	try {
		const worker = await startWorker({
			port,
			dataDir: join(database.folder, "worker"),
			vars: {
				TURSO_DATABASE_URL: database.proxyUrl,
				SESSION_SECRET: testSecret,
				...ownerVars,
			},
		});
		return {
			baseUrl: `http://127.0.0.1:${port}`,
			database: { url: database.url, proxyUrl: database.proxyUrl },
			async stop() {
				await worker.stop();
				await database.stop();
			},
		};
	} catch (error) {
		await database.stop();
		throw error;
	}
}

/** What a test gets of a running site. */
export interface Site {
	baseUrl: string;
	/** Counts the Worker's database round trips and makes them fail. */
	proxy: ProxyControl;
	/** Straight to the database, past the proxy: for assertions. */
	database: Client;
}

export function connectToSite({ baseUrl, database }: SiteAddresses): Site {
	return {
		baseUrl,
		proxy: new ProxyControl(database.proxyUrl),
		database: createClient({ url: database.url }),
	};
}
