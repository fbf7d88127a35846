import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { freePort } from "#scripts/processes.ts";

const assets = "build/client";
const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".svg": "image/svg+xml",
};

interface StaticSite {
	baseUrl: string;
	/** Answers a path with other content from now on, as the next deploy does. */
	replace(path: string, content: string): void;
	stop(): Promise<void>;
}

/** Serves the built static files, and lets a test deploy another file in place of one of them. */
export async function startStaticSite(): Promise<StaticSite> {
	const port = await freePort();
	const replaced = new Map<string, string>();
	const server = createServer(async ({ url = "/" }, answer) => {
		const path = normalize(new URL(url, "http://static.local").pathname);
		const file = path === "/" ? "/index.html" : extname(path) ? path : `${path}.html`;
		try {
			const content = replaced.get(path) ?? (await readFile(join(assets, file)));
			answer.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
			answer.end(content);
		} catch {
			answer.writeHead(404).end();
		}
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		baseUrl: `http://127.0.0.1:${port}`,
		replace: (path, content) => void replaced.set(path, content),
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}
