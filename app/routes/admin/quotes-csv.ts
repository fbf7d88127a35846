import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportQuotes } from "#app/admin/dashboard/quote-export.server.ts";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { logError } from "#app/log/log.server.ts";
import { dateOf, localTime } from "#app/time/clock.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const filter = readFilter(new URL(request.url).searchParams);
	try {
		const body = await exportQuotes({ request, context }, { ...filter, before: null });
		const day = dateOf(localTime(Date.now()).midnight);
		return new Response(body, {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="quotes-${filter.status}-${day}.csv"`,
				"Cache-Control": "no-store",
			},
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quotes not exported", error, { requestId: context.requestId });
		throw new Response("Failed to load quote requests", { status: 503, headers: { "Retry-After": "10" } });
	}
}
