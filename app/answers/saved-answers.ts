import { byOrderOf, labelOf } from "#app/catalog/options.ts";
import type { Question } from "#app/catalog/question.ts";
import {
	type ConditionAnswers,
	type ContactAnswers,
	type QuestionName,
	questionNames,
	questions,
	type ServiceAnswers,
} from "./questions.ts";

const answeredAlways = ["name", "phone", "contactMethod", "zip", "services", "homeSize", "stories"] as const;

/** The questions that not every quote answers: each has a column of its name, null where there is no answer. */
export type OptionalAnswer = Exclude<QuestionName, (typeof answeredAlways)[number]>;
export const optionalAnswers = questionNames.filter(
	(name): name is OptionalAnswer => !answeredAlways.some((always) => always === name),
);

/** What each question keeps of a saved quote: several choices are comma-joined. */
export type SavedAnswers = {
	readonly [Name in Exclude<QuestionName, "services" | "phone" | "zip">]: string | null;
} & {
	readonly services: readonly { service: string }[];
	/** The phone number is in E.164. */
	readonly phone: string;
	readonly zipCode: string;
};

/** Returns a saved quote's answer as its column keeps it; null where there is none. */
export function savedAnswer(quote: SavedAnswers, name: QuestionName): string | null {
	if (name === "services") return quote.services.map(({ service }) => service).join(",");
	return quote[name === "zip" ? "zipCode" : name];
}

/** The answers of a whole form. */
export interface GivenAnswers {
	service: ServiceAnswers;
	contact: ContactAnswers;
	condition: ConditionAnswers;
}

/** Returns an answer of the form as its column will keep it; null where there is none. */
export function givenAnswer(
	{ service, contact, condition }: GivenAnswers,
	name: QuestionName,
): string | null {
	const answers: Readonly<Partial<Record<QuestionName, string | readonly string[] | undefined>>> = {
		...service,
		...contact,
		...condition,
	};
	const answer = answers[name];
	return typeof answer === "object" ? answer.join(",") : (answer ?? null);
}

/** Returns a saved answer as its form posts it. */
export function postedAnswer(quote: SavedAnswers, name: QuestionName): string | string[] | undefined {
	const saved = savedAnswer(quote, name);
	const question: Question = questions[name];
	if (saved === null || question.kind !== "choices") return saved ?? undefined;
	const values = saved.split(",");
	return question.options.values.filter((value) => values.includes(value));
}

/** Returns a saved answer in words, with a line for each choice; no line where there is none. */
export function answerLines(question: Question, saved: string | null): string[] {
	if (!saved) return [];
	if (question.kind === "text") return [question.format?.(saved) ?? saved];
	const values = question.kind === "choices" ? saved.split(",") : [saved];
	return values
		.sort(byOrderOf(question.options.values))
		.map((value) => labelOf(question.options.labels, value));
}
