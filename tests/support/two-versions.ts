import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, startProcess, waitUntilReady } from "#scripts/processes.ts";
import { varsFileOf, writeWorkerVars } from "#scripts/worker-vars.ts";
import { ownerVars } from "./owners.ts";
import { testSecret } from "./secrets.ts";
import { copySources } from "./source-copy.ts";
import { startTestDatabase } from "./test-database.ts";

export interface TwoVersions {
	baseUrl: string;
	/** Serves the other version from now on, as a deploy does. */
	swap(): void;
	stop(): Promise<void>;
}

/** Builds a second version, in which a name on every page differs, and serves one of the two at one address. */
export async function startTwoVersions(): Promise<TwoVersions> {
	const database = await startTestDatabase();
	const copy = join(database.folder, "next");
	await copySources(copy);
	const profile = join(copy, "app/config/business.ts");
	await writeFile(profile, (await readFile(profile, "utf8")).replaceAll('"Glasswing', '"Nextwing'));
	const node = (cwd: string, ...args: string[]) =>
		startProcess(process.execPath, ["--import", "tsx", ...args], { cwd });
	const build = node(copy, "scripts/build.ts");
	if ((await build.ended) !== 0) throw new Error(`The second version's build failed:\n${build.output()}`);

	const versions: number[] = [];
	const server = createServer((asked, answer) => {
		const { method, url } = asked;
		const headers = { ...asked.headers, "accept-encoding": "identity" };
		const passed = request(
			// A connection each: a kept one may close just when it is used.
			{ host: "127.0.0.1", port: versions[0], path: url, method, headers, agent: false },
			async (reply) => {
				answer.writeHead(reply.statusCode ?? 502, reply.headers);
				if (!reply.headers["content-type"]?.startsWith("text/html")) return reply.pipe(answer);
				// As on a slow line, which has brought nothing ahead when the deploy comes.
				answer.end((await text(reply)).replace("data-fetch-ahead", "data-fetch-later"));
			},
		);
		passed.on("error", () => answer.destroy());
		asked.pipe(passed);
	});
	server.listen(await freePort(), "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	const baseUrl = `http://127.0.0.1:${address.port}`;
	writeWorkerVars(database.folder, {
		TURSO_DATABASE_URL: database.proxyUrl,
		TURSO_AUTH_TOKEN: database.authToken,
		SESSION_SECRET: testSecret,
		SITE_URL: baseUrl,
		...ownerVars,
	});
	const workers = await Promise.all(
		[".", copy].map(async (folder) => {
			const port = await freePort();
			versions.push(port);
			const state = join(database.folder, `worker-${port}`);
			const vars = ["--vars", varsFileOf(database.folder), "--state", state];
			const worker = node(folder, "scripts/serve-worker.ts", "--port", String(port), ...vars);
			await waitUntilReady(`http://127.0.0.1:${port}/`, worker);
			return worker;
		}),
	);
	return {
		baseUrl,
		swap: () => void versions.reverse(),
		async stop() {
			server.closeAllConnections();
			server.close();
			await Promise.all(workers.map((worker) => worker.stop()));
			await database.stop();
		},
	};
}
