import { type ConditionAnswers, type ContactAnswers, conditionNamesFor } from "#app/answers/questions.ts";
import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { recordOf } from "#app/catalog/records.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { beginAnother } from "./begin-another.ts";
import type { Draft } from "./draft.ts";

/** A draft with a step answered at `now`. A confirmed total or another person begins a new quote; beside an offer another person is whom to
 * reach about that job. */
export function answerStep<S extends keyof GivenAnswers>(
	draft: Draft,
	step: S,
	answer: GivenAnswers[S],
	now: UtcMs,
): Draft {
	const answered = withAskedAlone({ ...draft, [step]: answer });
	const isOthers = !draft.promised && isAnotherPerson(draft.contact, answered.contact);
	if (isOthers) return beginAnother(withoutWords(answered), now);
	if (step === "service" && draft.confirmed) return beginAnother(answered, now);
	const isSame = JSON.stringify(draft[step]) === JSON.stringify(answer);
	if (isSame) return draft;
	const price = step === "contact" ? draft.price : undefined;
	return { ...answered, price, saved: false };
}

/** Nobody asks any more about a service that is not wanted: what was answered of it goes. */
function withAskedAlone({ service, condition, ...draft }: Draft): Draft {
	if (!service || !condition) return { ...draft, service, condition };
	const asked = conditionNamesFor(service.services);
	return { ...draft, service, condition: recordOf<ConditionAnswers>(asked, (name) => condition[name]) };
}

/** What was answered of a home may hold next door, too; what somebody wrote is theirs. */
function withoutWords({ condition, ...draft }: Draft): Draft {
	return { ...draft, condition: condition && { ...condition, concerns: undefined } };
}

function isAnotherPerson(before: ContactAnswers | undefined, after: ContactAnswers | undefined): boolean {
	if (!before || !after) return false;
	const fold = (name: string) => name.toLowerCase().replace(/\s+/g, " ");
	return fold(before.name) !== fold(after.name) && before.phone !== after.phone;
}
