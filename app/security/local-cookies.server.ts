import { isLoopback } from "#app/config/env.server.ts";

const PREFIX = "__Host-";

/** Answers a request over HTTP to this very machine with cookies that have neither `Secure` nor their prefix, because Safari keeps
 * no others of http://localhost. Everywhere else, and in the site's own code, cookies have both. The address decides, as the
 * platform gives it, and no header. The request's headers must be mutable. */
export async function withLocalCookies(
	request: Request,
	answer: (request: Request) => Promise<Response>,
): Promise<Response> {
	const url = new URL(request.url);
	if (url.protocol !== "http:" || !isLoopback(url)) return answer(request);
	const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
	const plain = cookies.filter((cookie) => cookie !== "" && !cookie.startsWith(PREFIX));
	request.headers.set("Cookie", plain.map((cookie) => PREFIX + cookie).join("; "));
	const response = await answer(request);
	// The headers of streams are immutable.
	const local = new Response(response.body, response);
	local.headers.delete("Set-Cookie");
	for (const cookie of response.headers.getSetCookie())
		local.headers.append("Set-Cookie", cookie.replace(PREFIX, "").replace("; Secure", ""));
	return local;
}
