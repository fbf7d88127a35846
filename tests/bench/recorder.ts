import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../../app/commands/processes";
import { type Database, openDatabase } from "../../app/db.server";

/** A request as the database client sends it, to be sent again without the client. */
export interface RecordedBatch {
	url: string;
	body: string;
}

/** Runs work against a database and returns the last request that the work sent to it. */
export async function recordBatch(
	databaseUrl: string,
	work: (db: Database) => Promise<unknown>,
): Promise<RecordedBatch> {
	let recorded: RecordedBatch | null = null;
	const port = await freePort();
	const server = createServer(async (incoming, answer) => {
		const [body, url] = [await text(incoming), `${databaseUrl}${incoming.url}`];
		const { method = "GET" } = incoming;
		if (method === "POST") recorded = { url, body };
		const reply = await fetch(url, { method, ...(method === "POST" && { body }) });
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
