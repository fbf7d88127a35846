import { paths } from "#app/config/paths.ts";
import type { RouteHandle } from "#app/route-handle.ts";

/** The same page at the short address; its canonical address stays the long one. */
export { default, meta } from "./service-areas.tsx";
export const handle = { prerender: [paths.serviceAreasAlias] } satisfies RouteHandle;
