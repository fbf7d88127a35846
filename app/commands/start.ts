import { writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createDatabaseKey } from "../../db/database-key";
import { startLocalDatabase } from "../../db/local-server";
import { migrateDatabase } from "../../db/migrate";
import { seedDemoOwner } from "../../db/seed";
import { demoOwner } from "../config/demo-owner";
import { paths } from "../config/paths";
import { buildSite } from "./build-site";
import { checkDatabase } from "./check-database";
import { claimFolder } from "./claim-folder";
import { keepRunning } from "./keep-running";
import { checkVars, localVars } from "./local-vars";
import { mailFolderOf, startWorker } from "./local-worker";
import { freePort, isPortFree } from "./processes";

// `npm start`: the built site in the real runtime, with a database of its own. `npm start -- --no-build` serves what the
// last build made.

const port = Number(process.env.PORT ?? 8787);
const dataDir = resolve(process.env.DATA_DIR ?? ".data");
const running: { stop(): Promise<void> }[] = [];
let hasEnded = false;

async function end(code: number, message?: string): Promise<void> {
	if (hasEnded) return;
	hasEnded = true;
	if (message) console.error(message);
	await Promise.all(running.map((part) => part.stop()));
	process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0));

try {
	await start();
} catch (error) {
	await end(1, error instanceof Error ? error.message : String(error));
}

async function start(): Promise<void> {
	const { values: flags } = parseArgs({ options: { "no-build": { type: "boolean", default: false } } });
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Error(`PORT must be a port number, not "${process.env.PORT}".`);
	if (!(await isPortFree(port)))
		throw new Error(`Port ${port} is taken: end what uses it, or choose another with PORT=8788 npm start.`);
	await claimFolder(dataDir);
	const secrets = localVars();
	const vars: Record<string, string> = { SITE_URL: `http://localhost:${port}`, ...secrets, ...turso() };
	checkVars(vars);
	// Worker and build must agree: the static pages say whether they are counted.
	process.env.ANALYTICS ??= vars.ANALYTICS ?? "off";
	const database = await startDatabase();
	if (!flags["no-build"])
		await buildSite({ logFile: join(dataDir, "build.log"), onStart: (program) => running.push(program) });
	await keep("The Worker", () =>
		startWorker({
			port,
			dataDir,
			vars: { ...vars, ...database.vars, ANALYTICS: process.env.ANALYTICS ?? "off" },
			runsScheduledWork: true,
			onOutput: (text) => process.stdout.write(text),
		}),
	);
	const { email, password } = demoOwner;
	console.log(`
  The site is at http://localhost:${port}${
		database.hasDemoOwner
			? `\n  Its owner's side is at http://localhost:${port}${paths.auth}: ${email}, password ${password}, PIN ${secrets.ADMIN_PIN}`
			: ""
	}
  Its mails are not sent but written to ${mailFolderOf(dataDir)}; their paths are printed here.
  Ctrl-C ends it.
`);
}

/** The Turso database that the environment names, if any. */
function turso(): Record<string, string> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = process.env;
	return url ? { TURSO_DATABASE_URL: url, ...(token && { TURSO_AUTH_TOKEN: token }) } : {};
}

interface ReadyDatabase {
	vars: Record<string, string>;
	hasDemoOwner: boolean;
}

/** Turso's database where the environment names one, else the local one with a demo owner; migrated either way. */
async function startDatabase(): Promise<ReadyDatabase> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = turso();
	if (!url) return startOwnDatabase();
	await checkDatabase(url, token).catch((error: Error) => {
		throw new Error(
			`The database at ${new URL(url).host} cannot be used: ${error.message}. Check the network, TURSO_DATABASE_URL and TURSO_AUTH_TOKEN; without them a local one is used.`,
		);
	});
	await migrateDatabase(url, token);
	return { vars: turso(), hasDemoOwner: false };
}

async function startOwnDatabase(): Promise<ReadyDatabase> {
	const folder = join(dataDir, "database");
	const [key, databasePort] = [createDatabaseKey(), await freePort()];
	const url = `http://127.0.0.1:${databasePort}`;
	try {
		await keep("The local database", async () => {
			return (await startLocalDatabase(folder, { key, port: databasePort })).server;
		});
		await checkDatabase(url, key.token);
		await migrateDatabase(url, key.token);
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		const log = join(dataDir, "database.log");
		if (words.includes("\n")) writeFileSync(log, words, { mode: 0o600 });
		const why = words.includes("\n") ? `libsql-server does not start, see ${log}` : words;
		throw new Error(
			`The local database in ${relative(".", folder)} cannot be used: ${why}. Move the folder away to begin anew, then bring a backup back with npm run db:restore.`,
		);
	}
	return {
		vars: { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: key.token },
		hasDemoOwner: await seedDemoOwner(url, key.token),
	};
}

async function keep(name: string, startPart: Parameters<typeof keepRunning>[0]["start"]): Promise<void> {
	running.push(
		await keepRunning({ name, start: startPart }, console.error, (message) => void end(1, message)),
	);
}
