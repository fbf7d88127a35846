import { type AppLoadContext, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { type PricedPackage, pricePackages } from "#app/pricing/quote.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import {
	type Draft,
	hasAnswers,
	isPriceable,
	newDraft,
	type PriceableDraft,
	pricingAnswers,
} from "./draft.ts";
import { DRAFT_FIELD } from "./hidden-fields.ts";
import { keptAnswers } from "./kept-answers.server.ts";
import { type DraftLoss, draftToken, openDraft, type SignedDraft, signDraft } from "./signed-draft.server.ts";
import { firstIncompleteStep, isReachable, type StepName, stepPath } from "./steps.ts";

interface StepRequest {
	request: Request;
	context: AppLoadContext;
}

/** The draft that a step's page is made of, and the token that its form carries. */
interface ShownDraft {
	draft: Draft;
	token: string;
}

/** The drafts of posted forms, by request: the page of a refused form is made of its own draft, whatever the cookie says. */
const postedDrafts = new WeakMap<AppLoadContext, ShownDraft>();

/**
 * The draft that the first step's page is made of. One with nothing answered is new on every page, because two pages
 * opened side by side are two quotes.
 */
export async function showFirstStep({
	request,
	context,
}: StepRequest): Promise<ShownDraft & Partial<SignedDraft>> {
	const posted = postedDrafts.get(context);
	if (posted) return posted;
	const token = draftToken(request);
	const stored = await openDraft(token, context.env);
	if (token && typeof stored === "object" && hasAnswers(stored)) return { draft: stored, token };
	const draft = newDraft(Date.now());
	return { draft, ...(await signDraft(draft, context.env)) };
}

/**
 * The draft that a later step's page is made of.
 * @throws {Response} a redirect: to the first incomplete step, or, without a draft, to the first with a word on that.
 */
export async function showStep(name: StepName, { request, context }: StepRequest): Promise<ShownDraft> {
	const token = draftToken(request);
	const shown = postedDrafts.get(context) ?? { draft: await openDraft(token, context.env), token };
	if (typeof shown.draft === "string") throw await startOver(shown.draft, {}, context);
	requireReachable(name, shown.draft);
	return { draft: shown.draft, token: shown.token ?? "" };
}

/** The draft that the visitor's browser keeps, for a page without forms; a new one where it keeps none. */
export async function readDraft({ request, context }: StepRequest): Promise<Draft> {
	const stored = await openDraft(draftToken(request), context.env);
	return typeof stored === "object" ? stored : newDraft(Date.now());
}

/** A posted step. */
interface PostedStep {
	/** The one that the page was made of, which its form carries. */
	draft: Draft;
	form: FormData;
	/** Set where the browser keeps no cookies: the next page would know nothing. The headers try it once more. */
	unkept: { failure: StepFailure; headers: SignedDraft["headers"] } | null;
	/** Whether the browser went on with other answers since, in another tab: what is saved may no longer be what this page shows. */
	overtaken: boolean;
}

/**
 * Reads a step's form with the draft that it carries.
 * @throws {Response} a redirect: to the first incomplete step, or, where the draft is lost, to the first step with a word
 * on that and with what was posted kept. 400 when the body is no form.
 */
export async function readStep(name: StepName, { request, context }: StepRequest): Promise<PostedStep> {
	const form = await readPostedForm(request);
	const token = String(form.get(DRAFT_FIELD) ?? "");
	// What is left is what the visitor typed, which a refusal sends back.
	form.delete(DRAFT_FIELD);
	const draft = await openDraft(token, context.env);
	if (typeof draft === "string") {
		if (name !== "service") throw await startOver(draft, keptAnswers(name, form), context);
		return { draft: newDraft(Date.now()), form, unkept: null, overtaken: false };
	}
	requireReachable(name, draft);
	postedDrafts.set(context, { draft, token });
	const newest = draftToken(request);
	const overtaken = newest !== token && !isSameQuote(draft, await openDraft(newest, context.env));
	if (newest !== undefined) return { draft, form, unkept: null, overtaken };
	const { headers } = await signDraft(draft, context.env);
	return { draft, form, unkept: { failure: stepFailures.cookies, headers }, overtaken };
}

function isSameQuote(draft: Draft, other: Draft | DraftLoss): boolean {
	const submitted = (value: Draft) =>
		JSON.stringify([value.id, value.service, value.contact, value.condition, value.package]);
	return typeof other === "object" && submitted(draft) === submitted(other);
}

/** A redirect that keeps the draft. */
export async function redirectWithDraft(
	path: string,
	draft: Draft,
	{ env }: AppLoadContext,
): Promise<TypedResponse<never>> {
	const { headers } = await signDraft(draft, env);
	return redirect(path, { status: 303, headers });
}

/** A redirect to the first step, which says why, in a new draft with these answers. */
export function startOver(loss: DraftLoss, kept: Partial<Draft>, context: AppLoadContext) {
	return redirectWithDraft(`${paths.quote}?draft=${loss}`, { ...newDraft(Date.now()), ...kept }, context);
}

function requireReachable(name: StepName, draft: Draft): void {
	if (!isReachable(name, draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
}

/**
 * The draft of a step that shows a price.
 * @throws {Response} a redirect to the first incomplete step.
 */
export function requirePriceable(draft: Draft): PriceableDraft {
	if (!isPriceable(draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
	return draft;
}

/**
 * The draft of the last step, and the package that was saved with it.
 * @throws {Response} a redirect to the first incomplete step.
 */
export function requireSaved(shown: Draft): { draft: PriceableDraft; chosen: PricedPackage } {
	const draft = requirePriceable(shown);
	const chosen = pricePackages(pricingAnswers(draft)).find(({ name }) => name === draft.package);
	if (!chosen) throw redirect(stepPath("package"), 303);
	return { draft, chosen };
}
