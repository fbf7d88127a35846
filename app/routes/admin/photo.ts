import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { logError } from "#app/log/log.server.ts";
import { photoAnswer, photoColumns } from "#app/photos/photo-store.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** A photo of a quote. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const { id = "", photo = "" } = params;
	try {
		const query = context.db.select(photoColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
		const [[quote]] = await requireAdmin(args, () => [query] as const);
		const saved = quote?.photos?.find((one) => one.id === photo);
		return await photoAnswer(context, id, saved);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("photo not loaded", error, { requestId: context.requestId });
		return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
	}
}
