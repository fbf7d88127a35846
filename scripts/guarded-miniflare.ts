import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { compileFunction, constants } from "node:vm";

type MiniflareModule = typeof import("miniflare");

const SECRET_HEADER = "mf-loopback-secret";

/** Miniflare opens a second port, by which the runtime asks it to store files and read its state, and which answers whoever
 * asks: a page of any site open in the same browser could write files. This is the same module with that port closed to
 * all who do not send the secret that its own runtime was given.
 * @throws {Error} when the installed Miniflare is written otherwise than this file knows. */
export function guardedMiniflare(): MiniflareModule {
	const file = createRequire(import.meta.url).resolve("miniflare");
	const loaded: { exports?: MiniflareModule } = {};
	const run = compileFunction(
		guard(readFileSync(file, "utf8"), randomBytes(32).toString("base64url")),
		["exports", "require", "module", "__filename", "__dirname"],
		{ filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
	);
	run({}, createRequire(file), loaded, file, dirname(file));
	if (!loaded.exports) throw new Error("Miniflare exports nothing");
	return loaded.exports;
}

/** The source of Miniflare with both ends of that port changed. @throws {Error} as `guardedMiniflare` does. */
export function guard(source: string, secret: string): string {
	const isTold = `req.headers[${JSON.stringify(SECRET_HEADER)}] === ${JSON.stringify(secret)}`;
	const changes = [
		[
			"external: { http: { cfBlobHeader: CoreHeaders.CF_BLOB } }",
			`external: { http: { cfBlobHeader: CoreHeaders.CF_BLOB, injectRequestHeaders: [{ name: ${JSON.stringify(SECRET_HEADER)}, value: ${JSON.stringify(secret)} }] } }`,
		],
		[
			"createServer(this.#handleLoopback)",
			`createServer((req, res) => ${isTold} ? this.#handleLoopback(req, res) : res.writeHead(403).end())`,
		],
		[
			'server.on("upgrade", this.#handleLoopbackUpgrade)',
			`server.on("upgrade", (req, socket, head) => ${isTold} ? this.#handleLoopbackUpgrade(req, socket, head) : socket.destroy())`,
		],
	] as const;
	return changes.reduce((changed, [from, to]) => {
		if (changed.split(from).length !== 2)
			throw new Error(`Miniflare changed: scripts/guarded-miniflare.ts looks for "${from}" once`);
		return changed.replace(from, () => to);
	}, source);
}
