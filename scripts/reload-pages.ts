import type { Plugin } from "vite";

const SCRIPT = "/@reload-page.js";
const SHOWN = "page-shown";
const CHANGED = "page-changed";

interface PageReloads {
	plugin: Plugin;
	/** What `answer` gives, with the script if it is a page without React. */
	follow(answer: () => Promise<Response>): Promise<Response>;
}

/** Loads pages without React anew when a file changes: there is nothing to exchange in them. */
export function followChanges(): PageReloads {
	let changes = 0;
	const plugin: Plugin = {
		name: "reload-pages",
		resolveId: (id) => (id.startsWith(SCRIPT) ? id : null),
		load(id) {
			const [, known] = id.split(`${SCRIPT}?`);
			if (!known) return null;
			return `import.meta.hot.on("${CHANGED}", () => location.reload());
import.meta.hot.send("${SHOWN}", ${Number.parseInt(known, 10)});`;
		},
		configureServer({ ws }) {
			// A file may have changed after the page was made and before it listens.
			ws.on(SHOWN, (known, page) => known !== changes && page.send(CHANGED));
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			changes += 1;
			server.ws.send(CHANGED);
		},
	};
	return {
		plugin,
		async follow(answer) {
			const script = `<script type="module" src="${SCRIPT}?${changes}"></script>`;
			const response = await answer();
			if (!response.body || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
			const page = await response.text();
			return new Response(
				page.includes("__remixContext") ? page : page.replace("</body>", `${script}</body>`),
				response,
			);
		},
	};
}
