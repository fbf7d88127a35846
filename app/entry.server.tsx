import type {
	ActionFunctionArgs,
	AppLoadContext,
	EntryContext,
	LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { logError } from "#app/log/log.server.ts";
import { contentSecurityPolicy } from "#app/security/content-security-policy.ts";
import { scriptValue } from "#app/security/inline-scripts.ts";
import { NonceContext } from "#app/security/nonce-context.ts";
import { filesAhead } from "#app/worker/files-ahead.server.ts";

export * as workerParts from "#app/worker/worker-parts.server.ts";

/** Renders a document as one text, which is faster than a stream.
 * @throws what a component throws; Remix then renders its error page. */
export default async function handleDocument(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...context }: EntryContext,
	loadContext: AppLoadContext,
): Promise<Response> {
	const nonce = crypto.randomUUID();
	const html = renderToString(
		<NonceContext.Provider value={nonce}>
			<RemixServer context={context} url={request.url} nonce={nonce} />
		</NonceContext.Provider>,
	);
	const hydrated = serverHandoffStream && context.renderMeta?.didRenderScripts;
	const data = hydrated ? embedData(await new Response(serverHandoffStream).text(), nonce) : "";
	const tail = hydrated ? data + filesAhead(context) : "";
	headers.set(
		"Content-Security-Policy",
		contentSecurityPolicy({ nonce, turnstile: loadContext.env.TURNSTILE_SITE_KEY !== undefined }),
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const page = `<!DOCTYPE html>${html.replace("</body>", () => `${tail}</body>`)}`;
	return new Response(import.meta.env.PROD ? letModulesWait(page) : page, { status, headers });
}

/** Modules must not delay painting. Remix has no option for it, and development React would warn of the attribute. */
function letModulesWait(html: string): string {
	return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Embeds the loaders' data in the page. Remix would append it after the document's end, where HTML allows no script. */
function embedData(data: string, nonce: string): string {
	const stream = "window.__remixContext.streamController";
	return `<script nonce="${nonce}">${stream}.enqueue(${scriptValue(data)});${stream}.close();</script>`;
}

/** Ignores aborted requests and requests that no route answers. */
export function handleError(
	error: unknown,
	{ request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	logError("route failed", error, { requestId: context.requestId });
}
