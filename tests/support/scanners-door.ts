import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";

interface ScannersDoor {
	baseUrl: string;
	close(): Promise<void>;
}

/** Requests between two calls of what keeps the way free. */
const OFTEN = 20;

/**
 * A way to a site for scanners, which know nothing of its front door: each request comes from an address of its own
 * and from the site's own pages, so that it gets as far as a visitor's does. At `closed` addresses there is nothing.
 */
export async function openScannersDoor(
	siteUrl: string,
	closed: readonly string[],
	keepFree: () => Promise<void>,
): Promise<ScannersDoor> {
	const { hostname, port, origin } = new URL(siteUrl);
	let passed = 0;
	const server = createServer(async (incoming, answer) => {
		const { method, url = "/" } = incoming;
		if (closed.some((path) => url.startsWith(path))) return void answer.writeHead(404).end();
		if (passed++ % OFTEN === 0) await keepFree();
		const headers = {
			...incoming.headers,
			host: new URL(siteUrl).host,
			origin,
			"sec-fetch-site": "same-origin",
			"cf-connecting-ip": `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
		};
		const onward = request({ hostname, port, path: url, method, headers }, (reply) => {
			answer.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.pipe(answer);
		});
		onward.once("error", () => answer.destroy());
		incoming.pipe(onward);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	return {
		baseUrl: `http://127.0.0.1:${address.port}`,
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}
