import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { TriageReply } from "#app/admin/quote/triage.ts";
import { handleTriage } from "#app/admin/quote/triage-request.server.ts";
import { flashMessages } from "#app/content/flash-messages.ts";

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

/** A quote's triage for scripts, which keep the page and what is typed on it: the same as its form, answered in JSON. */
export async function action(args: ActionFunctionArgs) {
	try {
		const outcome = await handleTriage(args);
		if (!outcome.done) return reply(outcome, outcome.status);
		const { flash } = outcome;
		return reply({ ...outcome, flash: flash && flashMessages[flash] }, 200);
	} catch (error) {
		// A redirect to the sign-in would be followed unseen.
		if (error instanceof Response && error.status < 400) return new Response(null, { status: 401 });
		throw error;
	}
}

function reply(body: TriageReply, status: number): Response {
	return Response.json(body, { status });
}
