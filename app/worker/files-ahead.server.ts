import type { EntryContext } from "@remix-run/cloudflare";

/** The modules of sibling routes, for the site script to prefetch. Empty where the layout does not ask for it. */
export function filesAhead({ manifest, staticHandlerContext, routeModules }: EntryContext): string {
	const loaded = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
	const parentId = loaded.at(-1)?.parentId;
	const handle: unknown = parentId === undefined ? null : routeModules[parentId]?.handle;
	if (typeof handle !== "object" || handle === null || !("fetchAhead" in handle)) return "";
	const has = new Set([...filesOf(loaded), ...manifest.entry.imports]);
	const siblings = Object.values(manifest.routes).flatMap((route) =>
		route?.parentId === parentId ? route : [],
	);
	const files = new Set(filesOf(siblings).filter((file) => !has.has(file)));
	return `<template data-fetch-ahead="${[...files].join(" ")}"></template>`;
}

function filesOf(routes: readonly { module: string; imports?: string[] }[]): string[] {
	return routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
}
