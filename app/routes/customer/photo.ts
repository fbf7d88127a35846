import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { logError } from "#app/log/log.server.ts";
import { photoAnswer, photoColumns } from "#app/photos/photo-store.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { quoteRequests } from "#db/schema.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { token = "", photo = "" } = params;
	if (!isCustomerToken(token)) return new Response(null, { status: 404 });
	try {
		const isQuote = eq(quoteRequests.customerToken, token);
		const [quote] = await context.db.select(photoColumns).from(quoteRequests).where(isQuote);
		const saved = quote?.photos?.find(({ id }) => id === photo);
		return await photoAnswer(context, quote?.id ?? "", saved);
	} catch (error) {
		logError("photo not loaded", error);
		return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
	}
}
