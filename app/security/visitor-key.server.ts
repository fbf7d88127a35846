import { createHmac } from "node:crypto";
import type { Env } from "../env.server";

/** The key under which a visitor's address of the internet is counted: it does not tell the address. */
export function visitorKey(request: Request, { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
	return `quotes:${createHmac("sha256", SESSION_SECRET).update(`visitor:${address}`).digest("base64url")}`;
}
