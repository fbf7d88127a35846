import type { StepFailure } from "#app/content/wizard-failures.ts";
import { missingAnswers, wrongAnswer } from "#app/content/wizard-missing.ts";

const missingMessages: readonly string[] = Object.values(missingAnswers);
const titles: Readonly<Record<string, string>> = wrongAnswer.titles;

/** As given where answers are missing, else which one is wrong. */
export function summarizeErrors(
	errors: readonly { name: string; message: string }[],
	incomplete: StepFailure,
): StepFailure {
	const wrong = errors.filter(({ message }) => !missingMessages.includes(message));
	const [first] = wrong;
	if (!first || wrong.length < errors.length) return incomplete;
	const title = wrong.length === 1 ? titles[first.name] : undefined;
	return { title: title ?? wrongAnswer.title, text: wrongAnswer.text };
}
