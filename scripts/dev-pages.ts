import type { ErrorPayload, Plugin, ViteDevServer } from "vite";

const RELOAD_SCRIPT = "/@reload-page.js";
const FAILURE_SCRIPT = "/@show-failure.js";
const SHOWN = "page-shown";
const CHANGED = "page-changed";

/** Loads pages without React anew when a file changes, as there is nothing to exchange in them, and shows over any page, by
 * Vite's overlay, what failed while its answer was made. */
export function createDevPages() {
	let changes = 0;
	let vite: ViteDevServer | undefined;
	const failures: ErrorPayload["err"][] = [];
	const plugin: Plugin = {
		name: "dev-pages",
		resolveId: (id) => (id.startsWith(RELOAD_SCRIPT) || id.startsWith(FAILURE_SCRIPT) ? id : null),
		load(id) {
			const [script, number] = id.split("?");
			if (script === RELOAD_SCRIPT)
				return `import.meta.hot.on("${CHANGED}", () => location.reload());
import.meta.hot.send("${SHOWN}", ${Number(number)});`;
			if (script !== FAILURE_SCRIPT) return null;
			return `import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${JSON.stringify(failures[Number(number)])}));`;
		},
		configureServer(server) {
			vite = server;
			// A file may have changed after the page was made and before it listens.
			server.ws.on(SHOWN, (known, page) => known !== changes && page.send(CHANGED));
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			changes += 1;
			server.ws.send(CHANGED);
		},
	};
	return {
		plugin,
		/** Notes an error, which is shown with the answer that is being made. */
		fail(error: Error): void {
			vite?.ssrFixStacktrace(error);
			failures.push({ message: wordsOf(error), stack: error.stack ?? "" });
		},
		/** What `answer` gives, with the scripts that its page needs in development. */
		async follow(answer: () => Promise<Response>): Promise<Response> {
			const before = failures.length;
			const response = await answer();
			const made = failures.slice(before);
			if (!response.body || !response.headers.get("Content-Type")?.startsWith("text/html")) {
				for (const err of made) vite?.ws.send({ type: "error", err });
				return response;
			}
			const page = await response.text();
			const sources = made.map((_, index) => `${FAILURE_SCRIPT}?${before + index}`);
			if (!page.includes("__remixContext")) sources.push(`${RELOAD_SCRIPT}?${changes}`);
			const scripts = sources.map((source) => `<script type="module" src="${source}"></script>`);
			return new Response(page.replace("</body>", `${scripts.join("")}</body>`), response);
		},
	};
}

function wordsOf({ message, cause }: Error): string {
	return cause instanceof Error ? `${message}\n${wordsOf(cause)}` : message;
}
