import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { freePort } from "#scripts/processes.ts";

/** What a database's client needs. */
export interface DatabaseAccess {
	url: string;
	authToken: string;
}

/** A request as the database client sends it, to be sent again without the client. */
export interface RecordedBatch {
	url: string;
	headers: { Authorization: string };
	body: string;
}

/** Runs work against a database and returns the last request that the work sent to it. */
export async function recordBatch(
	database: DatabaseAccess,
	work: (db: Database) => Promise<unknown>,
): Promise<RecordedBatch> {
	const headers = { Authorization: `Bearer ${database.authToken}` };
	let recorded: RecordedBatch | null = null;
	const port = await freePort();
	const server = createServer(async (incoming, answer) => {
		const [body, url] = [await text(incoming), `${database.url}${incoming.url}`];
		const { method = "GET" } = incoming;
		if (method === "POST") recorded = { url, headers, body };
		const reply = await fetch(url, { method, headers, ...(method === "POST" && { body }) });
		answer.writeHead(reply.status, { "Content-Type": "application/json" }).end(await reply.text());
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	try {
		await work(openDatabase({ TURSO_DATABASE_URL: `http://127.0.0.1:${port}` }));
	} finally {
		server.close();
		server.closeAllConnections();
	}
	if (!recorded) throw new Error("Nothing was asked of the database");
	return recorded;
}
