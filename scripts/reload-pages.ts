import type { Plugin } from "vite";

const SCRIPT = "/@reload-page.js";
const CHANGED = "page-changed";

/** Vite's plugin for pages without React: they are loaded anew when a file changes, as there is nothing to exchange. */
export function reloadPages(): Plugin {
	return {
		name: "reload-pages",
		resolveId: (id) => (id === SCRIPT ? id : null),
		load: (id) => (id === SCRIPT ? `import.meta.hot.on("${CHANGED}", () => location.reload());` : null),
		handleHotUpdate({ modules, server }) {
			if (modules.length > 0) server.ws.send(CHANGED);
		},
	};
}

/** The answer with that script, where it is a page without React. */
export async function withReload(response: Response): Promise<Response> {
	if (!response.body || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
	const page = await response.text();
	const script = page.includes("__remixContext") ? "" : `<script type="module" src="${SCRIPT}"></script>`;
	return new Response(page.replace("</body>", `${script}</body>`), response);
}
