import type { ProblemName } from "#app/content/problems.ts";

/** Why a request is turned away before any route sees it; also the name of the page that explains it. */
export type Refusal = Extract<
	ProblemName,
	"forbidden" | "method" | "media-type" | "too-large" | "too-long" | "wrong-host"
>;

/** The status each refusal answers with. */
export const refusalStatus = {
	forbidden: 403,
	method: 405,
	"media-type": 415,
	"too-large": 413,
	"too-long": 414,
	"wrong-host": 421,
} as const satisfies Record<Refusal, number>;

/** The largest body any form of the site needs, in bytes, with much room to spare. */
const BODY_LIMIT = 64 * 1024;

/** The longest address that any page needs, in characters, with room for what advertisers add to it. */
const MAX_ADDRESS = 4 * 1024;

const READING = new Set(["GET", "HEAD"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

interface Expectations {
	/** The host of the configured site address; null takes any. */
	host: string | null;
	/** Media types that this address takes besides those of forms. */
	mediaTypes?: readonly string[];
	/** Whether the browser itself posts here, of its own accord, and changes nothing by it. */
	anyOrigin?: boolean;
}

/**
 * What is wrong with a request, by its head alone; null when nothing is. A request that changes something
 * must come from the site's own pages: the browser says so in `Sec-Fetch-Site`, an older one in `Origin`.
 * A forwarded host is never believed.
 */
export function checkRequest(request: Request, expected: Expectations): Refusal | null {
	const url = new URL(request.url);
	if (expected.host !== null && url.host !== expected.host) return "wrong-host";
	if (request.url.length > MAX_ADDRESS) return "too-long";
	// Remix would take it for an action's post, and fail at a foreign origin; no browser asks so.
	if (request.method === "HEAD" && url.pathname.endsWith(".data")) return "method";
	if (READING.has(request.method)) return null;
	if (request.method !== "POST") return "method";
	if (!expected.anyOrigin && !isFromHere(request.headers, url.origin)) return "forbidden";
	if (Number(request.headers.get("Content-Length") ?? 0) > BODY_LIMIT) return "too-large";
	const type = mediaType(request.headers);
	if (type !== null && ![...FORM_TYPES, ...(expected.mediaTypes ?? [])].includes(type)) return "media-type";
	return null;
}

function isFromHere(headers: Headers, origin: string): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site === "same-origin") return true;
	// "none" is the visitor's own doing, such as sending a form again by reloading; its origin still has to match.
	if (site !== null && site !== "none") return false;
	return headers.get("Origin") === origin;
}

/** Null for a post without a body, which has no type. */
function mediaType(headers: Headers): string | null {
	const type = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
	return type ? type : headers.get("Content-Length") === "0" ? null : "";
}

/**
 * The request with its body read whole, so that nobody streams without end into a form; without one where nothing
 * is posted. Otherwise why it cannot be had: it is larger than a form can be, or the sender left in the middle of it.
 */
export async function withLimitedBody(request: Request): Promise<Request | "too-large" | "broken-off"> {
	if (!request.body) return request;
	// A reading request may arrive with a body, even an empty one, but none can be made of it again.
	if (READING.has(request.method)) {
		await request.body.cancel();
		return new Request(request.url, {
			method: request.method,
			headers: request.headers,
			signal: request.signal,
		});
	}
	const parts: Uint8Array[] = [];
	let size = 0;
	const reader = request.body.getReader();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			size += part.value.byteLength;
			if (size > BODY_LIMIT) {
				await reader.cancel();
				return "too-large";
			}
			parts.push(part.value);
		}
	} catch {
		return "broken-off";
	}
	const body = new Uint8Array(size);
	let offset = 0;
	for (const part of parts) {
		body.set(part, offset);
		offset += part.byteLength;
	}
	return new Request(request, { body });
}
