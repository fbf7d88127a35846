import * as z from "zod/mini";
import type { Env } from "#app/config/env.server.ts";
import { errorName } from "#app/log/error-description.server.ts";
import { logWarning } from "#app/log/log.server.ts";
import { TURNSTILE_FIELD } from "./turnstile.ts";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** Milliseconds Cloudflare may take to answer. */
const PATIENCE = 3_000;

const verdictSchema = z.object({ success: z.boolean() });

/**
 * Whether a posted form fails the check for people: its token is missing, forged or used for another quote. False
 * where the check is switched off, and where Cloudflare cannot be asked: a visitor is not to pay for that. The same
 * quote may present its token again, after a save that failed.
 */
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
			signal: AbortSignal.timeout(PATIENCE),
		});
		return !verdictSchema.parse(await response.json()).success;
	} catch (error) {
		logWarning("turnstile not asked", { error: error instanceof Error ? errorName(error) : "unknown" });
		return false;
	}
}
