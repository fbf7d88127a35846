import * as z from "zod/mini";
import { someAnswersSchema } from "#app/answers/answer-schema.ts";
import { questionsByStep } from "#app/answers/questions.ts";
import { cameFromSchema } from "#app/catalog/came-from.ts";
import { addons, packageNames } from "#app/catalog/options.ts";
import { pinnedPriceSchema } from "#app/pricing/pinned-price.ts";
import { contactSchema, serviceSchema } from "./step-schemas.ts";

/** Any answers of the condition step, whatever services they are about. */
export const anyConditionSchema = someAnswersSchema(questionsByStep.condition);

/** The answers so far, signed in every form and in a cookie, so that steps 1 to 3 need no database. */
export const draftSchema = z.object({
	id: z.uuid(),
	startedAt: z.int(),
	honeypot: z.optional(z.boolean()),
	cameFrom: z.optional(cameFromSchema),
	service: z.optional(serviceSchema),
	contact: z.optional(contactSchema),
	condition: z.optional(anyConditionSchema),
	prices: z.optional(z.object({ version: z.string().check(z.maxLength(20)), until: z.int() })),
	/** What step 4 showed: whatever follows is saved at this price. */
	price: z.optional(pinnedPriceSchema),
	package: z.optional(z.enum(packageNames.values)),
	saved: z.optional(z.boolean()),
	/** The secret of the saved quote's link, as this draft was given it: another link since then voids the draft. */
	customerToken: z.optional(z.string().check(z.maxLength(32))),
	seen: z.optional(z.int()),
	/** While the draft was filled from a saved quote, an offer stood: what is sent is a request. */
	promised: z.optional(z.boolean()),
	filledAt: z.optional(z.int()),
	addons: z.optional(z.array(z.enum(addons.values))),
	/** The total was confirmed: the next first step begins another quote. */
	confirmed: z.optional(z.boolean()),
});
