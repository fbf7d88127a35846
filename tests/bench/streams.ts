import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import type { Database } from "#app/database/client.server.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";

/** Streams opened side by side. */
const AT_ONCE = 5;
/** How often a stream is asked for anew, and the wait before it in milliseconds: a browser does likewise. */
const ATTEMPTS = 20;
const PAUSE = 250;

export interface OpenStream {
	/** Resolves with the time (`performance.now()`) at which the stream has brought a text. */
	brings(text: string): Promise<number>;
	close(): void;
}

/** Opens a dashboard's event stream and waits for its first bytes. */
export async function openStream(baseUrl: string, cookie: string): Promise<OpenStream> {
	for (let attempt = 1; ; attempt++) {
		const sent = request(`${baseUrl}/admin/quotes/stream`, {
			agent: new Agent(),
			headers: { Accept: "text/event-stream", Cookie: cookie },
		});
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			sent.once("response", resolve).once("error", reject).end();
		});
		if (answer.statusCode === 200) return listen(sent, answer);
		sent.destroy();
		// The database is locked by another's write for longer than it waits.
		if (answer.statusCode !== 503 || attempt === ATTEMPTS)
			throw new Error(`The stream answered ${answer.statusCode}`);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
}

async function listen(sent: ClientRequest, answer: IncomingMessage): Promise<OpenStream> {
	sent.on("error", () => {});
	answer.setEncoding("utf8").on("error", () => {});
	await new Promise((resolve) => answer.once("data", resolve));
	let [wanted, heard] = ["", ""];
	let tell: (time: number) => void = () => {};
	answer.on("data", (text: string) => {
		heard = (heard + text).slice(-20_000);
		if (wanted !== "" && heard.includes(wanted)) tell(performance.now());
	});
	return {
		brings(text) {
			wanted = text;
			return new Promise((resolve) => {
				tell = resolve;
			});
		},
		close: () => sent.destroy(),
	};
}

/** Opens many, each with a session of its own. */
export async function openStreams(baseUrl: string, db: Database, count: number): Promise<OpenStream[]> {
	const cookies: string[] = [];
	while (cookies.length < count) cookies.push(localCookies((await startSession(db)).cookie.join("=")));
	const streams: OpenStream[] = [];
	while (streams.length < count) {
		const next = cookies.slice(streams.length, streams.length + AT_ONCE);
		streams.push(...(await Promise.all(next.map((cookie) => openStream(baseUrl, cookie)))));
	}
	return streams;
}
