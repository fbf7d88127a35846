import { once } from "node:events";
import { createServer, request } from "node:http";

/** An HTTP proxy that lets no cookie into the browser, as a browser that blocks all cookies keeps none. */
export async function startCookielessProxy(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = createServer((asked, answer) => {
		const { method, headers, url = "" } = asked;
		const passed = request(url, { method, headers }, (reply) => {
			const { "set-cookie": _, ...kept } = reply.headers;
			answer.writeHead(reply.statusCode ?? 502, kept);
			reply.pipe(answer);
		});
		passed.on("error", () => answer.destroy());
		asked.pipe(passed);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	return {
		url: `http://127.0.0.1:${address.port}`,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
