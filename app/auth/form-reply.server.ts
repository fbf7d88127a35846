import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, type TypedResponse } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { authFailures } from "#app/content/auth-failures.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { logError } from "#app/log/log.server.ts";
import { TURN_RETRY_SECONDS } from "#app/security/password-turns.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { QueueFull } from "./password-queues.server.ts";

export interface AuthReply {
	/** The result has the fields without passwords, and what is wrong. There is none where nothing reached the server. */
	result?: SubmissionResult;
	flash: FlashMessage;
}

/** Shows the form again with its fields, except passwords. The flash message defaults to the first wrong field's. */
type Refuse = (init: number | ResponseInit, flash?: FlashMessage) => ReturnType<typeof data<AuthReply>>;

/** Catches a loader's error where the request's action refused its form: the same database failed both, and the page has to
 * say what the action says. Any other error is thrown on. */
export function whereRefused({ refused }: AppLoadContext): (error: unknown) => null {
	return (error) => {
		if (!refused) throw error;
		return null;
	};
}

/** The answer to a password for which there was no turn. */
export const tryAgainSoon = { status: 429, headers: { "Retry-After": String(TURN_RETRY_SECONDS) } };

/** Answers a form's POST with what `work` makes of its fields: 400 where a field is wrong, 429 where too many passwords wait, 503 where `work` fails, which is
 * logged as `event` and noted in the `context` that is given. */
export async function answerForm<Schema extends z.core.$ZodType>(
	request: Request,
	{
		schema,
		event,
		failure,
		context,
	}: { schema: Schema; event: string; failure: FlashMessage; context?: AppLoadContext },
	work: (
		fields: z.output<Schema>,
		refuse: Refuse,
		form: FormData,
	) => Promise<TypedResponse<never> | ReturnType<Refuse>>,
) {
	const form = await readPostedForm(request);
	const submission = parseWithZod(form, { schema });
	const refuse: Refuse = (init, flash) => {
		const result = submission.reply({ hideFields: ["password", "confirmation"] });
		const [title = ""] = Object.values(result.error ?? {}).flatMap((messages) => messages ?? []);
		return data({ result, flash: flash ?? { tone: "error", title } }, init);
	};
	if (submission.status !== "success") return refuse(400);
	try {
		return await work(submission.value, refuse, form);
	} catch (error) {
		if (error instanceof QueueFull) return refuse(tryAgainSoon, authFailures.manyPasswords);
		logError(event, error);
		if (context) context.refused = true;
		return refuse(503, failure);
	}
}
