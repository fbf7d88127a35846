import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { secretRoots } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { isCustomerPhoto } from "./private-paths.ts";

/** The `ratelimits` bindings of wrangler.toml, per network. Each of Cloudflare's locations counts for itself and a little
 * late. Exact counters are in the database. */
export const limitNames = [
	...(["LIMIT_SIGN_IN", "LIMIT_PIN", "LIMIT_MAIL", "LIMIT_QUOTE"] as const),
	...(["LIMIT_LOOKUP", "LIMIT_CUSTOMER", "LIMIT_PHOTO", "LIMIT_MONITOR"] as const),
];
export type LimitName = (typeof limitNames)[number];

export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

const postLimits: Readonly<Record<string, LimitName>> = {
	[paths.auth]: "LIMIT_SIGN_IN",
	[paths.authConfirm]: "LIMIT_SIGN_IN",
	[paths.authNewPassword]: "LIMIT_SIGN_IN",
	[paths.adminUnlock]: "LIMIT_PIN",
	[paths.authSignUp]: "LIMIT_MAIL",
	[paths.authForgotPassword]: "LIMIT_MAIL",
	[paths.cspReport]: "LIMIT_MONITOR",
};
const lookups: readonly string[] = [paths.zipLocator, paths.serviceAreasCheck];

/** Returns the limit that counts a request, or null for one that costs next to nothing. `path` is as `canonicalPath` spells it. */
export function limitOf(method: string, path: string, search: string): LimitName | null {
	// Readiness writes to the database.
	if (path === paths.readyz) return "LIMIT_MONITOR";
	// A page shows up to eighteen.
	if (method !== "POST" && isCustomerPhoto(path)) return "LIMIT_PHOTO";
	if (secretRoots.some((root) => isAtOrBelow(root, path))) return "LIMIT_CUSTOMER";
	if (method !== "POST") return lookups.includes(path) && search !== "" ? "LIMIT_LOOKUP" : null;
	if (isAtOrBelow(paths.quote, path)) return "LIMIT_QUOTE";
	return postLimits[path] ?? null;
}
