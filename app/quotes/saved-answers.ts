import type * as z from "zod/mini";
import { questionNames } from "#app/answers/questions.ts";
import { postedAnswer, type SavedAnswers } from "#app/answers/saved-answers.ts";
import { cleanedAgo } from "#app/services/services.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "./step-schemas.ts";

/** Returns a saved quote's answers by step; a step is missing where the wizard no longer accepts one of its answers. */
export function answersOfQuote(quote: SavedAnswers) {
	const answers = Object.fromEntries(questionNames.map((name) => [name, postedAnswer(quote, name)]));
	const service = read(serviceSchema, answers);
	const contact = read(contactSchema, answers);
	const condition = read(conditionSchemaFor(service?.services ?? []), answers);
	return { ...(service && { service }), ...(contact && { contact }), ...(condition && { condition }) };
}

const MONTH_MS = (365.25 / 12) * DAY_MS;

/** Returns a quote's answers for the same work again at `now`: what its job cleaned was last cleaned when that was done. */
export function answersAgain(quote: SavedAnswers & { readonly doneAt: UtcMs | null }, now: UtcMs) {
	const { service } = answersOfQuote(quote);
	if (!service || quote.doneAt === null) return answersOfQuote(quote);
	const months = (now - quote.doneAt) / MONTH_MS;
	const cleaned = service.services.map((name) => cleanedAgo[name](months));
	return answersOfQuote(Object.assign({}, quote, ...cleaned));
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answers: object): z.output<Schema> | undefined {
	return schema.safeParse(answers).data;
}
