import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { photoAnswer, photoColumns } from "#app/photos/photo-store.server.ts";
import { answerFile } from "#app/security/file-answer.server.ts";
import { quoteRequests } from "#db/schema.ts";

export function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const { id = "", photo = "" } = params;
	return answerFile(args, { what: "photo not loaded" }, async () => {
		const query = context.db.select(photoColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
		const [[quote]] = await requireAdmin(args, () => [query]);
		const saved = quote?.photos?.find((one) => one.id === photo);
		return photoAnswer(context, id, saved);
	});
}
