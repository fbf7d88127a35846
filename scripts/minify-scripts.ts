import { minify } from "terser";
import type { Plugin } from "vite";

/** Makes what browsers load of the pages a thirtieth smaller than esbuild alone does, of whose output it makes its own. Vite's setting would also
 * reach the scripts that stand alone, and the server's build would name them otherwise. */
export function minifyScripts(): Plugin {
	return {
		name: "minify-scripts",
		applyToEnvironment: ({ name }) => name === "client",
		renderChunk: {
			order: "post",
			async handler(code) {
				const small = await minify(code, { module: true });
				return { code: small.code ?? code, map: null };
			},
		},
	};
}
