import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { checkAccess } from "#app/auth/guard.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { logError } from "#app/log/log.server.ts";
import { selectCursor } from "#app/quotes/quote-reads.server.ts";

const EVENT_STREAM = "text/event-stream";
const noStore = { "Cache-Control": "no-store" };

/** The owner's event stream: every change of a quote after the event that the browser knows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	try {
		const session = await checkAccess({ request, context }, () => [selectCursor(context.db)]);
		if (session.access !== "open" || !session.id)
			return new Response("Sign in first", { status: 401, headers: noStore });
		// Only asks whether the stream would be opened.
		if (request.method === "HEAD") return new Response(null, { status: 204, headers: noStore });
		// Whoever wants something else, such as Remix's own data of this route, would wait for the stream's end.
		if (!request.headers.get("Accept")?.includes(EVENT_STREAM))
			return new Response("An event stream", { status: 406, headers: noStore });
		// What the browser got last: from its own header when it comes back, from the page's address at first.
		const last = request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("after") ?? "";
		const newest = session.results[0][0]?.seq ?? 0;
		return await context.feed.open({
			sessionId: session.id,
			after: Math.min(wholeNumber(last) ?? newest, newest),
			signal: request.signal,
		});
	} catch (error) {
		logError("live feed not opened", error, { requestId: context.requestId });
		return new Response("Try again later", { status: 503, headers: { ...noStore, "Retry-After": "5" } });
	}
}
