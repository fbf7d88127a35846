import * as z from "zod/mini";
import { addons, packageNames, services } from "#app/catalog/options.ts";
import { type PricingAnswers, PricingError } from "#app/pricing/quote.ts";
import { type Contact, conditionSchemaFor, contactSchema, serviceSchema } from "./step-schemas.ts";

/** The answers so far, signed in every form and in a cookie, so that steps 1 to 3 need no database. */
export const draftSchema = z.object({
	id: z.uuid(),
	/** UTC milliseconds. */
	startedAt: z.int(),
	honeypot: z.optional(z.boolean()),
	service: z.optional(serviceSchema),
	contact: z.optional(contactSchema),
	condition: z.optional(z.partial(conditionSchemaFor(services.values))),
	package: z.optional(z.enum(packageNames.values)),
	saved: z.optional(z.boolean()),
	customerToken: z.optional(z.string().check(z.maxLength(32))),
	addons: z.optional(z.array(z.enum(addons.values))),
	/** True once the total was confirmed: the next first step begins another quote. */
	confirmed: z.optional(z.boolean()),
});
export type Draft = z.output<typeof draftSchema>;

export function newDraft(now: number): Draft {
	return { id: crypto.randomUUID(), startedAt: now };
}

export function hasAnswers({ id, startedAt, honeypot, ...answers }: Draft): boolean {
	return Object.values(answers).some((answer) => answer !== undefined);
}

/** What a price and a saved quote need: the first three steps. */
export type PriceableDraft = Draft & Required<Pick<Draft, "service" | "contact" | "condition">>;

export function isPriceable(draft: Draft): draft is PriceableDraft {
	return draft.service !== undefined && draft.contact !== undefined && isConditionAnswered(draft);
}

export function isConditionAnswered({ service, condition }: Draft): boolean {
	return (
		service !== undefined &&
		condition !== undefined &&
		conditionSchemaFor(service.services).safeParse(condition).success
	);
}

/** @throws {PricingError} while the first or the third step is unanswered. */
export function pricingAnswers({ service, condition }: Draft): PricingAnswers {
	if (!service || !condition) throw new PricingError("the draft is incomplete");
	const { gutterLastCleaned, pressureLastCleaned, pressureTargets } = condition;
	return { ...service, gutterLastCleaned, pressureLastCleaned, pressureTargets };
}

type Answers = Required<Pick<Draft, "service" | "contact" | "condition">>;

/** A draft with a step answered at `now`. A confirmed total or another person begins a new quote. */
export function answerStep<S extends keyof Answers>(
	draft: Draft,
	step: S,
	answer: Answers[S],
	now: number,
): Draft {
	const answered = { ...draft, [step]: answer };
	if ((step === "service" && draft.confirmed) || isAnotherPerson(draft.contact, answered.contact)) {
		const { service, contact, condition } = answered;
		return { ...newDraft(now), service, contact, condition };
	}
	const isSame = JSON.stringify(draft[step]) === JSON.stringify(answer);
	return isSame ? draft : { ...answered, saved: false };
}

function isAnotherPerson(before: Contact | undefined, after: Contact | undefined): boolean {
	if (!before || !after) return false;
	const fold = (name: string) => name.toLowerCase().replace(/\s+/g, " ");
	return fold(before.name) !== fold(after.name) && before.phone !== after.phone;
}
