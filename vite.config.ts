import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { oldestBrowsers } from "./scripts/browsers.ts";
import { goOnAfterFailedLoad } from "./scripts/failed-modules.ts";
import { hydratedRoutesOnly } from "./scripts/hydrated-routes.ts";
import { licencesFile } from "./scripts/licences.ts";
import { minifyScripts } from "./scripts/minify-scripts.ts";
import { sharedFile } from "./scripts/shared-files.ts";

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		...[tailwindcss(), remix(remixOptions), hydratedRoutesOnly(), goOnAfterFailedLoad()],
		...[minifyScripts(), licencesFile()],
	],
	// They are in licenses.txt.
	esbuild: { legalComments: "none" },
	// Small files stay files: they are cached for a year and need no data: source in the CSP.
	build: {
		assetsInlineLimit: 0,
		target: oldestBrowsers,
		// Few files: each is a request and a line in the page.
		rollupOptions: {
			output: { onlyExplicitManualChunks: true, ...(!isSsrBuild && { manualChunks: sharedFile }) },
		},
	},
	worker: { format: "es" },
}));
