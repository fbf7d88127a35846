import { paths } from "#app/config/paths.ts";

/** Outlives builds: apart from the site's own cache, and wiped for reasons of its own. */
export const DASHBOARD_CACHE = "owner-dashboard";
/** Until when the copy may be shown, UTC milliseconds. */
const UNTIL = "X-Kept-Until";
/** Milliseconds without an answer after which the copy is shown, where there is one. */
const PATIENCE_MS = 8_000;

/** Counts what was forgotten, so that a copy on its way is not kept after that. */
let forgotten = 0;

/**
 * Keeps the owner's list as it is now, with the files it needs, until its session's end at the latest. Where the
 * session is over already, the copy goes.
 */
export async function keepDashboard(until: number, keepFile: (url: string) => Promise<void>): Promise<void> {
	const before = forgotten;
	const response = await fetch(paths.admin, { redirect: "manual", cache: "no-store" });
	if (response.type === "opaqueredirect") return forgetDashboard();
	if (response.status !== 200) return;
	const html = await response.text();
	await Promise.all(Array.from(new Set(html.match(/\/assets\/[\w.-]+/g)), keepFile));
	const headers = new Headers(response.headers);
	headers.delete("Content-Encoding");
	headers.set(UNTIL, String(until));
	const copy = new Response(html.replace("<html ", `<html data-kept-at="${Date.now()}" `), { headers });
	if (before === forgotten) await (await caches.open(DASHBOARD_CACHE)).put(paths.admin, copy);
}

/** Removes the copy. */
export async function forgetDashboard(): Promise<void> {
	forgotten++;
	await caches.delete(DASHBOARD_CACHE);
}

/** Keeps the copy's files with a new build; a copy that cannot be loaded anew goes. */
export async function renewDashboard(keepFile: (url: string) => Promise<void>): Promise<void> {
	const copy = await keptDashboard();
	if (!copy) return;
	await keepDashboard(Number(copy.headers.get(UNTIL)), keepFile).catch(forgetDashboard);
}

/**
 * The owner's page from the network. Where that does not answer, the kept list stands in: at its own address, to which
 * the others lead.
 */
export async function answerDashboard(request: Request): Promise<Response> {
	const answer = fetch(request);
	try {
		const response = await ((await keptDashboard()) ? withPatience(answer) : answer);
		// Nobody without an open session is to see the list.
		if (response.type === "opaqueredirect") await forgetDashboard();
		return response;
	} catch (error) {
		const copy = await keptDashboard();
		if (!copy) throw error;
		const { pathname, search } = new URL(request.url);
		if (pathname === paths.admin && search === "") return copy;
		const [, quoteId] = /([0-9a-f-]{36})$/.exec(pathname) ?? [];
		return Response.redirect(`${paths.admin}${quoteId ? `#quote-${quoteId}` : ""}`, 302);
	}
}

async function keptDashboard(): Promise<Response | undefined> {
	const copy = await caches.match(paths.admin, { cacheName: DASHBOARD_CACHE, ignoreVary: true });
	if (!copy || Date.now() < Number(copy.headers.get(UNTIL))) return copy;
	await forgetDashboard();
	return undefined;
}

function withPatience(answer: Promise<Response>): Promise<Response> {
	const late = new Promise<Response>((_, reject) => {
		setTimeout(() => reject(new Error("No answer in time")), PATIENCE_MS);
	});
	return Promise.race([answer, late]);
}
