import type * as z from "zod/mini";
import type { Draft } from "#app/quotes/draft.ts";
import { anyConditionSchema } from "#app/quotes/draft-schema.server.ts";
import { confirmationSchema, contactSchema, packageSchema } from "#app/quotes/step-schemas.ts";
import { parseStep } from "./parse-step.ts";
import type { StepName } from "./steps.ts";

export function postedAnswers(step: StepName, form: FormData): Partial<Draft> {
	const read = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> | undefined => {
		const submission = parseStep(form, schema);
		return submission.status === "success" ? submission.value : undefined;
	};
	switch (step) {
		case "service":
			return {};
		case "contact":
			return { contact: read(contactSchema) };
		case "condition":
			return { condition: read(anyConditionSchema) };
		case "package":
			return { package: read(packageSchema)?.package };
		case "confirmation":
			return { addons: read(confirmationSchema)?.addons };
	}
}
