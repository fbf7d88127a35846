import {
	type AskingStep,
	conditionNames,
	type QuestionName,
	questions,
	questionsByStep,
} from "#app/answers/questions.ts";
import { answerLines, type GivenAnswers, givenAnswer } from "#app/answers/saved-answers.ts";
import type { Question } from "#app/catalog/question.ts";
import { namesOf } from "#app/catalog/records.ts";
import { answerRows } from "#app/content/wizard-package.ts";

/** Returns the answers of the first three steps in words. */
export function listAnswers(answers: GivenAnswers) {
	const row = (step: AskingStep, names: readonly QuestionName[]) => ({
		step,
		label: answerRows.labels[step],
		lines: names.flatMap((name) => linesOf(answers, name)),
	});
	return [
		row("service", namesOf(questionsByStep.service)),
		row("contact", namesOf(questionsByStep.contact)),
		row("condition", conditionNames),
	];
}

function linesOf(answers: GivenAnswers, name: QuestionName): string[] {
	const question: Question = questions[name];
	const label = question.told.summary;
	const lines = answerLines(question, givenAnswer(answers, name));
	if (label === undefined || lines.length === 0) return [];
	if (name === "services") return lines;
	const text = lines.join(", ");
	if (name === "zip") return [answerRows.zip(text)];
	return [label ? answerRows.about(label, text) : text];
}
