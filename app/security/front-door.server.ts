import { canonicalPath } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";
import type { ProblemName } from "#app/content/problems.ts";
import { logError, withinRequest } from "#app/log/log.server.ts";
import { canonicalRedirect } from "./canonical-redirect.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { holdRefusal } from "./held-refusals.ts";
import { withLocalCookies } from "./host-cookie.server.ts";
import { limitKeys } from "./network.server.ts";
import { pageHeaders } from "./page-headers.ts";
import { hasSecretAddress, isPrivate, isStopAddress, takesPhotos } from "./private-paths.ts";
import { limitOf, type RateLimits } from "./rate-limits.ts";
import { checkRequest, FORM_LIMIT, PHOTOS_LIMIT, refusalStatus, withLimitedBody } from "./request-check.ts";
import { isOwnersSide, UnknownSessions } from "./unknown-sessions.ts";

interface FrontDoorOptions {
	/** Answers, and says whether the database was asked for a session, a device or a link that is none. */
	answer(request: Request, requestId: string): Promise<{ response: Response; isUnknown: boolean }>;
	assets: Pick<Fetcher, "fetch">;
	limits: RateLimits;
	/** Returns the configured host; null accepts any. @throws when the configuration is wrong. */
	host(): string | null;
	/** The id of a browser that an owner signed in with before, else null: no limit of a network holds for it. */
	knownDevice(request: Request): Promise<string | null>;
	/** Whether a request presents a session, a device or a link, known or not. */
	presentsSecret(request: Request): Promise<boolean>;
}

const unknownSessions = new UnknownSessions();

/** Browsers post reports on their own, with these media types. */
const REPORT_TYPES = ["application/csp-report", "application/reports+json", "application/json"];

/** Every request passes it before a route, and every response before it leaves. Never throws. */
export async function handleRequest(
	request: Request,
	{ answer, assets, host, knownDevice, limits, presentsSecret }: FrontDoorOptions,
): Promise<Response> {
	const requestId = requestIdOf(request);
	const { pathname, search } = new URL(request.url);
	const path = canonicalPath(pathname);
	const explain = (name: ProblemName, status: number) => problemPage(name, status, request, assets);
	const response = await withinRequest(requestId, async () => {
		try {
			const isReport = path === paths.cspReport;
			const limit = takesPhotos(path) ? PHOTOS_LIMIT : FORM_LIMIT;
			const refusal = checkRequest(request, {
				...{ host: host(), limit },
				...(isReport && { mediaTypes: REPORT_TYPES }),
				anyOrigin: isReport || isStopAddress(path),
			});
			if (refusal) return await explain(refusal, refusalStatus[refusal]);
			if (path.startsWith("/assets/")) return missingFile();
			const address = canonicalRedirect(request.url);
			if (address !== null) {
				// The site's own forms post to known addresses.
				if (request.method === "POST") return await explain("address", 404);
				return new Response(null, { status: 301, headers: { Location: address } });
			}
			// Also what is refused below is read: the runtime cuts the connection of a body that nobody read.
			const readable = await withLimitedBody(request, limit);
			if (readable === "too-large") return await explain("too-large", refusalStatus["too-large"]);
			// The sender has left.
			if (readable === "broken-off") return new Response(null, { status: 400 });
			const rate = limitOf(request.method, path, search);
			// Remix would take it for the site's own host.
			readable.headers.delete("X-Forwarded-Host");
			// It is judged above; Remix answers one of another site with an empty 500.
			readable.headers.delete("Origin");
			return await withLocalCookies(readable, async (passed) => {
				const device = await knownDevice(passed);
				const keys = device === null ? limitKeys(request) : [device];
				const asks = device === null && isOwnersSide(path) && (await presentsSecret(passed));
				if ((rate && (await isOverLimit(keys, limits[rate]))) || (asks && !unknownSessions.admit(keys))) {
					if (rate === "LIMIT_SIGN_IN") await holdRefusal();
					return explain("too-many", 429);
				}
				const { response, isUnknown } = await answer(passed, requestId);
				if (asks && !isUnknown) unknownSessions.forgive(keys);
				return response;
			});
		} catch (error) {
			logError("request failed", error);
			return explain("failure", 500);
		}
	});
	return finish(path, response, requestId);
}

