import type { AppLoadContext } from "@remix-run/cloudflare";
import { FIRST_VERSION } from "#app/pricing/rates.ts";

/** By address: the page as this isolate rendered it last, with the version of the prices that it tells. */
const rendered = new Map<string, { version: string; html: string }>();

/** Answers a page that tells prices: with the file that the build made of it while the first price book is in force, else as
 * this isolate rendered it once for the book in force. Both are the same for every visitor. */
export async function answerPriced(
	request: Request,
	context: AppLoadContext,
	assets: Pick<Fetcher, "fetch">,
	render: (request: Request, context: AppLoadContext) => Promise<Response>,
): Promise<Response> {
	const { version } = await context.prices();
	if (version === FIRST_VERSION) return assets.fetch(request);
	const { origin, pathname } = new URL(request.url);
	let page = rendered.get(pathname);
	if (page?.version !== version) {
		const answer = await render(new Request(origin + pathname), context);
		if (!answer.ok) return answer;
		page = { version, html: await answer.text() };
		rendered.set(pathname, page);
	}
	// As the platform's own for files. No script runs in them that a policy would have to name.
	const headers = {
		"Cache-Control": "public, max-age=0, must-revalidate",
		"Content-Type": "text/html; charset=utf-8",
	};
	return new Response(page.html, { headers });
}
