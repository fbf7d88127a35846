import * as z from "zod/mini";
import type { Env } from "#app/config/env.server.ts";
import { errorName } from "#app/log/error-description.server.ts";
import { logWarning } from "#app/log/log.server.ts";
import { TURNSTILE_FIELD } from "./turnstile.ts";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const ANSWER_LIMIT_MS = 3_000;

const verdictSchema = z.object({ success: z.boolean() });

/** Returns false where the check is disabled or Cloudflare cannot be reached. A token may be presented again after a failed save. */
export async function failsTurnstile(
	form: FormData,
	quoteId: string,
	{ TURNSTILE_SECRET_KEY: secret }: Pick<Env, "TURNSTILE_SECRET_KEY">,
	siteverify = SITEVERIFY,
): Promise<boolean> {
	if (!secret) return false;
	const token = form.get(TURNSTILE_FIELD);
	if (typeof token !== "string" || token === "") return true;
	try {
		const response = await fetch(siteverify, {
			method: "POST",
			body: new URLSearchParams({ secret, response: token, idempotency_key: quoteId }),
			signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
		});
		return !verdictSchema.parse(await response.json()).success;
	} catch (error) {
		logWarning("turnstile not asked", { error: error instanceof Error ? errorName(error) : "unknown" });
		return false;
	}
}
