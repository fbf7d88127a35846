import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { canonicalPath, segmentsOf } from "#app/config/canonical-path.ts";
import { logWarning } from "#app/log/log.server.ts";
import { isKnown } from "#app/security/canonical-redirect.ts";
import { hasSecretAddress } from "#app/security/private-paths.ts";
import { HOUR_MS } from "#app/time/clock.ts";

/** A directive's name; older browsers append its sources. */
const directive = z.optional(z.string().check(z.regex(/^[a-z-]{5,30}( |$)/)));

const reportSchema = z.object({
	"csp-report": z.object({
		"effective-directive": directive,
		"violated-directive": directive,
		"blocked-uri": z.optional(z.string()),
		"document-uri": z.optional(z.string()),
	}),
});

/** Logs only hosts and known pages, each once an hour, because anybody may post anything. */
export async function action({ request }: ActionFunctionArgs) {
	// Bytes, because the runtime warns of media types that it does not know as text.
	const body: unknown = await new Response(await request.arrayBuffer()).json().catch(() => null);
	const { data } = reportSchema.safeParse(body);
	if (!data) return new Response(null, { status: 400 });
	const report = data["csp-report"];
	const told = {
		directive:
			(report["effective-directive"] ?? report["violated-directive"] ?? "unknown").split(" ")[0] ?? "",
		blocked: originOf(report["blocked-uri"]),
		page: pageOf(report["document-uri"]),
	};
	if (isNews(JSON.stringify(told), Date.now())) logWarning("content blocked", told);
	return new Response(null, { status: 204 });
}

export function loader() {
	return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What an isolate has logged in this hour, and how much it logs in one. */
const logged = new Set<string>();
const MAX_LOGGED = 50;
let hour = 0;

/** Whether a report says what none of this hour did. */
function isNews(line: string, now: number): boolean {
	const current = Math.floor(now / HOUR_MS);
	if (current !== hour) logged.clear();
	hour = current;
	if (logged.has(line) || logged.size >= MAX_LOGGED) return false;
	logged.add(line);
	return true;
}

const KEYWORDS = ["inline", "eval", "wasm-eval", "self", "data", "blob"];

function originOf(address = ""): string {
	if (KEYWORDS.includes(address)) return address;
	const host = URL.canParse(address) ? new URL(address).host : "";
	return /^[a-z0-9.:-]{1,100}$/.test(host) ? host : "unknown";
}

/** The rest of an address may contain anything. */
function pageOf(address = ""): string {
	const path = URL.canParse(address) ? canonicalPath(new URL(address).pathname) : "";
	if (hasSecretAddress(path)) return `/${segmentsOf(path)[0]}`;
	return isKnown(path) ? path : "unknown";
}
