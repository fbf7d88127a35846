import { paths } from "../../config/paths";
import type { RouteHandle } from "../../route-handle";

/** The same page at the short address; its canonical address stays the long one. */
export { default, meta } from "./service-areas";
export const handle = { prerender: [paths.serviceAreasAlias] } satisfies RouteHandle;
