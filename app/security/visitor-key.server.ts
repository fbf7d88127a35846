import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";
import { networkOf } from "./network.ts";

/** The key under which a visitor's network is counted: it does not tell the address. */
export function visitorKey(request: Request, { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">): string {
	const network = networkOf(request);
	return `quotes:${createHmac("sha256", SESSION_SECRET).update(`visitor:${network}`).digest("base64url")}`;
}
