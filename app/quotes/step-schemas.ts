import * as z from "zod/mini";
import { answersSchema, choicesSchema } from "#app/answers/answer-schema.ts";
import {
	type ConditionAnswers,
	type ContactAnswers,
	conditionNamesFor,
	questionsByStep,
} from "#app/answers/questions.ts";
import { addons, packageNames } from "#app/catalog/options.ts";
import { stepMessages } from "#app/content/wizard-missing.ts";
import type { Service } from "#app/services/services.ts";

export const serviceSchema = answersSchema(questionsByStep.service);

/** Without this a check waits until all else is right, and what is missing would be named one after the other. */
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

/** Returns the schema of the contact questions in which an address has to be right where it is used. */
export function contactSchemaWhere(isUsed: (contact: Partial<ContactAnswers>) => boolean) {
	return answersSchema(questionsByStep.contact).check(
		z.check<ContactAnswers>(({ value, issues }) => {
			const { email } = value;
			if (!isUsed(value) || z.email().safeParse(email).success) return;
			const message = email ? stepMessages.invalidEmail : stepMessages.missingEmail;
			issues.push({ code: "custom", input: email, path: ["email"], message });
		}, always),
	);
}

export const contactSchema = z.pipe(
	contactSchemaWhere(({ contactMethod }) => contactMethod === "email"),
	// An address typed before choosing text or call must not be used.
	z.transform(
		(contact): ContactAnswers =>
			contact.contactMethod === "email" ? contact : { ...contact, email: undefined },
	),
);

/** Cached, because making one is most of a step's work. */
const conditionSchemas = new Map<string, z.ZodMiniType<ConditionAnswers>>();

/** Returns the schema of the condition step for these services. */
export function conditionSchemaFor(chosen: readonly Service[]): z.ZodMiniType<ConditionAnswers> {
	const asked = conditionNamesFor(chosen);
	const key = asked.join();
	const schema = conditionSchemas.get(key) ?? answersSchema(questionsByStep.condition, asked);
	conditionSchemas.set(key, schema);
	return schema;
}

export const packageSchema = z.object({
	package: z.enum(packageNames.values, { error: stepMessages.missingPackage }),
});

export const confirmationSchema = z.object({
	addons: choicesSchema(addons.values, stepMessages.invalidAddons),
	intent: z.enum(["update", "confirm"]),
});
