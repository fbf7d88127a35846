import type * as z from "zod/mini";
import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { newId } from "#app/time/new-id.ts";
import type { draftSchema } from "./draft-schema.server.ts";
import { conditionSchemaFor } from "./step-schemas.ts";

export type Draft = z.output<typeof draftSchema>;

export function newDraft(now: UtcMs): Draft {
	return { id: newId(now), startedAt: now };
}

export function hasAnswers({ id, startedAt, honeypot, prices, cameFrom, ...answers }: Draft): boolean {
	return Object.values(answers).some((answer) => answer !== undefined);
}

export type PriceableDraft = Draft & GivenAnswers;

export function isPriceable(draft: Draft): draft is PriceableDraft {
	return draft.service !== undefined && draft.contact !== undefined && isConditionAnswered(draft);
}

export function isConditionAnswered({ service, condition }: Draft): boolean {
	if (!service || !condition) return false;
	return conditionSchemaFor(service.services).safeParse(condition).success;
}
