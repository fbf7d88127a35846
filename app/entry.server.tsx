import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { pageHeaders } from "./security/page-headers";

/** Renders a document. The whole page is awaited: no page of this site streams late content. */
export default async function handleDocument(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	let finalStatus = status;
	const body = await renderToReadableStream(<RemixServer context={context} url={request.url} />, {
		signal: request.signal,
		onError(error) {
			console.error(error);
			finalStatus = 500;
		},
	});
	await body.allReady;
	for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { status: finalStatus, headers });
}
