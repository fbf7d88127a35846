import * as z from "zod/mini";
import type { Draft } from "./draft.ts";
import { contactSchema, serviceSchema } from "./step-schemas.ts";

/** A visitor who left after the wizard's second step said this. */
export const begunAnswersSchema = z.object({ service: z.optional(serviceSchema), contact: contactSchema });
export type BegunAnswers = z.output<typeof begunAnswersSchema>;

/** Returns what is kept of a draft; null where nothing is: of a robot, and of a quote that is saved, which the owner knows. */
export function begunAnswersOf({ service, contact, ...draft }: Partial<Draft>): BegunAnswers | null {
	if (!contact || draft.honeypot || draft.saved || draft.customerToken) return null;
	return { service, contact };
}
