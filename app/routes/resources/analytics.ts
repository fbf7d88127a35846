import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { mayCount } from "#app/analytics/count-event.server.ts";
import { readEvent } from "#app/analytics/event-schema.server.ts";

export function loader() {
	return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** @throws {Response} 404 when analytics is off, 413 and 400 when the body is no event. */
export async function action({ request, context }: ActionFunctionArgs) {
	if (context.env.ANALYTICS !== "on") throw new Response(null, { status: 404 });
	const event = await readEvent(request);
	if (mayCount(request, context.env)) context.countEvent(event);
	return new Response(null, { status: 204 });
}
