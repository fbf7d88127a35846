import type { HeadersFunction } from "@remix-run/cloudflare";

/** Customers' names and numbers belong into no cache. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });
