import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { hydratedRoutesOnly } from "./scripts/hydrated-routes.ts";
import { licencesFile } from "./scripts/licences.ts";

/** The texts of the owner's pages stay a file of their own: joined with what every page loads, visitors would get them. */
function separateOwnerTexts(id: string): string | undefined {
	// What it names of the business is everybody's.
	if (id.endsWith("/app/config/business.ts")) return "business";
	return /\/app\/content\/(customer-offer|dashboard|notes|offer-form)\.ts$/.test(id)
		? "owner-texts"
		: undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [tailwindcss(), remix(remixOptions), hydratedRoutesOnly(), licencesFile()],
	// They are in licenses.txt.
	esbuild: { legalComments: "none" },
	// Small files stay files: they are cached for a year and need no data: source in the CSP.
	build: {
		assetsInlineLimit: 0,
		target: "es2022",
		// Joins what is small with what it is loaded along with: each file is a request and a line in the page.
		rollupOptions: {
			output: {
				experimentalMinChunkSize: 7_500,
				...(!isSsrBuild && { manualChunks: separateOwnerTexts }),
			},
		},
	},
	worker: { format: "es" },
}));
