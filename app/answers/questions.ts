import { contactMethods, homeSizes, storyCounts } from "#app/catalog/options.ts";
import { type AnswersTo, type Questions, toldAs } from "#app/catalog/question.ts";
import { namesOf } from "#app/catalog/records.ts";
import { business } from "#app/config/business.ts";
import { formatPhone, lacksAreaCode, normalizePhone } from "#app/fields/phone.ts";
import { limits } from "#app/fields/text.ts";
import { MAX_ZIP_INPUT, readZip } from "#app/fields/zip.ts";
import { questionsAbout, type Service, serviceQuestions, services } from "#app/services/services.ts";

/** Every question of the wizard, by its step. A new one is an entry here, or in its service's file, and a generated
 * migration: form, column, card, page, mails, export and history follow from it. */
export const questionsByStep = {
	service: {
		services: {
			kind: "choices",
			options: services,
			ask: "Services",
			missing: "Choose at least one service",
			invalid: "Choose from the services listed",
			told: { ...toldAs("Services"), summary: "" },
		},
		homeSize: {
			kind: "choice",
			options: homeSizes,
			ask: "Home size",
			hint: "Living space above ground. A good guess is enough.",
			missing: "Choose your home size",
			told: { ...toldAs("Home size"), summary: "" },
		},
		stories: {
			kind: "choice",
			options: storyCounts,
			ask: "Stories",
			hint: "Count the floors above ground.",
			missing: "Choose how many stories your home has",
			told: { ...toldAs("Stories"), summary: "" },
		},
		zip: {
			kind: "text",
			max: MAX_ZIP_INPUT,
			read: readZip,
			ask: "ZIP code",
			hint: "The five-digit ZIP code of the property.",
			missing: "Enter your ZIP code",
			invalid: () => `Enter a five-digit ZIP code, like ${business.home.postalCode}`,
			wrong: "Check your ZIP code",
			told: { ...toldAs("ZIP code"), summary: "" },
			input: { inputMode: "numeric", autoComplete: "postal-code", width: "max-w-44" },
		},
	},
	contact: {
		name: {
			kind: "text",
			max: limits.name,
			ask: "Name",
			hint: "First and last name, or just your first name.",
			missing: "Enter your name",
			wrong: "Check your name",
			told: { ...toldAs("Name"), summary: "" },
			input: { autoComplete: "name" },
		},
		phone: {
			kind: "text",
			max: limits.phone,
			read: normalizePhone,
			format: formatPhone,
			ask: "Phone",
			hint: "A number we can text or call.",
			missing: "Enter your phone number",
			invalid: (typed: string) =>
				lacksAreaCode(typed)
					? `Add the area code, like ${business.phone.example}`
					: `Enter a phone number with its area code, like ${business.phone.example}`,
			wrong: "Check your phone number",
			told: { ...toldAs("Phone"), summary: "" },
			input: { type: "tel", inputMode: "tel", autoComplete: "tel", width: "max-w-sm" },
		},
		contactMethod: {
			kind: "choice",
			options: contactMethods,
			preset: "text",
			ask: "How should we contact you?",
			hint: "We'll use this one first.",
			missing: "Choose how we should contact you",
			told: { ...toldAs("Contact by"), summary: "" },
		},
		email: {
			kind: "text",
			max: limits.email,
			ask: "Email",
			hint: "We'll reply to this address.",
			wrong: "Check your email address",
			told: { ...toldAs("Email"), summary: "" },
			input: { type: "email", inputMode: "email", autoComplete: "email" },
		},
		address: {
			kind: "text",
			max: limits.address,
			ask: "Address",
			hint: "It helps us see the property before we call.",
			wrong: "Check your address",
			told: { ...toldAs("Address"), summary: "" },
			input: { autoComplete: "address-line1" },
		},
	},
	condition: {
		...serviceQuestions,
		concerns: {
			kind: "text",
			max: limits.concerns,
			ask: "Any special concerns?",
			wrong: "Check your special concerns",
			told: {
				...toldAs("Special concerns"),
				page: "What else you told us",
				summary: "",
				csv: "Concerns",
				history: "Concerns",
			},
			input: { rows: 4 },
		},
	},
} as const satisfies Record<string, Questions>;

export type AskingStep = keyof typeof questionsByStep;

const { zip, ...homeQuestions } = questionsByStep.service;

/** Every question of the wizard, in the order in which export and history tell them. */
export const questions = {
	...questionsByStep.contact,
	zip,
	...homeQuestions,
	...questionsByStep.condition,
} as const satisfies Questions;
export type QuestionName = keyof typeof questions;

export const questionNames = namesOf(questions);

/** The questions that are about the customer; whatever else names them all says `satisfies Record<ContactName, unknown>`. */
export const contactNames = namesOf(questionsByStep.contact);
export type ContactName = (typeof contactNames)[number];

/** The questions of the condition step, in the order asked. */
export const conditionNames = namesOf(questionsByStep.condition);

/** Returns the questions of the condition step for these services, in the order asked. */
export function conditionNamesFor(chosen: readonly Service[]) {
	const about: readonly string[] = questionsAbout(chosen);
	return conditionNames.filter((name) => !(name in serviceQuestions) || about.includes(name));
}

/** Every place tells these together: who somebody is and how to reach them, and what the home is. */
const contactParts: QuestionName[] = ["name", "phone", "contactMethod", "email", "address"];
const homeParts: QuestionName[] = ["zip", "services", "homeSize", "stories"];

/** The questions that card, mail and customer's page tell one by one: those about the work, and whatever else is asked. */
export const detailNames = questionNames.filter((name) => ![...contactParts, ...homeParts].includes(name));

export type ServiceAnswers = AnswersTo<typeof questionsByStep.service>;
export type ContactAnswers = AnswersTo<typeof questionsByStep.contact>;
/** The answers have none that was not asked. */
export type ConditionAnswers = Partial<AnswersTo<typeof questionsByStep.condition>>;
