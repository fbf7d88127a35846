import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { startLocalDatabase } from "../../db/local-server";
import { migrateDatabase } from "../../db/migrate";
import { seedDemoOwner } from "../../db/seed";
import { demoOwner } from "../config/demo-owner";
import { paths } from "../config/paths";
import { claimFolder } from "./claim-folder";
import { localVars } from "./local-vars";
import { mailFolderOf, startWorker } from "./local-worker";
import { isPortFree, type RunningProcess } from "./processes";

/** Milliseconds without a further change before a rebuild. */
const QUIET = 150;

const port = Number(process.env.PORT ?? 8787);
const dataDir = resolve(process.env.DATA_DIR ?? ".data");
const running: RunningProcess[] = [];
let ending = false;
let demoHint = "";

async function end(code: number): Promise<never> {
	ending = true;
	await Promise.all(running.map((program) => program.stop()));
	process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0));

try {
	await start();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	await end(1);
}

async function start(): Promise<void> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Error(`PORT must be a port number, not "${process.env.PORT}".`);
	if (!(await isPortFree(port)))
		throw new Error(`Port ${port} is taken: end what uses it, or choose another with PORT=8788 npm start.`);
	await claimFolder(dataDir);
	const secrets = localVars();
	const vars: Record<string, string> = {
		SITE_URL: `http://localhost:${port}`,
		...secrets,
		...(await database(secrets)),
	};
	// Worker and build must agree: the static pages say whether they are counted.
	process.env.ANALYTICS ??= vars.ANALYTICS ?? "off";
	vars.ANALYTICS = process.env.ANALYTICS;
	if (!build()) throw new Error("The build failed; the lines above say why.");
	const worker = await startWorker({ port, dataDir, vars, onOutput: (text) => process.stdout.write(text) });
	keep(worker, "The Worker");
	rebuildOnChange();
	const mailHint = `  Its mails are not sent but written to ${mailFolderOf(dataDir)}; their paths are printed here.\n`;
	console.log(`\n  The site is at http://localhost:${port}\n${demoHint}${mailHint}  Ctrl-C ends it.\n`);
}

/** A Turso database where the environment names one, else the local server with a demo owner; migrated either way. */
async function database({ ADMIN_PIN }: Record<string, string>): Promise<Record<string, string>> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = process.env;
	if (url) {
		await migrateDatabase(url, token);
		return { TURSO_DATABASE_URL: url, ...(token && { TURSO_AUTH_TOKEN: token }) };
	}
	const local = await startLocalDatabase(join(dataDir, "database"));
	keep(local.server, "The local database");
	await migrateDatabase(local.url, local.authToken);
	if (await seedDemoOwner(local.url, local.authToken)) {
		const { email, password } = demoOwner;
		demoHint = `  Its owner's side is at http://localhost:${port}${paths.auth}: ${email}, password ${password}, PIN ${ADMIN_PIN}\n`;
	}
	return { TURSO_DATABASE_URL: local.url, TURSO_AUTH_TOKEN: local.authToken };
}

/** Ends everything when one part ends by itself. */
function keep(program: RunningProcess, name: string): void {
	running.push(program);
	void program.ended.then(() => {
		if (ending) return;
		console.error(`${name} ended unexpectedly:\n${program.output().slice(-2000)}`);
		void end(1);
	});
}

function build(): boolean {
	return spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" }).status === 0;
}

/** The Worker reloads by itself when the build's files change. */
function rebuildOnChange(): void {
	let timer: NodeJS.Timeout | undefined;
	for (const folder of ["app", "public"]) {
		watch(folder, { recursive: true }, () => {
			clearTimeout(timer);
			timer = setTimeout(build, QUIET);
		});
	}
}
