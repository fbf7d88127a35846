import { text } from "drizzle-orm/sqlite-core";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { recordOf } from "#app/catalog/records.ts";

const answerColumn = (name: string) => text(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The columns of the answers that not every quote has; several choices are comma-joined. */
export const answerColumns = recordOf<Record<OptionalAnswer, ReturnType<typeof answerColumn>>>(
	optionalAnswers,
	answerColumn,
);
