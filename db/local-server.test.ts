import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseKey } from "./database-key.ts";
import { startLocalDatabase } from "./local-server.ts";

const SECRET = "+15705550148";

async function aDatabaseWithASecret() {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-server-"));
	const database = await startLocalDatabase(folder);
	onTestFinished(async () => {
		await database.server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	const client = createClient(database);
	await client.batch(["create table people (phone text)", `insert into people values ('${SECRET}')`]);
	return { ...database, client, folder };
}

interface Ask {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: unknown;
}

async function ask(url: string, { method = "GET", path, headers = {}, body }: Ask) {
	const asked = request(new URL(path, url), { method, headers });
	asked.end(body === undefined ? undefined : JSON.stringify(body));
	const [answer]: [IncomingMessage] = await once(asked, "response").then(([response]) => [response]);
	return { status: answer.statusCode, body: await text(answer) };
}

const statement = { sql: "select phone from people" };
const pipeline = { requests: [{ type: "execute", stmt: statement }, { type: "close" }] };
const batch = { batch: { steps: [{ stmt: statement }] } };

const reads: Ask[] = [
	{ path: "/dump" },
	{ path: "/beta/listen?table=people&action=insert" },
	...["/v2/pipeline", "/v3/pipeline"].map((path) => ({ method: "POST", path, body: pipeline })),
	...["/v3/cursor", "/v1/batch"].map((path) => ({ method: "POST", path, body: batch })),
	{ method: "POST", path: "/v1/execute", body: { stmt: statement } },
	{ method: "POST", path: "/", body: { statements: [statement.sql] } },
];

test("a web page gets nothing of the local database, by its own origin, a rebound name or any other token", async () => {
	const { url, authToken } = await aDatabaseWithASecret();
	const port = new URL(url).port;
	const senders: Record<string, string>[] = [
		{},
		{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
		{ Origin: `http://evil.example:${port}`, Host: `evil.example:${port}` },
		{ Origin: url, "Sec-Fetch-Site": "same-origin" },
		{ Authorization: "Bearer " },
		{ Authorization: "Basic Og==" },
		{ Authorization: `Bearer ${createDatabaseKey().token}` },
		{ Authorization: `Bearer ${unsignedToken(authToken)}` },
	];
	for (const headers of senders) {
		for (const read of reads) {
			const answer = await ask(url, { ...read, headers: { "Content-Type": "text/plain", ...headers } });
			expect(answer.body, `${read.path} with ${JSON.stringify(headers)}`).not.toContain(SECRET);
			expect(answer.status, `${read.path} with ${JSON.stringify(headers)}`).toBe(401);
		}
	}
	const preflight = await ask(url, {
		method: "OPTIONS",
		path: "/v2/pipeline",
		headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
	});
	expect(preflight.body).toBe("");
	for (const path of ["/console", "/metrics", "/v1/namespaces", "/v1/namespaces/default/config"])
		expect((await ask(url, { path })).status, path).toBe(404);
});

test("a web page that tries the ports of this machine's usual addresses does not find it, nor by a guess from the last", async () => {
	const { url } = await aDatabaseWithASecret();
	const { url: second } = await aDatabaseWithASecret();
	const { port, hostname } = new URL(url);
	expect(url).not.toBe(second);
	// Other systems answer one loopback address alone.
	if (process.platform !== "linux") return;
	expect(hostname).not.toBe(new URL(second).hostname);
	for (const host of ["localhost", "127.0.0.1", "[::1]"])
		await expect(ask(`http://${host}:${port}`, { path: "/health" }), host).rejects.toThrow("ECONNREFUSED");
});

test("whoever has the token reads and dumps it", async () => {
	const { url, authToken, client } = await aDatabaseWithASecret();
	expect((await client.execute(statement)).rows).toEqual([{ phone: SECRET }]);
	const dump = await ask(url, { path: "/dump", headers: { Authorization: `Bearer ${authToken}` } });
	expect(dump.body).toContain(SECRET);
});

test("its files are readable by their owner alone", async () => {
	const { folder } = await aDatabaseWithASecret();
	const entries = await readdir(folder, { recursive: true });
	expect(entries.length).toBeGreaterThan(3);
	for (const entry of ["", ...entries]) {
		const { mode } = await stat(join(folder, entry));
		expect((mode & 0o077).toString(8), entry).toBe("0");
	}
});

/** The same claims under the algorithm that asks for no signature. */
function unsignedToken(token: string): string {
	const [, claims] = token.split(".");
	return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${claims}.`;
}
