import type { DrawnOptions } from "./options.ts";

/** A saved quote is told in these places: the owner's card (its page and its print), the owner's mail, the customer's
 * page (and its print), the wizard's summary, the export and the history. */
export type Place = "card" | "mail" | "page" | "summary" | "csv" | "history";

/** An answer has a name in each place that tells it; in the summary an empty name leaves the answer alone. */
export type Told = Readonly<Partial<Record<Place, string>>>;

interface Entry {
	ask: string;
	hint?: string;
	/** What is said of no answer; a question without it is optional. */
	missing?: string;
	told: Told;
}

interface ChoiceQuestion extends Entry {
	kind: "choice";
	options: DrawnOptions;
	preset?: string;
}

interface ChoicesQuestion extends Entry {
	kind: "choices";
	options: DrawnOptions;
	invalid: string;
}

interface TextQuestion extends Entry {
	kind: "text";
	/** The answer has at most this many UTF-16 units. */
	max: number;
	/** The title that a wrong answer gives the error summary. */
	wrong: string;
	/** Makes what is saved of what was typed; null where it cannot be read. */
	read?: (typed: string) => string | null;
	invalid?: (typed: string) => string;
	format?: (saved: string) => string;
	input?: {
		type?: "tel" | "email";
		inputMode?: "numeric" | "tel" | "email";
		autoComplete?: string;
		rows?: number;
		width?: string;
	};
}

export type Question = Readonly<ChoiceQuestion | ChoicesQuestion | TextQuestion>;
export type Questions = Readonly<Record<string, Question>>;

type AnswerOf<Asked> = Asked extends { kind: "choice"; options: { values: readonly (infer Value)[] } }
	? Value
	: Asked extends { kind: "choices"; options: { values: readonly (infer Value)[] } }
		? readonly Value[]
		: string;

type RequiredName<Asked> = {
	[Name in keyof Asked]: Asked[Name] extends { missing: string } ? Name : never;
}[keyof Asked];

/** The answers to questions; only those without a `missing` may be left out. */
export type AnswersTo<Asked> = { [Name in RequiredName<Asked>]: AnswerOf<Asked[Name]> } & {
	[Name in Exclude<keyof Asked, RequiredName<Asked>>]?: AnswerOf<Asked[Name]> | undefined;
};

/** Returns the same name for every place. */
export function toldAs<const Name extends string>(name: Name) {
	return { card: name, mail: name, page: name, summary: name, csv: name, history: name } as const;
}
