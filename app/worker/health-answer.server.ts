/** An answer for uptime monitors: JSON that nobody keeps and no search engine lists. */
export function healthAnswer(body: object, status: 200 | 503): Response {
	return Response.json(body, {
		status,
		headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" },
	});
}
