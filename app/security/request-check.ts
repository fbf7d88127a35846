import { photoLimits } from "#app/content/photos.ts";
import type { ProblemName } from "#app/content/problems.ts";

export const refusalStatus = {
	forbidden: 403,
	"no-source": 403,
	method: 405,
	"media-type": 415,
	"too-large": 413,
	"too-long": 414,
	"wrong-host": 421,
} as const satisfies Partial<Record<ProblemName, number>>;
export type Refusal = keyof typeof refusalStatus;

/** A body may have this many bytes, more than any form of texts needs. */
export const FORM_LIMIT = 64 * 1024;
/** A form with photos has at most this many bytes. */
export const PHOTOS_LIMIT = photoLimits.together * 1024 * 1024;

/** An address may have this many characters, with room for what advertisers add. */
const MAX_ADDRESS = 4 * 1024;

const READING = new Set(["GET", "HEAD"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

interface Expectations {
	/** This is the configured host. Null accepts any host. */
	host: string | null;
	/** Bytes that a body may have. */
	limit: number;
	mediaTypes?: readonly string[];
	/** Any origin may post reports of browsers, which change nothing, and what mail programs post. */
	anyOrigin?: boolean;
}

/** Returns what is wrong with a request's head, or null. A write must come from the site's own pages. */
export function checkRequest(request: Request, expected: Expectations): Refusal | null {
	const url = new URL(request.url);
	if (expected.host !== null && url.host !== expected.host) return "wrong-host";
	if (request.url.length > MAX_ADDRESS) return "too-long";
	// Remix would treat it as an action's post; no browser sends it.
	if (request.method === "HEAD" && url.pathname.endsWith(".data")) return "method";
	if (READING.has(request.method)) return null;
	if (request.method !== "POST") return "method";
	const refusal = expected.anyOrigin ? null : checkSource(request.headers, url.origin);
	if (refusal) return refusal;
	if (Number(request.headers.get("Content-Length") ?? 0) > expected.limit) return "too-large";
	const type = mediaType(request.headers);
	if (type !== null && ![...FORM_TYPES, ...(expected.mediaTypes ?? [])].includes(type)) return "media-type";
	return null;
}

/** Judges by the first header that says something: text browsers and old ones send none but the Referer. */
function checkSource(headers: Headers, origin: string): "forbidden" | "no-source" | null {
	const site = headers.get("Sec-Fetch-Site");
	if (site === "same-origin") return null;
	// "none" is the visitor reloading a form; its origin still has to match.
	if (site !== null && site !== "none") return "forbidden";
	const source = headers.get("Origin") ?? originOf(headers.get("Referer"));
	if (source === null) return "no-source";
	return source === origin ? null : "forbidden";
}

function originOf(referer: string | null): string | null {
	if (!referer) return null;
	return URL.canParse(referer) ? new URL(referer).origin : "null";
}

function mediaType(headers: Headers): string | null {
	const type = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
	return type ? type : headers.get("Content-Length") === "0" ? null : "";
}

/** Returns a copy of the request, whose headers can be changed, with its body read whole, so that nobody streams without end;
 * or why the body cannot be read. */
export async function withLimitedBody(
	request: Request,
	limit = FORM_LIMIT,
): Promise<Request | "too-large" | "broken-off"> {
	if (!request.body) return new Request(request);
	// A GET may arrive with a body, but no Request can be made with it.
	if (READING.has(request.method)) {
		await request.body.cancel();
		const { url, method, headers, signal } = request;
		return new Request(url, { method, headers, signal });
	}
	const parts: Uint8Array[] = [];
	let size = 0;
	const reader = request.body.getReader();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			size += part.value.byteLength;
			if (size > limit) {
				await reader.cancel();
				return "too-large";
			}
			parts.push(part.value);
		}
	} catch {
		return "broken-off";
	}
	return new Request(request, { body: Buffer.concat(parts) });
}
