import { type AppLoadContext, createCookie, redirect, type TypedResponse } from "@remix-run/cloudflare";
import type { Env } from "../env.server";
import { type PricedPackage, pricePackages } from "../pricing/quote";
import { type Draft, draftSchema, isPriceable, newDraft, type PriceableDraft, pricingAnswers } from "./draft";
import { firstIncompleteStep, isReachable, type StepName, stepPath } from "./steps";

/** What signs the draft, and what it may still be signed with. */
type DraftSecrets = Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">;

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Signed, so that nobody else's quote can be changed; readable to the visitor alone, whose answers it holds. */
function draftCookie(env: DraftSecrets) {
	const secrets = [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
	return createCookie("__Host-quote", {
		secrets,
		httpOnly: true,
		secure: true,
		sameSite: "lax",
		path: "/",
		maxAge: ONE_DAY_SECONDS,
		// The signed Base64 is fit for a cookie as it is; escaping its + and / could grow it past 4 KB.
		encode: (value) => value,
	});
}

/** The visitor's draft. A missing, forged, truncated or outdated cookie is a fresh start. */
export async function readDraft(request: Request, env: DraftSecrets): Promise<Draft> {
	const stored: unknown = await draftCookie(env)
		.parse(request.headers.get("Cookie"))
		.catch(() => null);
	return draftSchema.safeParse(stored).data ?? newDraft();
}

/** The header that keeps the draft in the visitor's browser. */
export async function draftHeaders(draft: Draft, env: DraftSecrets): Promise<{ "Set-Cookie": string }> {
	return { "Set-Cookie": await draftCookie(env).serialize(draft) };
}

/** A redirect that keeps the draft. */
export async function redirectWithDraft(
	path: string,
	draft: Draft,
	env: DraftSecrets,
): Promise<TypedResponse<never>> {
	return redirect(path, { status: 303, headers: await draftHeaders(draft, env) });
}

interface StepRequest {
	request: Request;
	context: AppLoadContext;
}

/**
 * The draft of a visitor who may see this step.
 * @throws {Response} a redirect to the first incomplete step, for one who skipped ahead.
 */
export async function requireStep(name: StepName, { request, context }: StepRequest): Promise<Draft> {
	const draft = await readDraft(request, context.env);
	if (!isReachable(name, draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
	return draft;
}

/**
 * Likewise, for the steps that show a price.
 * @throws {Response} a redirect to the first incomplete step.
 */
export async function requirePriceable(name: StepName, args: StepRequest): Promise<PriceableDraft> {
	const draft = await requireStep(name, args);
	if (!isPriceable(draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
	return draft;
}

/**
 * Likewise, for the last step: the draft, and the package that was saved with it.
 * @throws {Response} a redirect to the first incomplete step.
 */
export async function requireSaved(
	args: StepRequest,
): Promise<{ draft: PriceableDraft; chosen: PricedPackage }> {
	const draft = await requirePriceable("confirmation", args);
	const chosen = pricePackages(pricingAnswers(draft)).find(({ name }) => name === draft.package);
	if (!chosen) throw redirect(stepPath("package"), 303);
	return { draft, chosen };
}
