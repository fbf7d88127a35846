import { createRequestHandler, redirect, type ServerBuild } from "@remix-run/cloudflare";
import { RemixServer, useLocation } from "@remix-run/react";
import { createElement, type ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import type { Markup } from "./markup.ts";

// The yardstick of the app's pages: the least that Remix needs to render the same markup. One route, whose loader
// brings nothing and whose action redirects. No checks, no cookie, no components of its own, no data for the browser.

interface Bindings {
	/** Rendered as a stream, as Remix's own template does, or as one text, as this site does. */
	RENDERER: "stream" | "text";
	/** The pages to render, by their path. */
	PAGES: Record<string, Markup>;
}

let pages: Record<string, Markup> = {};
let render = renderStream;

function Page() {
	return toElement(pages[useLocation().pathname] ?? "", 0);
}

function toElement(markup: Markup, key: number): ReactNode {
	if (typeof markup === "string") return markup;
	const [tag, { raw, ...properties }, ...children] = markup;
	if (typeof raw === "string")
		return createElement(tag, { ...properties, key, dangerouslySetInnerHTML: { __html: raw } });
	return createElement(
		tag,
		{ ...properties, key },
		children.length > 0 ? children.map(toElement) : undefined,
	);
}

async function renderStream(page: ReactNode): Promise<string> {
	const body = await renderToReadableStream(page);
	await body.allReady;
	return new Response(body).text();
}

const build: ServerBuild = {
	entry: {
		module: {
			async default(request, status, headers, context) {
				const page = <RemixServer context={context} url={request.url} />;
				headers.set("Content-Type", "text/html; charset=utf-8");
				return new Response(await render(page), { status, headers });
			},
		},
	},
	routes: {
		root: {
			id: "root",
			path: "*",
			module: {
				default: Page,
				loader: () => null,
				action: () => redirect("/next", 303),
			},
		},
	},
	assets: {
		version: "1",
		url: "",
		entry: { imports: [], module: "" },
		routes: {
			root: {
				id: "root",
				path: "*",
				module: "",
				hasAction: true,
				hasLoader: true,
				hasClientAction: false,
				hasClientLoader: false,
				hasErrorBoundary: false,
			},
		},
	},
	publicPath: "/",
	assetsBuildDirectory: "",
	basename: "/",
	mode: "production",
	isSpaMode: false,
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_lazyRouteDiscovery: true,
		v3_singleFetch: true,
	},
};

const handle = createRequestHandler(build, "production");

export default {
	fetch(request: Request, bindings: Bindings) {
		pages = bindings.PAGES;
		render = bindings.RENDERER === "stream" ? renderStream : async (page) => renderToString(page);
		return handle(request);
	},
};
