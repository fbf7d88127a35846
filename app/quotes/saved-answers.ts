import type * as z from "zod/mini";
import { questionNames } from "#app/answers/questions.ts";
import { postedAnswer, type SavedAnswers } from "#app/answers/saved-answers.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "./step-schemas.ts";

/** Returns a saved quote's answers by step; a step is missing where the wizard no longer accepts one of its answers. */
export function answersOfQuote(quote: SavedAnswers) {
	const answers = Object.fromEntries(questionNames.map((name) => [name, postedAnswer(quote, name)]));
	const service = read(serviceSchema, answers);
	const contact = read(contactSchema, answers);
	const condition = read(conditionSchemaFor(service?.services ?? []), answers);
	return { ...(service && { service }), ...(contact && { contact }), ...(condition && { condition }) };
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answers: object): z.output<Schema> | undefined {
	return schema.safeParse(answers).data;
}
