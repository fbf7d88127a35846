/** Headers of every answer, whether a prerendered file or the Worker gives it. */
export const pageHeaders = {
	"X-Content-Type-Options": "nosniff",
	// Forms post to this site only, and its own check of their origin needs to see it.
	"Referrer-Policy": "same-origin",
} as const;
