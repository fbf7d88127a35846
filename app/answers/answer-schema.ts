import * as z from "zod/mini";
import type { AnswersTo, Question, Questions } from "#app/catalog/question.ts";
import { optionalText, requiredText } from "#app/fields/text.ts";

/** Returns the schema of a form that asks all of these questions, or only those that are named; it drops other answers. */
export function answersSchema<Asked extends Questions>(asked: Asked): z.ZodMiniType<AnswersTo<Asked>>;
export function answersSchema<Asked extends Questions>(
	asked: Asked,
	names: readonly string[],
): z.ZodMiniType<Partial<AnswersTo<Asked>>>;
export function answersSchema(asked: Questions, names?: readonly string[]): z.ZodMiniType<unknown> {
	return objectOf(asked, names);
}

/** Returns the schema of some answers to these questions: each may be missing, none may be wrong. */
export function someAnswersSchema<Asked extends Questions>(
	asked: Asked,
): z.ZodMiniType<Partial<AnswersTo<Asked>>>;
export function someAnswersSchema(asked: Questions): z.ZodMiniType<unknown> {
	return z.partial(objectOf(asked));
}

function objectOf(asked: Questions, names: readonly string[] = Object.keys(asked)) {
	const chosen = Object.entries(asked).filter(([name]) => names.includes(name));
	return z.object(Object.fromEntries(chosen.map(([name, question]) => [name, answerSchema(question)])));
}

function answerSchema(question: Question): z.ZodMiniType {
	const { missing } = question;
	if (question.kind === "text") return textSchema(question);
	if (question.kind === "choices") {
		const chosen = choicesSchema(question.options.values, question.invalid);
		return missing ? chosen.check(z.refine((values) => values.length > 0, missing)) : chosen;
	}
	const choice = z.enum(question.options.values, { error: missing });
	if (question.preset) return z._default(choice, question.preset);
	return missing ? choice : z.optional(choice);
}

function textSchema(question: Extract<Question, { kind: "text" }>): z.ZodMiniType {
	const { max, missing, wrong, read, invalid } = question;
	const text: z.ZodMiniType<string | undefined> = missing ? requiredText(max, missing) : optionalText(max);
	if (!read) return text;
	return z.pipe(
		text,
		z.transform((typed, context) => {
			if (typed === undefined) return typed;
			const value = read(typed);
			if (value !== null) return value;
			context.issues.push({ code: "custom", input: typed, message: invalid?.(typed) ?? missing ?? wrong });
			return z.NEVER;
		}),
	);
}

/** A form sends one checked box as its value, none as nothing. */
const asList = (sent: unknown) => (Array.isArray(sent) ? sent : sent === undefined ? [] : [sent]);

/** Returns the schema of any number of options, in their own order, each once. */
export function choicesSchema<const Value extends string>(
	values: readonly [Value, ...Value[]],
	error: string,
) {
	return z.pipe(
		z.pipe(z.pipe(z.optional(z.unknown()), z.transform(asList)), z.array(z.enum(values, { error }))),
		z.transform((chosen) => values.filter((value) => chosen.some((sent) => sent === value))),
	);
}
