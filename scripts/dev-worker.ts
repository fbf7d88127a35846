import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler } from "@remix-run/cloudflare";
import { recordOf } from "#app/catalog/records.ts";
import { limitNames, type RateLimits } from "#app/security/rate-limits.ts";

type RunnableBuild = typeof import("server-build");
type QuoteStreams = InstanceType<RunnableBuild["entry"]["module"]["workerParts"]["QuoteStreams"]>;

interface DevWorkerOptions {
	vars: Record<string, string>;
	mailFolder: string;
	photos: object;
	/** Loads the site's build as it is now. */
	load(): Promise<object>;
}

/** The site's Worker inside Node: the same front door, load context and pages as `entry.worker.ts`, with the platform's
 * bindings played by this process. */
export function createDevWorker({ vars, mailFolder, photos, load }: DevWorkerOptions) {
	// The runtime's own, which puts the request's id into pages about failures.
	Object.assign(globalThis, { HTMLRewriter: PassingRewriter });
	let streams: QuoteStreams | undefined;
	const worker = { waitUntil: (work: Promise<unknown>) => void work.catch(console.error) };

	async function loadSite() {
		const build = await load();
		if (!isRunnableBuild(build)) throw new Error("Vite loaded something else than the site.");
		const parts = build.entry.module.workerParts;
		streams ??= new parts.QuoteStreams(vars, worker.waitUntil);
		const feed = {
			wake: () => streams?.wake(),
			fetch: (url: string, init: RequestInit) => streams?.open(new Request(url, init)),
		};
		const bindings = {
			...vars,
			PHOTOS: photos,
			EMAIL: { send: async (mail: DevMail) => writeMail(mailFolder, mail) },
			QUOTE_FEED: { getByName: () => feed },
		};
		const handle = createRequestHandler(build, "development");
		const answer = async (request: Request, requestId?: string) => {
			const context = parts.createLoadContext(bindings, worker, requestId);
			const response = await handle(request, context);
			return { response, isUnknown: context.isUnknown };
		};
		return { parts, bindings, answer };
	}

	return {
		async fetch(request: Request): Promise<Response> {
			const { parts, bindings, answer } = await loadSite();
			const noLimit = { limit: async () => ({ success: true }) };
			const response = await parts.handleRequest(request, {
				assets: { fetch: async (address) => (await answer(new Request(String(address)))).response },
				limits: recordOf<RateLimits>(limitNames, () => noLimit),
				host: () => parts.siteHost(parts.parseEnv(bindings)),
				knownDevice: (passed) => parts.knownDeviceId(passed, parts.parseEnv(bindings)),
				presentsSecret: parts.presentsSecret,
				answer,
			});
			return withVitePolicy(response);
		},
		async runScheduledWork(): Promise<void> {
			const { parts, bindings } = await loadSite();
			await parts.withinRequest(crypto.randomUUID(), () =>
				parts.runScheduledWork(parts.createLoadContext(bindings, worker), Date.now()),
			);
		},
	};
}

function isRunnableBuild(module: object): module is RunnableBuild {
	return "routes" in module && "entry" in module && "assets" in module;
}

interface DevMail {
	subject: string;
	text: string;
	html: string;
	attachments?: { content: Uint8Array }[];
}

function writeMail(folder: string, { subject, text, html, attachments = [] }: DevMail): void {
	const id = crypto.randomUUID();
	const write = (kind: string, name: string, body: string | Uint8Array) => {
		mkdirSync(join(folder, "files", kind), { recursive: true, mode: 0o700 });
		const file = join(folder, "files", kind, name);
		writeFileSync(file, body, { mode: 0o600 });
		return file;
	};
	write("email-html", `${id}.html`, html);
	for (const { content } of attachments) write("email-attachment", `${id}.ics`, content);
	console.log(`Mail "${subject}": ${write("email-text", `${id}.txt`, text)}`);
}

/** Lets Vite's socket through and the styles that it replaces in the page. */
function withVitePolicy(response: Response): Response {
	const policy = response.headers.get("Content-Security-Policy");
	if (!policy) return response;
	const allowing = policy
		.replace("connect-src 'self'", "connect-src 'self' ws:")
		.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
	response.headers.set("Content-Security-Policy", allowing);
	return response;
}

class PassingRewriter {
	on(): this {
		return this;
	}

	transform(response: Response): Response {
		return response;
	}
}
