import http, { type Server } from "node:http";
import * as plain from "miniflare";
import { expect, test, vi } from "vitest";
import { guard, guardedMiniflare } from "./guarded-miniflare.ts";

const script = `export default { async fetch(request, { KEPT }) {
	const url = new URL(request.url);
	if (url.pathname === "/service") return KEPT.fetch(request);
	return new Response("the Worker");
} }`;

/** Runs a Worker that asks its host, and tells what that answers to the Worker and to a page of another site. */
async function answersOf({ Miniflare }: Pick<typeof plain, "Miniflare">) {
	const servers: Server[] = [];
	const { createServer } = http;
	const spy = vi
		.spyOn(http, "createServer")
		.mockImplementation((...args: Parameters<typeof createServer>) => {
			const server = createServer(...args);
			servers.push(server);
			return server;
		});
	const runtime = new Miniflare({
		modules: true,
		script,
		cf: false,
		serviceBindings: { KEPT: () => new plain.Response("from the host") },
	});
	try {
		const base = await runtime.ready;
		const told = await (await fetch(new URL("/service", base))).text();
		const statuses = await Promise.all(
			servers.map(async (server) => {
				const address = server.address();
				if (!address || typeof address === "string") return null;
				const url = `http://127.0.0.1:${address.port}/core/store-temp-file?extension=txt`;
				const headers = { Origin: "https://another.example" };
				const answer = await fetch(url, { method: "POST", body: "written", headers });
				return answer.status;
			}),
		);
		return { told, statuses };
	} finally {
		spy.mockRestore();
		await runtime.dispose();
	}
}

test("the runtime's second port writes a file for anybody; guarded, for nobody but its own Worker", async () => {
	expect(await answersOf(plain)).toEqual({ told: "from the host", statuses: [200] });
	expect(await answersOf(guardedMiniflare())).toEqual({ told: "from the host", statuses: [403] });
});

test("another Miniflare than the one known is refused, not run unguarded", () => {
	expect(() => guard("createServer(somethingElse)", "secret")).toThrow("Miniflare changed");
});
