import * as z from "zod/mini";
import { type ContactName, contactNames } from "#app/answers/questions.ts";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { addons } from "#app/catalog/options.ts";
import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { recordOf } from "#app/catalog/records.ts";
import { services } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { HistoryEvent } from "./load-parts.server.ts";
import type { Quote } from "./quote.ts";
import { quoteViewSchema } from "./quote-view.ts";

type OptionalWork = Exclude<OptionalAnswer, ContactName>;
const contactFields: readonly string[] = contactNames;
const optionalWork = optionalAnswers.filter((name): name is OptionalWork => !contactFields.includes(name));

/** The answers about the work, with what it costs, as a quote's row and lines have them. */
export const workSchema = z.extend(
	z.pick(quoteViewSchema, {
		...{ zipCode: true, homeSize: true, stories: true },
		...recordOf<Record<OptionalWork, true>>(optionalWork, () => true),
		...{ package: true, bundlePercent: true, estimatedPriceLow: true, estimatedPriceHigh: true },
		totalPrice: true,
	}),
	{
		serviceType: z.enum(services.values),
		rateCard: z.string(),
		services: z.array(z.object({ service: z.enum(services.values), priceLow: z.int(), priceHigh: z.int() })),
		addons: z.array(z.object({ addonName: z.enum(addons.values), price: z.int() })),
	},
);

const editableSchema = z.extend(workSchema, {
	...z.pick(
		quoteViewSchema,
		recordOf<Record<ContactName, true>>(contactNames, () => true),
	).shape,
	confirmedAt: z.nullable(z.int()),
	/** Edits that older releases kept have none. */
	changedAt: z.optional(z.nullable(z.int())),
	offerDeliveredAt: z.optional(z.nullable(z.int())),
	toldDate: z.optional(z.nullable(z.string())),
	answerUntoldAt: z.optional(z.nullable(z.int())),
});

/** An owner's latest edit, or mark that a customer knows something, with what was there before. */
export interface LastEdit {
	/** The revision is the quote's after the edit. */
	readonly revision: number;
	readonly at: UtcMs;
	readonly isMark: boolean;
	readonly before: z.output<typeof editableSchema>;
}

/** The history has by this name what an edit replaced, for its undo alone, and never tells it. */
export const REPLACED = "replaced";

/** Returns what an owner's edit or mark makes of a quote beside what it changes. */
export function editedAt(
	before: Quote,
	at: UtcMs,
	{ isMark = false } = {},
): Pick<Quote, "updatedAt" | "lastEdit"> {
	const lastEdit = { revision: before.revision + 1, at, isMark, before: editableSchema.parse(before) };
	return { updatedAt: at, lastEdit };
}

/** Returns what the history keeps of an edit. */
export function keepReplaced(edit: LastEdit): QuoteChange {
	return { field: REPLACED, from: JSON.stringify(edit.before), to: null };
}

/** Returns the edit that an event of the history was; null where it was none. */
export function readEdit(event: HistoryEvent | undefined): LastEdit | null {
	const replaced = event?.changes.find(({ field }) => field === REPLACED);
	if (!event || !replaced) return null;
	const before = editableSchema.parse(JSON.parse(String(replaced.from)));
	const { revision, at, action } = event;
	return { revision, at, isMark: action === "told" || action === "delivered", before };
}
