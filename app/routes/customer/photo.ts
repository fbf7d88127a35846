import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { photoAnswer, photoColumns } from "#app/photos/photo-store.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { answerFile } from "#app/security/file-answer.server.ts";
import { quoteRequests } from "#db/schema.ts";

export function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const { token = "", photo = "" } = params;
	return answerFile(args, { what: "photo not loaded" }, async () => {
		if (!isCustomerToken(token)) return new Response(null, { status: 404 });
		const isQuote = eq(quoteRequests.customerToken, token);
		const [quote] = await context.db.select(photoColumns).from(quoteRequests).where(isQuote);
		const saved = quote?.photos?.find(({ id }) => id === photo);
		return photoAnswer(context, quote?.id ?? "", saved);
	});
}
