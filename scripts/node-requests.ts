import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A request that came over a socket, as the platform gives it to a Worker. */
export function toRequest(incoming: IncomingMessage, answer: ServerResponse): Request {
	const { method = "GET", headers, url = "/", socket } = incoming;
	const gone = new AbortController();
	answer.once("close", () => gone.abort());
	const sent = new Headers();
	for (const [name, value] of Object.entries(headers))
		for (const part of [value ?? []].flat()) sent.append(name, part);
	sent.set("CF-Connecting-IP", socket.remoteAddress ?? "127.0.0.1");
	const hasBody = method !== "GET" && method !== "HEAD";
	return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
		method,
		headers: sent,
		signal: gone.signal,
		...(hasBody && { body: bodyOf(incoming), duplex: "half" }),
	});
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			incoming.on("data", (chunk: Uint8Array) => controller.enqueue(chunk));
			incoming.once("end", () => controller.close());
			incoming.once("error", (error) => controller.error(error));
		},
	});
}

/** Sends an answer, piece by piece as it comes, until its reader is gone. */
export async function sendResponse(response: Response, answer: ServerResponse): Promise<void> {
	answer.statusCode = response.status;
	for (const [name, value] of response.headers) {
		if (name !== "set-cookie") answer.setHeader(name, value);
	}
	const cookies = response.headers.getSetCookie();
	if (cookies.length > 0) answer.setHeader("Set-Cookie", cookies);
	answer.flushHeaders();
	const reader = response.body?.getReader();
	answer.once("close", () => void reader?.cancel());
	for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
		if (answer.destroyed) return;
		if (!answer.write(piece.value)) await Promise.race([once(answer, "drain"), once(answer, "close")]);
	}
	answer.end();
}
