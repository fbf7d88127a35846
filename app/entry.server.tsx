import type {
	ActionFunctionArgs,
	AppLoadContext,
	EntryContext,
	LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { logError } from "./log.server";
import { contentSecurityPolicy } from "./security/content-security-policy";
import { NonceContext } from "./security/nonce-context";

/** Renders a document. The whole page is awaited: no page of this site streams late content. */
export default async function handleDocument(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: AppLoadContext,
): Promise<Response> {
	let finalStatus = status;
	const nonce = crypto.randomUUID();
	const body = await renderToReadableStream(
		<NonceContext.Provider value={nonce}>
			<RemixServer context={context} url={request.url} nonce={nonce} />
		</NonceContext.Provider>,
		{
			nonce,
			signal: request.signal,
			onError(error) {
				logError("render failed", error, { requestId: loadContext.requestId });
				finalStatus = 500;
			},
		},
	);
	await body.allReady;
	headers.set(
		"Content-Security-Policy",
		contentSecurityPolicy({ nonce, turnstile: loadContext.env.TURNSTILE_SITE_KEY !== undefined }),
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(withScriptsInBody(await new Response(body).text()), { status: finalStatus, headers });
}

const documentEnd = "</body></html>";

/** Remix writes the data it hands over behind the document's end, where HTML allows no script; browsers move it into the body. */
function withScriptsInBody(html: string): string {
	const [page = "", handedOver = ""] = html.split(documentEnd);
	return `${page}${handedOver}${documentEnd}`;
}

/** Logs what a loader or an action threw; a request that the visitor gave up is no error. */
export function handleError(
	error: unknown,
	{ request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
	if (request.signal.aborted) return;
	logError("route failed", error, { requestId: context.requestId });
}
