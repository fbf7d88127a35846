import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { z } from "zod";
import { freePort } from "#scripts/processes.ts";
import {
	CONTROL_PATH,
	type Fault,
	type FaultKind,
	FRESH_PATH,
	faultKinds,
	faultSchema,
	type Trip,
} from "./proxy-control.ts";

/** What the database says of each statement. */
const ROWS_READ = /"rows_read":(\d+)/g;
const ROWS_WRITTEN = /"rows_written":(\d+)/g;

const STATEMENT = /"sql":"((?:[^"\\]|\\.){0,60})/g;

interface CountingProxy {
	/** Give it to the Worker as its database, and to `ProxyControl`. */
	url: string;
	stop(): Promise<void>;
}

/** Claims a mail, or writes what became of it: work after the answer, which no page waits for. Of one backslash at most, for a
 * text of many would take as long as their square. */
const MAIL_DELIVERY = /update \\?"outbox\\?" set \\?"(attempts|sent_at)/;

/**
 * Starts an HTTP proxy before a libsql-server. It counts the round trips it sees and the rows they cost, and makes the
 * faults it is told to, over real sockets; `ProxyControl` reads and tells it, from any process or runtime. `renew` makes the
 * database one that is freshly migrated.
 */
export async function startCountingProxy(
	databaseUrl: string,
	renew: () => Promise<void> = async () => {},
): Promise<CountingProxy> {
	const port = await freePort();
	let trips: Trip[] = [];
	let mailTrips = 0;
	let faults = noFaults();
	let fault: Fault | null = null;

	async function control(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
		if (incoming.method === "PUT") {
			trips = [];
			mailTrips = 0;
			faults = noFaults();
			const told: unknown = JSON.parse((await bodyOf(incoming)).toString() || "null");
			fault = faultSchema.nullable().parse(told);
		}
		answer.end(JSON.stringify({ trips, mailTrips, faults }));
	}

	const server = createServer(async (incoming, answer) => {
		if (incoming.url === CONTROL_PATH) return control(incoming, answer);
		if (incoming.url === FRESH_PATH) {
			return renew().then(
				() => answer.end(),
				(error) => answer.writeHead(500).end(String(error)),
			);
		}
		const body = await bodyOf(incoming).catch(() => null);
		// Whoever asked was killed while it asked.
		if (body === null) return answer.destroy();
		const deliversMail = MAIL_DELIVERY.test(body.toString());
		if (deliversMail) mailTrips += 1;
		const trip = {
			requestId: String(incoming.headers["x-request-id"] ?? ""),
			statements: statementsOf(body.toString()),
			rowsRead: 0,
			rowsWritten: 0,
		};
		if (!deliversMail) trips.push(trip);
		const isSpared = fault?.kind === "cut" && fault.after !== undefined && fault.after-- > 0;
		const now = isSpared ? null : drawFault(fault);
		if (!isSpared && fault?.times !== undefined && --fault.times === 0) fault = null;
		if (now) faults[now.kind] += 1;
		if (now?.kind === "refuse") return incoming.socket.destroy();
		if (now?.kind === "error") return answer.writeHead(500).end("The database failed");
		if (now?.kind === "busy") {
			return answer.writeHead(200, { "Content-Type": "application/json" }).end(busyAnswer(body.toString()));
		}
		if (now?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, now.milliseconds));
		forward(databaseUrl, incoming, body, answer, now?.kind === "cut", (text) => {
			trip.rowsRead = sumOf(text, ROWS_READ);
			trip.rowsWritten = sumOf(text, ROWS_WRITTEN);
		});
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}

/** The beginnings of a round trip's statements: enough to tell which it was. */
function statementsOf(body: string): string {
	return Array.from(body.matchAll(STATEMENT), ([, start]) => start).join("; ");
}

/** As a libsql-server says of each statement of a pipeline that it could not begin. */
function busyAnswer(pipeline: string): string {
	const { requests } = z
		.object({ requests: z.array(z.object({ type: z.string() })) })
		.parse(JSON.parse(pipeline));
	const error = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };
	const results = requests.map(({ type }) =>
		type === "close" ? { type: "ok", response: { type } } : { type: "error", error },
	);
	return JSON.stringify({ baton: null, base_url: null, results });
}

const noFaults = (): Record<FaultKind, number> => ({ refuse: 0, delay: 0, cut: 0, error: 0, busy: 0 });

/** What happens to one round trip. */
function drawFault(fault: Fault | null): Exclude<Fault, { kind: "mixed" }> | null {
	if (fault?.kind !== "mixed") return fault;
	const { share, milliseconds } = fault;
	const kind = Math.random() < share ? faultKinds[Math.floor(Math.random() * faultKinds.length)] : undefined;
	if (!kind) return null;
	return kind === "delay" ? { kind, milliseconds: 1 + Math.random() * milliseconds } : { kind };
}

/** Sends a request on; `cut` throws the database's whole answer away and drops the connection instead. */
function forward(
	databaseUrl: string,
	incoming: IncomingMessage,
	body: Buffer,
	answer: ServerResponse,
	cut: boolean,
	onReply: (text: string) => void,
): void {
	const { method, headers, url = "/" } = incoming;
	const onward = request(new URL(url, databaseUrl), { ...(method && { method }), headers }, async (reply) => {
		const content = await bodyOf(reply).catch(() => null);
		// The server may also have died in the middle of its answer.
		if (cut || !content) return incoming.socket.destroy();
		onReply(content.toString());
		return answer.writeHead(reply.statusCode ?? 502, reply.headers).end(content);
	});
	onward.once("error", () => incoming.socket.destroy());
	onward.end(body);
}

function sumOf(text: string, pattern: RegExp): number {
	return Array.from(text.matchAll(pattern)).reduce((sum, [, count]) => sum + Number(count), 0);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}
