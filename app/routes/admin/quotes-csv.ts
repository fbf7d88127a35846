import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logError } from "../../log.server";
import { exportQuotes } from "../../quotes/quote-export.server";
import { readFilter } from "../../quotes/quote-filter";

/** What the filter shows, whole, as a file for spreadsheets. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const filter = readFilter(new URL(request.url).searchParams);
	try {
		const body = await exportQuotes({ request, context }, { ...filter, before: null });
		const day = new Date().toISOString().slice(0, 10);
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
