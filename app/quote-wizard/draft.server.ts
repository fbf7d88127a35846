import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { type Visit, withVisit } from "#app/catalog/came-from.ts";
import { paths } from "#app/config/paths.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { isWhollyPinned } from "#app/pricing/pinned-price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { type Draft, hasAnswers, isPriceable, newDraft, type PriceableDraft } from "#app/quotes/draft.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { anyConditionSchema } from "#app/quotes/draft-schema.server.ts";
import { holdShown } from "#app/quotes/held-prices.ts";
import { confirmationSchema, contactSchema, packageSchema } from "#app/quotes/step-schemas.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { areCurrentPricesKnown, pricesOfVersion } from "#app/settings/visitor-settings.server.ts";
import { takeDraft } from "./hidden-fields.ts";
import { draftToken, openDraft, type SignedDraft, signDraft } from "./signed-draft.server.ts";
import { parseStep } from "./step-form.ts";
import {
	type DraftLoss,
	firstIncompleteStep,
	isChangeRequest,
	isReachable,
	nextPath,
	type StepName,
	stepPath,
} from "./steps.ts";
import { takeVisit, visitOf } from "./visit.ts";

interface ShownDraft {
	draft: Draft;
	token: string;
}

/** Drafts are kept by request: the page of a refused form uses its own draft, whatever the cookie says. */
const postedDrafts = new WeakMap<AppLoadContext, ShownDraft>();

/** The first step's draft. Without answers it is new for every page, because two open pages are two quotes. */
export async function showFirstStep({
	request,
	context,
}: RouteArgs): Promise<ShownDraft & Partial<SignedDraft>> {
	const posted = postedDrafts.get(context);
	if (posted) return posted;
	const token = draftToken(request);
	const stored = await openDraft(token, context.env);
	const visit = visitOf(request);
	if (token && typeof stored === "object" && hasAnswers(stored)) {
		const cameFrom = withVisit(stored.cameFrom, visit);
		if (cameFrom === stored.cameFrom) return { draft: stored, token };
		const draft = { ...stored, cameFrom };
		return { draft, ...(await signDraft(draft, context.env)) };
	}
	const draft = keepShownPrices(freshDraft(visit), await context.prices());
	return { draft, ...(await signDraft(draft, context.env)) };
}

const freshDraft = (visit: Visit | null): Draft => ({
	...newDraft(Date.now()),
	cameFrom: withVisit(undefined, visit),
});

/** A later step's draft. @throws {Response} a redirect to the first incomplete step, or, without a draft, to the first with the reason. */
export async function showStep(name: StepName, { request, context }: RouteArgs): Promise<ShownDraft> {
	const token = draftToken(request);
	const shown = postedDrafts.get(context) ?? { draft: await openDraft(token, context.env), token };
	if (typeof shown.draft === "string") throw await startOver(shown.draft, {}, context);
	requireReachable(name, shown.draft);
	return { draft: shown.draft, token: shown.token ?? "" };
}

export async function readDraft({ request, context }: RouteArgs): Promise<Draft> {
	const stored = await openDraft(draftToken(request), context.env);
	return typeof stored === "object" ? stored : newDraft(Date.now());
}

/** Reads a step's form and its draft.
 * @throws {Response} a redirect to the first incomplete step, or, where the draft is lost, to the first with the
 * reason and the posted answers; 400 when the body is no form. */
export async function readStep(name: StepName, { request, context }: RouteArgs) {
	const form = await readPostedForm(request);
	const token = takeDraft(form);
	const visit = takeVisit(form, request);
	const opened = await openDraft(token, context.env);
	if (typeof opened === "string") {
		if (name !== "service") throw await startOver(opened, postedAnswers(name, form), context);
		return { draft: freshDraft(visit), form, unkept: null, overtaken: false };
	}
	const draft = { ...opened, cameFrom: withVisit(opened.cameFrom, visit) };
	requireReachable(name, draft);
	postedDrafts.set(context, { draft, token });
	const newest = draftToken(request);
	/** Whether another tab changed the answers since, so that the saved quote may differ from this page. */
	const overtaken = newest !== token && !isSameQuote(draft, await openDraft(newest, context.env));
	if (newest !== undefined) return { draft, form, unkept: null, overtaken };
	// The browser keeps no cookies; the headers try once more.
	const { headers } = await signDraft(draft, context.env);
	return { draft, form, unkept: { failure: stepFailures.cookies, headers }, overtaken };
}

