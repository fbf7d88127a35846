/** Headers of every answer, whether a prerendered file or the Worker gives it. The policy of its content comes beside them. */
export const pageHeaders = {
	"X-Content-Type-Options": "nosniff",
	// Forms post to this site only, and its own check of their origin needs to see it.
	"Referrer-Policy": "same-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":
		"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
	// Browsers heed it over HTTPS alone, so that a local site stays reachable.
	"Strict-Transport-Security": "max-age=31536000; includeSubDomains",
	"X-Frame-Options": "DENY",
} as const;
