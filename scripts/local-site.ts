import { resolve } from "node:path";
import { paths } from "#app/config/paths.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { claimFolder } from "./claim-folder.ts";
import { keepRunning } from "./keep-running.ts";
import { type Keep, startDatabase, tursoVars } from "./local-database.ts";
import { checkVars, localVars } from "./local-vars.ts";
import { mailFolderOf } from "./local-worker.ts";
import { isPortFree } from "./processes.ts";
import type { WorkerVars } from "./worker-vars.ts";

/** Milliseconds between two looks at whether npm is still there. */
const PARENT_CHECK_MS = 500;

interface LocalSite {
	port: number;
	dataDir: string;
	vars: WorkerVars;
	keep: Keep;
	stopAtEnd(part: { stop(): Promise<unknown> }): void;
}

/** Runs the site on this machine: settings, data folder and database first, then what `serve` starts, until Ctrl-C or
 * until a part of it cannot be kept up. What is wrong is said in a sentence. */
export async function runLocalSite(serve: (site: LocalSite) => Promise<void>): Promise<void> {
	const port = Number(process.env.PORT ?? 8787);
	const dataDir = resolve(process.env.DATA_DIR ?? ".data");
	const parts: { stop(): Promise<unknown> }[] = [];
	let hasEnded = false;

	async function end(code: number, message?: string): Promise<void> {
		if (hasEnded) return;
		hasEnded = true;
		if (message) console.error(message);
		await Promise.all(parts.map((part) => part.stop()));
		process.exit(code);
	}

	const keep: Keep = async (name, start) => {
		parts.push(await keepRunning({ name, start }, console.error, (message) => void end(1, message)));
	};

	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0));
	if (process.env.npm_lifecycle_event) whenParentIsGone(() => void end(0));
	try {
		await checkPort(port);
		await claimFolder(dataDir);
		const secrets = localVars();
		const vars: WorkerVars = { SITE_URL: `http://localhost:${port}`, ...secrets, ...tursoVars() };
		checkVars(vars);
		const database = await startDatabase(dataDir, keep);
		const stopAtEnd = (part: { stop(): Promise<unknown> }) => void parts.push(part);
		await serve({ port, dataDir, vars: { ...vars, ...database.vars }, keep, stopAtEnd });
		const pin = database.hasDemoOwner ? secrets.ADMIN_PIN : undefined;
		console.log(announcement(`http://localhost:${port}`, dataDir, pin));
	} catch (error) {
		await end(1, error instanceof Error ? error.message : String(error));
	}
}

/** npm passes some signals on and is ended by others; then this process goes to another parent, and nobody tells it. */
function whenParentIsGone(then: () => void): void {
	const parent = process.ppid;
	const timer = setInterval(() => process.ppid !== parent && then(), PARENT_CHECK_MS);
	timer.unref();
}

async function checkPort(port: number): Promise<void> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Error(`PORT must be a port number, not "${process.env.PORT}".`);
	if (!(await isPortFree(port)))
		throw new Error(`Port ${port} is taken: end what uses it, or choose another, such as PORT=8788.`);
}

/** `pin` is the demo owner's, where there is one. */
function announcement(address: string, dataDir: string, pin: string | undefined): string {
	const { email, password } = demoOwner;
	const owner = `The owner's side is at ${address}${paths.auth}: ${email}, password ${password}, PIN ${pin}`;
	const lines = [
		`The site is at ${address}`,
		...(pin ? [owner] : []),
		`Mails are not sent but written to ${mailFolderOf(dataDir)}; their paths are printed here.`,
		"Ctrl-C ends it.",
	];
	return `\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
