import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

export default defineConfig({
	plugins: [tailwindcss(), remix(remixOptions)],
	// Conform needs four functions of zod that its small form has too; the visitor is spared the large one.
	resolve: { alias: [{ find: /^zod\/v4$/, replacement: "zod/mini" }] },
	// Small files stay files: they are cached for a year and need no data: source in the CSP.
	build: { assetsInlineLimit: 0, target: "es2022" },
	worker: { format: "es" },
});