function isSameQuote(draft: Draft, other: Draft | DraftLoss): boolean {
	const submitted = (value: Draft) =>
		JSON.stringify([value.id, value.service, value.contact, value.condition, value.package]);
	return typeof other === "object" && submitted(draft) === submitted(other);
}

export async function redirectWithDraft(path: string, draft: Draft, { env }: AppLoadContext) {
	const { headers } = await signDraft(draft, env);
	return redirect(path, { status: 303, headers });
}

/** A redirect to the next step after one was answered. */
export function acceptStep(name: StepName, draft: Draft, { request, context }: RouteArgs) {
	context.accepted = true;
	return redirectWithDraft(nextPath(name, draft, isChangeRequest(request.url)), draft, context);
}

function startOver(loss: DraftLoss, kept: Partial<Draft>, context: AppLoadContext) {
	context.refused = true;
	return redirectWithDraft(`${paths.quote}?draft=${loss}`, { ...newDraft(Date.now()), ...kept }, context);
}

function requireReachable(name: StepName, draft: Draft): void {
	if (!isReachable(name, draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
}

/** A redirect to the first step after a draft became void. After a replaced link, or where the job is done, the answers are
 * kept, as a new quote's. */
export function startOverVoid(reason: "erased" | "replaced" | "done", draft: Draft, context: AppLoadContext) {
	const { service, contact, condition } = draft;
	return startOver(reason, reason !== "erased" ? { service, contact, condition } : {}, context);
}

/** @throws {Response} a redirect to the first incomplete step. */
export function requirePriceable(draft: Draft): PriceableDraft {
	if (!isPriceable(draft)) throw redirect(stepPath(firstIncompleteStep(draft)), 303);
	return draft;
}

/** The last step's draft and the saved package. @throws {Response} a redirect to the first incomplete step. */
export function requireSaved(shown: Draft, card: RateCard) {
	const draft = requirePriceable(shown);
	const priced = priceOf(draft, card);
	const chosen = priced.packages.find(({ name }) => name === draft.package);
	if (!chosen) throw redirect(stepPath("package"), 303);
	return { draft, chosen, priced };
}

function postedAnswers(step: StepName, form: FormData): Partial<Draft> {
	const read = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> | undefined => {
		const submission = parseStep(form, schema);
		return submission.status === "success" ? submission.value : undefined;
	};
	switch (step) {
		case "service":
			return {};
		case "contact":
			return { contact: read(contactSchema) };
		case "condition":
			return { condition: read(anyConditionSchema) };
		case "package":
			return { package: read(packageSchema)?.package };
		case "confirmation":
			return { addons: read(confirmationSchema)?.addons };
	}
}

/** Returns the prices that a draft's visitor has seen so far, and the current ones where that is too long ago. */
export async function draftPrices({ prices }: Draft, context: AppLoadContext): Promise<RateCard> {
	const held = prices && prices.until > Date.now() ? await pricesOfVersion(prices.version, context) : null;
	return held ?? context.prices();
}

/** Returns the prices for what is left to a draft that step 4 showed. Any will do where all of its own are pinned: none is asked for. */
export async function pricesOfShown(draft: Draft, context: AppLoadContext): Promise<RateCard> {
	return isWhollyPinned(draft.price) ? rateCard : draftPrices(draft, context);
}

/** Returns a draft that keeps the prices which its page shows. Without the database nothing is kept: they may be old. */
export function keepShownPrices(draft: Draft, { version }: RateCard): Draft {
	const now = Date.now();
	if (!areCurrentPricesKnown() || (draft.prices && draft.prices.until > now)) return draft;
	return { ...draft, prices: holdShown(version, now) };
}
