import { business } from "./business.ts";
import { paths } from "./paths.ts";

const { region, slug } = business.home;
const short = (path: string) => path.replace(`-${slug}-${region.toLowerCase()}`, `-${slug}`);

/** Addresses that pages once had, or that people guess, in lower case; each with the one that is right. */
export const movedPaths: Readonly<Record<string, string>> = Object.fromEntries(
	[paths.product, paths.gutterCleaning, paths.pressureWashing, paths.serviceAreas].map((path) => [
		short(path),
		path,
	]),
);
