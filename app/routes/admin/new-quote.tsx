import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewQuotePage } from "#app/admin/new-quote/new-quote-page.tsx";
import { handleNewQuote } from "#app/admin/new-quote/new-quote-request.server.ts";
import { useUnsentReply } from "#app/admin/shell/checked-form.tsx";
import { LoadFailure, QuoteError } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { quoteForm } from "#app/content/quote-form.ts";
import { selectBegunRequest } from "#app/quotes/begun-requests.server.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import { newId } from "#app/time/new-id.ts";

export const meta = ownerMeta(quoteForm.title);

export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	const id = newId(Date.now());
	const begunId = new URL(args.request.url).searchParams.get("begun") ?? "";
	async function load() {
		const { shell, results } = await readPage(args, [
			selectNewestPrices(db),
			selectBegunRequest(db, begunId),
		]);
		const [prices, [begun]] = results;
		return { id, card: pricesOf(prices), begun: begun?.answers ?? null, shell };
	}
	return orUnavailable(args, "quote's form not loaded", load, { id, card: null, begun: null });
}

export const action = handleNewQuote;

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function NewQuoteRoute() {
	const { id, card, begun } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (!card && !reply) return <LoadFailure />;
	return <NewQuotePage id={id} card={card} begun={begun} reply={reply} />;
}

export function ErrorBoundary() {
	const unsent = useUnsentReply();
	return unsent ? <NewQuotePage id="" card={null} reply={unsent} /> : <QuoteError />;
}
