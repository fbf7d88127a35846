import { readFileSync } from "node:fs";
import { z } from "zod";

const packageSchema = z.object({ browserslist: z.array(z.string().regex(/^[a-z]+ >= [\d.]+$/)) });

/** The oldest browsers whose scripts are supported, as esbuild names them ("safari15.4"): `browserslist` of package.json. */
export const oldestBrowsers = packageSchema
	.parse(JSON.parse(readFileSync("package.json", "utf8")))
	.browserslist.map((range) => range.replace(" >= ", ""));
