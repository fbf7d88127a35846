import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Survives builds, and is emptied on its own. */
export const DASHBOARD_CACHE = "owner-dashboard";
const UNTIL = "X-Kept-Until";
/** After it the copy is shown, where there is one. */
const PATIENCE_MS = 8_000;

/** Incremented by each deletion, so that a copy in progress is dropped. */
let forgotten = 0;

type KeepFile = (url: string) => Promise<void>;

const keptPages: readonly string[] = [paths.admin, paths.adminToday, jobPaths.calendar];

/** Keeps the owner's list, plan of the day and calendar with their files until the session's end; an ended session's copies are deleted. */
export async function keepDashboard(until: UtcMs, keepFile: KeepFile): Promise<void> {
	for (const path of keptPages) await keepOwnerPage(path, until, keepFile);
}

async function keepOwnerPage(path: string, until: UtcMs, keepFile: KeepFile): Promise<void> {
	const before = forgotten;
	const response = await fetch(path, { redirect: "manual", cache: "no-store" });
	if (response.type === "opaqueredirect") return forgetDashboard();
	if (response.status !== 200) return;
	const html = await response.text();
	await Promise.all(Array.from(new Set(html.match(/\/assets\/[\w.-]+/g)), keepFile));
	const headers = new Headers(response.headers);
	headers.delete("Content-Encoding");
	headers.set(UNTIL, String(until));
	const copy = new Response(html.replace("<html ", `<html data-kept-at="${Date.now()}" `), { headers });
	if (before === forgotten) await (await caches.open(DASHBOARD_CACHE)).put(path, copy);
}

export async function forgetDashboard(): Promise<void> {
	forgotten++;
	await caches.delete(DASHBOARD_CACHE);
}

/** Copies its files into a new build's cache; deletes a copy that cannot be reloaded. */
export async function renewDashboard(keepFile: KeepFile): Promise<void> {
	const copy = await keptDashboard();
	if (!copy) return;
	await keepDashboard(Number(copy.headers.get(UNTIL)), keepFile).catch(forgetDashboard);
}

/** Answers from the network, else with the kept list at its own address, to which the owner's other pages redirect. */
export async function answerDashboard(request: Request): Promise<Response> {
	const answer = fetch(request);
	try {
		const response = await ((await keptDashboard()) ? withPatience(answer) : answer);
		// Without an open session nobody may see the list.
		if (response.type === "opaqueredirect") await forgetDashboard();
		return response;
	} catch (error) {
		const copy = await keptDashboard();
		if (!copy) throw error;
		const { pathname, search } = new URL(request.url);
		if (pathname === paths.admin && search === "") return copy;
		const page = keptPages.includes(pathname) && pathname !== paths.admin && (await keptPage(pathname));
		if (page) return page;
		const [, quoteId] = /\/quotes\/([0-9a-f-]{36})(\/|$)/.exec(pathname) ?? [];
		return Response.redirect(`${paths.admin}${quoteId ? `#quote-${quoteId}` : ""}`, 302);
	}
}

async function keptDashboard(): Promise<Response | undefined> {
	const copy = await keptPage(paths.admin);
	if (!copy || Date.now() < Number(copy.headers.get(UNTIL))) return copy;
	await forgetDashboard();
	return undefined;
}

function keptPage(path: string): Promise<Response | undefined> {
	return caches.match(path, { cacheName: DASHBOARD_CACHE, ignoreVary: true });
}

function withPatience(answer: Promise<Response>): Promise<Response> {
	const late = new Promise<Response>((_, reject) => {
		setTimeout(() => reject(new Error("No answer in time")), PATIENCE_MS);
	});
	return Promise.race([answer, late]);
}
