import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { TURNSTILE_ORIGIN } from "./turnstile.ts";

/** The style is inline in every page, because Chromium ignores it in a stylesheet that arrives after the body. Over
 * before a finger is there: a page that fades in takes no tap. */
export const pageTransition = {
	css: "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition-group(*){animation-duration:.1s}",
	hash: "sha256-6Ak1w4ucNAJzopxVD3rju2bq1h8g4GVRpk62SRv8S2A=",
} as const;

interface Allowed {
	nonce?: string;
	hashes?: readonly string[];
	turnstile?: boolean;
}

const videoOrigin = new URL(business.social.video.embedUrl).origin;

/** Returns a policy that allows only named inline scripts, and of third parties only the video's frame and, where enabled, Turnstile. */
export function contentSecurityPolicy({ nonce, hashes = [], turnstile = false }: Allowed): string {
	const inline = [...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes.map((hash) => `'${hash}'`)];
	const challenge = turnstile ? [TURNSTILE_ORIGIN] : [];
	const directives = {
		// Firefox asks it about prefetches. What else depends on it alone is closed below.
		"default-src": ["'self'"],
		"media-src": ["'none'"],
		"object-src": ["'none'"],
		"script-src": ["'self'", ...inline, ...challenge],
		"style-src": ["'self'", `'${pageTransition.hash}'`],
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"connect-src": ["'self'"],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		"frame-src": [videoOrigin, ...challenge],
		"form-action": ["'self'"],
		"base-uri": ["'none'"],
		"frame-ancestors": ["'none'"],
		"report-uri": [paths.cspReport],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
