import { runInNewContext } from "node:vm";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Scripts } from "@remix-run/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { createLoadContext } from "#app/worker/load-context.ts";
import * as entry from "./entry.server.tsx";

const root = { id: "root", path: "" };
const Page = () => createElement("html", null, createElement("body", null, createElement(Scripts)));
const build: ServerBuild = {
	entry: { module: entry },
	routes: { root: { ...root, module: { default: Page, loader: () => ({ city: "</script>Scranton" }) } } },
	assets: {
		version: "1",
		url: "/manifest.js",
		entry: { imports: [], module: "/entry.js" },
		routes: {
			root: {
				...root,
				module: "/root.js",
				hasAction: false,
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
		v3_lazyRouteDiscovery: false,
		v3_relativeSplatPath: true,
		v3_singleFetch: true,
		v3_throwAbortReason: true,
	},
};

test("the scripts of a page give the installed Remix the loaders' data, all of it before the document ends", async () => {
	const context = createLoadContext(
		{
			TURSO_DATABASE_URL: "http://database.invalid",
			SESSION_SECRET: "-".repeat(32),
			ADMIN_EMAILS: "owner@glasswing.example",
			ADMIN_PIN: "0000",
		},
		{ waitUntil() {} },
	);
	const page = await createRequestHandler(build, "production")(
		new Request("http://glasswing.example/"),
		context,
	);
	const html = await page.text();
	expect(html).toMatch(/<\/body><\/html>$/);
	const window: { __remixContext?: { stream: ReadableStream<Uint8Array> } } = {};
	const scripts = [...html.matchAll(/<script(?: nonce="[^"]+")?>(.*?)<\/script>/gs)].map(([, code]) => code);
	runInNewContext(scripts.join(";"), { window, ReadableStream, TextEncoderStream });
	const data = await new Response(window.__remixContext?.stream).text();
	expect(data).toContain('"city"');
	expect(data).toContain('"</script>Scranton"');
});