/** Answers for a file of another version. Only scripts ask for it: they need no page, and the file may be there in a moment. */
function missingFile(): Response {
	const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
	return new Response("There is no such file.", { status: 404, headers });
}

/** Returns the platform's id. Only the platform serves HTTPS: over HTTP the client wrote the header. */
function requestIdOf({ url, headers }: Request): string {
	const ray = url.startsWith("https:") ? headers.get("CF-Ray") : null;
	return ray && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

async function isOverLimit(keys: readonly string[], limit: RateLimit): Promise<boolean> {
	const counted = await Promise.all(keys.map((key) => limit.limit({ key })));
	return counted.some(({ success }) => !success);
}

/** The pages are as they were once fetched, so that a flood of refusals costs next to nothing. */
const problemPages = new Map<ProblemName, { html: string; policy: string | null }>();

async function problemPage(
	name: ProblemName,
	status: number,
	request: Request,
	assets: FrontDoorOptions["assets"],
): Promise<Response> {
	const headers = new Headers({
		"Cache-Control": "no-store",
		"Content-Type": "text/html; charset=utf-8",
		...(status === 405 && { Allow: "GET, HEAD, POST" }),
		...(status === 429 && { "Retry-After": "60" }),
	});
	const page = problemPages.get(name) ?? (await fetchProblem(name, request.url, assets).catch(() => null));
	if (page?.policy) headers.set("Content-Security-Policy", page.policy);
	if (page) return new Response(page.html, { status, headers });
	headers.set("Content-Type", "text/plain; charset=utf-8");
	return new Response("Something went wrong. Please try again.", { status, headers });
}

async function fetchProblem(name: ProblemName, address: string, assets: FrontDoorOptions["assets"]) {
	const answer = await assets.fetch(new URL(paths.problem(name), address).href);
	if (!answer.ok) return null;
	const page = { html: await answer.text(), policy: answer.headers.get("Content-Security-Policy") };
	problemPages.set(name, page);
	return page;
}

function finish(path: string, response: Response, requestId: string): Response {
	// The headers of upgraded and cached responses are immutable.
	const finished = new Response(response.body, response);
	for (const [name, value] of Object.entries(pageHeaders)) finished.headers.set(name, value);
	if (isPrivate(path)) {
		// Also on redirects, data and failures: nothing may be cached or indexed.
		finished.headers.set("Cache-Control", "no-store");
		finished.headers.set("X-Robots-Tag", "noindex, nofollow");
	}
	finished.headers.set("X-Request-Id", requestId);
	if (!finished.headers.has("Content-Security-Policy"))
		finished.headers.set("Content-Security-Policy", contentSecurityPolicy({}));
	if (hasSecretAddress(path)) hideAddress(finished.headers);
	const isPage = finished.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	return isPage && finished.status >= 400 ? withReference(finished, requestId) : finished;
}

/** Keeps a secret address out of referrers and policy reports. */
function hideAddress(headers: Headers): void {
	// Not `no-referrer`, with which a form's origin would be null.
	headers.set("Referrer-Policy", "strict-origin");
	const policy = headers.get("Content-Security-Policy") ?? "";
	headers.set("Content-Security-Policy", policy.replace(/; report-uri [^;]*/, ""));
}

function withReference(response: Response, requestId: string): Response {
	return new HTMLRewriter()
		.on("[data-request-reference]", {
			element: (line) =>
				void line.setInnerContent(`${line.getAttribute("data-request-reference")} ${requestId}`),
		})
		.transform(response);
}
