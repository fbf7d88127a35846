import type {
	ActionFunctionArgs,
	AppLoadContext,
	EntryContext,
	LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { fieldLabels } from "#app/content/site.ts";
import { logError } from "#app/log/log.server.ts";
import { contentSecurityPolicy } from "#app/security/content-security-policy.ts";
import { scriptValue } from "#app/security/inline-scripts.ts";
import { NonceContext } from "#app/security/nonce-context.ts";

export * as workerParts from "#app/worker/worker-parts.server.ts";

/** Renders a document as one text, which is faster than a stream. @throws what a component throws; Remix then renders its error page. */
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
	const isRefused = request.method === "POST" && status >= 400;
	const scripts = isRefused && hydrated ? untitle(nonce) + tail : tail;
	// To change the whole page as one text would cost half as much as to render it; what changes is at its two ends.
	const end = Math.max(0, html.lastIndexOf("</main>"));
	const [start, rest] = [html.slice(0, end), html.slice(end)];
	const titled = isRefused ? start.replace("<title>", `<title>${fieldLabels.error} `) : start;
	const closed = rest.replace("</body>", () => `${scripts}</body>`);
	const parts = ["<!DOCTYPE html>", titled, import.meta.env.PROD ? deprioritizePreloads(closed) : closed];
	return new Response(Buffer.concat(parts.map((part) => Buffer.from(part))), { status, headers });
}

/** React takes over the title as a route has it: the summary of a refused form, which says what the server did, follows. */
function untitle(nonce: string): string {
	return `<script nonce="${nonce}">document.title=document.title.replace(${scriptValue(`${fieldLabels.error} `)},"")</script>`;
}

/** Modules must not delay painting. Remix has no option for it, and development React would warn of the attribute. */
function deprioritizePreloads(html: string): string {
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

/** The modules of sibling routes, for the site script to prefetch. Empty where the layout does not ask for it. */
function filesAhead({ manifest, staticHandlerContext, routeModules }: EntryContext): string {
	const loaded = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
	const parentId = loaded.at(-1)?.parentId;
	const handle: unknown = parentId === undefined ? null : routeModules[parentId]?.handle;
	if (typeof handle !== "object" || handle === null || !("fetchAhead" in handle)) return "";
	const has = new Set([...filesOf(loaded), ...manifest.entry.imports]);
	const siblings = Object.values(manifest.routes).flatMap((route) =>
		route?.parentId === parentId ? route : [],
	);
	const files = new Set(filesOf(siblings).filter((file) => !has.has(file)));
	return `<template data-fetch-ahead="${[...files].join(" ")}"></template>`;
}

function filesOf(routes: readonly { module: string; imports?: string[] }[]): string[] {
	return routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
}
