import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

interface CuttingProxy {
	baseUrl: string;
	/** Drops every connection and lets none through until `mend`. */
	cut(): void;
	mend(): void;
	stop(): Promise<void>;
}

/** Stands between a browser and a site as a phone's connection does: it can be cut. */
export async function startCuttingProxy(siteUrl: string): Promise<CuttingProxy> {
	const { hostname, port } = new URL(siteUrl);
	const sockets = new Set<Socket>();
	let isCut = false;
	const server = createServer((browser) => {
		if (isCut) return browser.destroy();
		const site = connect(Number(port), hostname);
		for (const socket of [browser, site]) {
			sockets.add(socket);
			socket.on("error", () => socket.destroy());
			socket.on("close", () => {
				sockets.delete(socket);
				browser.destroy();
				site.destroy();
			});
		}
		browser.pipe(site).pipe(browser);
		return undefined;
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	const drop = () => {
		for (const socket of sockets) socket.destroy();
	};
	return {
		baseUrl: `http://127.0.0.1:${address.port}`,
		cut() {
			isCut = true;
			drop();
		},
		mend() {
			isCut = false;
		},
		async stop() {
			drop();
			server.close();
			await once(server, "close");
		},
	};
}
