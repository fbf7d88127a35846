import { contentSecurityPolicy } from "./content-security-policy.ts";

export const pageHeaders = {
	"X-Content-Type-Options": "nosniff",
	// The site's own check of a form's origin needs it.
	"Referrer-Policy": "same-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":
		"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
	// Browsers heed it over HTTPS alone, so that a local site stays reachable.
	"Strict-Transport-Security": "max-age=31536000; includeSubDomains",
	"X-Frame-Options": "DENY",
} as const;

const YEAR = 31_536_000;
const DAY = 86_400;

/** Returns the assets' `_headers`. Pages keep the platform's own caching. `hashes` are those of the inline scripts. */
export function headersFile(hashes: readonly string[]): string {
	// Later rules add to earlier ones. There are few, because the platform tries each rule for each file.
	const rules = {
		"/*": { ...pageHeaders, "Content-Security-Policy": contentSecurityPolicy({ hashes }) },
		// Their names change with their content.
		"/assets/*": { "Cache-Control": `public, max-age=${YEAR}, immutable` },
		"/pictures/*": { "Cache-Control": `public, max-age=${DAY}, stale-while-revalidate=${DAY * 30}` },
	};
	return Object.entries(rules)
		.map(([path, headers]) =>
			[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
		)
		.join("\n\n")
		.concat("\n");
}
