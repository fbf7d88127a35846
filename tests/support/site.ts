import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { mailFolderOf, startWorker } from "#scripts/local-worker.ts";
import { freePort } from "#scripts/processes.ts";
import { ownerVars } from "./owners.ts";
import { ProxyControl } from "./proxy-control.ts";
import { testSecret } from "./secrets.ts";
import { SentMails } from "./sent-mails.ts";
import { startTestDatabase, type TestDatabaseUrls } from "./test-database.ts";

/** Where a running site is reached, for other processes. */
export interface SiteAddresses {
	baseUrl: string;
	database: TestDatabaseUrls;
	/** Where its mails are written. */
	mailFolder: string;
}

export interface RunningSite extends SiteAddresses {
	/** Kills the database's server and starts it again on the same data after so many milliseconds. */
	crashDatabase(milliseconds: number): Promise<void>;
	/** Kills the Worker with its Durable Objects, and starts it again at the same address. */
	restartWorker(): Promise<void>;
	stop(): Promise<void>;
}

/**
 * Starts the built Worker with a fresh database behind a counting proxy, all on free ports and temp folders.
 * `vars` are variables of the Worker besides those every test has; `backup` is a file that the database is read from.
 */
export async function startSite(
	vars: Record<string, string> = {},
	backup?: { backup: string },
): Promise<RunningSite> {
	const database = await startTestDatabase(backup);
	const port = await freePort();
	const baseUrl = `http://127.0.0.1:${port}`;
	const dataDir = join(database.folder, "worker");
	try {
		const start = () =>
			startWorker({
				port,
				dataDir,
				vars: {
					TURSO_DATABASE_URL: database.proxyUrl,
					TURSO_AUTH_TOKEN: database.authToken,
					SESSION_SECRET: testSecret,
					SITE_URL: baseUrl,
					...ownerVars,
					...vars,
				},
			});
		let worker = await start();
		return {
			baseUrl,
			database: { url: database.url, proxyUrl: database.proxyUrl, authToken: database.authToken },
			mailFolder: mailFolderOf(dataDir),
			async crashDatabase(milliseconds) {
				await database.crash();
				await new Promise((resolve) => setTimeout(resolve, milliseconds));
				await database.restart();
			},
			async restartWorker() {
				await worker.kill();
				worker = await start();
			},
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
	/** The mails it sent. */
	mails: SentMails;
}

export function connectToSite({ baseUrl, database, mailFolder }: SiteAddresses): Site {
	return {
		baseUrl,
		mails: new SentMails(mailFolder),
		proxy: new ProxyControl(database.proxyUrl),
		database: createClient({ url: database.url, authToken: database.authToken }),
	};
}
