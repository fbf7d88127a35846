import { questionNames, questions } from "#app/answers/questions.ts";
import type { Question } from "#app/catalog/question.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { stepMessages, wrongAnswer } from "#app/content/wizard-missing.ts";

const asked = questionNames.map((name): [string, Question] => [name, questions[name]]);
const missingMessages: readonly (string | undefined)[] = [
	...asked.map(([, { missing }]) => missing),
	stepMessages.missingPackage,
];

/** Returns the failure that an error summary shows: as given where answers are missing, else which one is wrong. */
export function summarizeErrors(
	errors: readonly { name: string; message: string }[],
	incomplete: StepFailure,
): StepFailure {
	const wrong = errors.filter(({ message }) => !missingMessages.includes(message));
	const [first] = wrong;
	if (!first || wrong.length < errors.length) return incomplete;
	const question = asked.find(([name]) => name === first.name)?.[1];
	const title = wrong.length === 1 && question?.kind === "text" ? question.wrong : wrongAnswer.title;
	return { title, text: wrongAnswer.text };
}
