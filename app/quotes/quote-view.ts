import { z } from "zod";
import {
	addons,
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	packageNames,
	storyCounts,
	trackConditions,
	windowsLastCleaned,
} from "../quote-wizard/options";

/** A chosen service with its own range before any bundle saving, in whole dollars. */
export const quotedServiceSchema = z.object({ service: z.string(), low: z.int(), high: z.int() });

/** An add-on with its starting price in whole dollars. */
export const quotedAddonSchema = z.object({ addon: z.enum(addons.values), price: z.int() });

/** A saved quote as the owner sees it: every field of SPEC section 3, times in UTC milliseconds. */
export const quoteViewSchema = z.object({
	id: z.string(),
	name: z.string(),
	contactMethod: z.enum(contactMethods.values),
	/** The phone number, E.164. */
	contactValue: z.string(),
	email: z.string().nullable(),
	zipCode: z.string(),
	address: z.string().nullable(),
	services: z.array(quotedServiceSchema),
	homeSize: z.enum(homeSizes.values),
	stories: z.enum(storyCounts.values),
	lastCleaned: z.enum(windowsLastCleaned.values).nullable(),
	trackCondition: z.enum(trackConditions.values).nullable(),
	gutterLastCleaned: z.enum(exteriorLastCleaned.values).nullable(),
	pressureLastCleaned: z.enum(exteriorLastCleaned.values).nullable(),
	/** Comma-joined values of `pressureTargets`. */
	pressureTargets: z.string().nullable(),
	concerns: z.string().nullable(),
	package: z.enum(packageNames.values),
	bundlePercent: z.int(),
	estimatedPriceLow: z.int(),
	estimatedPriceHigh: z.int(),
	totalPrice: z.int(),
	addons: z.array(quotedAddonSchema),
	windowCount: z.int().nullable(),
	createdAt: z.int(),
	confirmedAt: z.int().nullable(),
	contacted: z.boolean(),
	contactedAt: z.int().nullable(),
	adminNotes: z.string().nullable(),
	spam: z.boolean(),
	spamReason: z.string().nullable(),
	/** Grows with every change of the quote. */
	revision: z.int(),
});
export type QuoteView = z.output<typeof quoteViewSchema>;

/** How many quotes are in each state. */
export const stateCountsSchema = z.object({ new: z.int(), contacted: z.int(), spam: z.int() });
export type StateCounts = z.output<typeof stateCountsSchema>;

/** The one state a quote is in: a suspect is `spam` whether or not it was contacted. */
export function stateOf({ spam, contacted }: Pick<QuoteView, "spam" | "contacted">): keyof StateCounts {
	if (spam) return "spam";
	return contacted ? "contacted" : "new";
}
