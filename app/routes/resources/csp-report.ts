import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { logWarning } from "../../log.server";

const reportSchema = z.object({
	"csp-report": z.object({
		"effective-directive": z.optional(z.string().check(z.maxLength(60))),
		"violated-directive": z.optional(z.string().check(z.maxLength(60))),
		"blocked-uri": z.optional(z.string()),
		"document-uri": z.optional(z.string()),
	}),
});

/** What the browser stopped. Of each address only the origin or the path is kept: queries may hold a name. */
export async function action({ request }: ActionFunctionArgs) {
	// Read as bytes: the runtime warns of text in media types it does not know as text.
	const body: unknown = await new Response(await request.arrayBuffer()).json().catch(() => null);
	const { data } = reportSchema.safeParse(body);
	if (!data) return new Response(null, { status: 400 });
	const report = data["csp-report"];
	logWarning("content blocked", {
		directive: report["effective-directive"] ?? report["violated-directive"] ?? "unknown",
		blocked: part(report["blocked-uri"], "origin"),
		page: part(report["document-uri"], "pathname"),
	});
	return new Response(null, { status: 204 });
}

/** Nobody reads here. */
export function loader() {
	return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

function part(address: string | undefined, name: "origin" | "pathname"): string {
	if (!address) return "unknown";
	// "inline" and "eval" are words and no addresses.
	return URL.canParse(address) ? new URL(address)[name].slice(0, 100) : address.slice(0, 20);
}
