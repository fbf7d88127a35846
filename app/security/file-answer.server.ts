import { logError } from "#app/log/log.server.ts";
import type { RouteArgs } from "#app/route-module.ts";

/** Answers with the file that `load` returns; with status 503 and `failed` where the database does not answer, which is logged as `what`.
 * @throws {Response} what `load` throws. */
export async function answerFile(
	{ context: { requestId } }: Pick<RouteArgs, "context">,
	{ what, failed }: { what: string; failed?: string },
	load: () => Promise<Response>,
): Promise<Response> {
	try {
		return await load();
	} catch (error) {
		if (error instanceof Response) throw error;
		logError(what, error, { requestId });
		return new Response(failed, {
			status: 503,
			headers: { "Cache-Control": "no-store", "Retry-After": "10" },
		});
	}
}

/** Returns a file of text that a browser saves under a name. */
export function fileToSave(text: BodyInit | undefined, type: string, name: string): Response {
	return new Response(text, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Content-Disposition": `attachment; filename="${name}"`,
			"Cache-Control": "no-store",
		},
	});
}
