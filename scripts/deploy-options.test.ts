import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { deployOptions } from "./deploy-options.ts";
import { freePort } from "./processes.ts";

/** What Cloudflare answers for an account with one domain, by the end of the address. */
const answers: Record<string, unknown> = {
	"/workers/scripts": [],
	"/deployments": { deployments: [] },
	"/assets-upload-session": { jwt: "token", buckets: [] },
	"/scripts/glasswing": { id: "version", startup_time_ms: 1 },
	"/settings": { bindings: [] },
	"/subdomain": { enabled: true, previews_enabled: false, subdomain: "ann" },
	"/zones": [{ id: "zone", name: "clearpanes.com" }],
	"/routes": [],
};

/** Deploys a tiny Worker with this project's wrangler.toml to a server in Cloudflare's place; returns what was asked of that one. */
async function deploy(siteUrl: string): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-deploy-"));
	await writeFile(join(folder, "worker.js"), "export class QuoteFeed {}; export default { fetch() {} };");
	const asked: string[] = [];
	const cloudflare = createServer(async (request, response) => {
		const path = new URL(request.url ?? "", "http://cloudflare").pathname;
		asked.push(`${request.method} ${path} ${await text(request)}`);
		const ending = Object.keys(answers).find((end) => path.endsWith(end));
		const isNew = path.endsWith("/services/glasswing");
		response.writeHead(isNew ? 404 : 200, { "Content-Type": "application/json" });
		const errors = isNew ? [{ code: 10090, message: "workers.api.error.service_not_found" }] : [];
		response.end(
			JSON.stringify({ success: !isNew, errors, messages: [], result: answers[ending ?? ""] ?? {} }),
		);
	});
	const port = await freePort();
	cloudflare.listen(port, "127.0.0.1");
	await once(cloudflare, "listening");
	onTestFinished(async () => {
		cloudflare.close();
		await rm(folder, { recursive: true });
	});
	const wrangler = spawn(
		process.execPath,
		[
			resolve("node_modules/wrangler/bin/wrangler.js"),
			...["deploy", join(folder, "worker.js"), "--config", "wrangler.toml", "--assets", folder],
			...deployOptions(siteUrl),
		],
		{
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				...process.env,
				CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
				CLOUDFLARE_API_TOKEN: "token",
				CLOUDFLARE_ACCOUNT_ID: "account",
				WRANGLER_SEND_METRICS: "false",
				WRANGLER_HIDE_BANNER: "true",
			},
		},
	);
	const [words, failure, [code]] = await Promise.all([
		text(wrangler.stdout),
		text(wrangler.stderr),
		once(wrangler, "exit"),
	]);
	expect(code, words + failure).toBe(0);
	return asked;
}

const endingIn = (asked: readonly string[], path: string) =>
	asked
		.filter((line) => line.startsWith("P") && line.includes(`${path} `))
		.map((line) => line.split(`${path} `)[1]);

test("a deploy attaches the site's host to the Worker, and takes it off workers.dev", async () => {
	const asked = await deploy("https://www.clearpanes.com/");
	const [domains = ""] = endingIn(asked, "/domains/records");
	expect(JSON.parse(domains)).toMatchObject({ origins: [{ hostname: "www.clearpanes.com" }] });
	expect(endingIn(asked, "/subdomain")).toEqual(['{"enabled":false}']);
	expect(endingIn(asked, "/scripts/glasswing").join()).toContain('"https://www.clearpanes.com"');
});

test("a site at workers.dev stays there, and no domain is attached", async () => {
	const asked = await deploy("https://glasswing.ann.workers.dev");
	expect(endingIn(asked, "/domains/records")).toEqual([]);
	expect(endingIn(asked, "/subdomain")).toEqual(['{"enabled":true}']);
});
