import * as z from "zod/mini";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { cameFromSchema } from "#app/catalog/came-from.ts";
import { addons, contactMethods, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { savedPhotoSchema } from "#app/catalog/photos.ts";
import { lostReasons } from "#app/catalog/quote-enums.ts";
import { recordOf } from "#app/catalog/records.ts";
import { hearings, requestSources } from "#app/catalog/request-source.ts";
import { stageAt, stages } from "#app/catalog/stage.ts";
import { inShownOrder } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { agreedJob, jobOfferSchema, type QuotedJob } from "./job.ts";
import { dayAround } from "./job-times.ts";

/** A service has its range before any bundle saving, in whole dollars. */
const quotedServiceSchema = z.object({ service: z.string(), low: z.int(), high: z.int() });

/** An add-on with its starting price, whole dollars. */
const quotedAddonSchema = z.object({ addon: z.enum(addons.values), price: z.int() });

const waitingQuestionSchema = z.object({
	kind: z.enum(["question", "change", "date"]),
	text: z.string(),
	askedAt: z.int(),
	others: z.int(),
});
export type WaitingQuestion = z.output<typeof waitingQuestionSchema>;

const optionalSchema = z.nullable(z.string());

/** A saved quote as the owner sees it. */
export const quoteViewSchema = z.object({
	id: z.string(),
	name: z.string(),
	contactMethod: z.enum(contactMethods.values),
	/** The phone number is in E.164. */
	phone: z.string(),
	zipCode: z.string(),
	services: z.pipe(z.array(quotedServiceSchema), z.transform(inShownOrder)),
	homeSize: z.enum(homeSizes.values),
	stories: z.enum(storyCounts.values),
	...recordOf<Record<OptionalAnswer, typeof optionalSchema>>(optionalAnswers, () => optionalSchema),
	package: z.enum(packageNames.values),
	bundlePercent: z.int(),
	estimatedPriceLow: z.int(),
	estimatedPriceHigh: z.int(),
	totalPrice: z.int(),
	addons: z.array(quotedAddonSchema),
	offer: z.nullable(jobOfferSchema),
	windowCount: z.nullable(z.int()),
	createdAt: z.int(),
	confirmedAt: z.nullable(z.int()),
	changedAt: z.nullable(z.int()),
	contactedAt: z.nullable(z.int()),
	acceptedAt: z.nullable(z.int()),
	stage: z.enum(stages),
	offerValidUntil: z.nullable(z.int()),
	isUndelivered: z.boolean(),
	/** The newest answer that no mail brings was given at this time; null once the customer knows it. */
	answerUntoldAt: z.nullable(z.int()),
	/** Until this time the customer is to be told of a date or an answer, by a text or a call; null for nothing. */
	tellUntil: z.nullable(z.int()),
	isOfferOpen: z.boolean(),
	declinedAt: z.nullable(z.int()),
	scheduledFor: z.nullable(z.int()),
	/** Whether the owner ended the quote, and not the customer by declining. */
	lostReason: z.nullable(z.enum(lostReasons)),
	/** What the customer asked and waits for: of each kind the newest, and how many others wait. The newest comes first. */
	asks: z.array(waitingQuestionSchema),
	adminNotes: z.nullable(z.string()),
	notesRevision: z.int(),
	spam: z.boolean(),
	spamReason: z.nullable(z.string()),
	test: z.boolean(),
	source: z.enum(requestSources),
	heardOfUs: z.nullable(z.enum(hearings)),
	cameFrom: z.nullable(cameFromSchema),
	photos: z.nullable(z.array(savedPhotoSchema)),
	foldedInto: z.nullable(z.string()),
	/** Whose it is; null for tests, and for strangers in Spam. */
	customer: z.nullable(
		z.object({
			id: z.string(),
			note: z.nullable(z.string()),
			/** What the same person had asked for before, and when the last of those jobs was done, for how much. */
			earlier: z.object({ requests: z.int(), doneAt: z.nullable(z.int()), total: z.nullable(z.int()) }),
			pastJob: z.nullable(z.object({ doneAt: z.int(), total: z.nullable(z.int()) })),
		}),
	),
	revision: z.int(),
});
export type QuoteView = z.output<typeof quoteViewSchema>;

export const quoteChangesSchema = z.array(
	z.object({
		field: z.string(),
		from: z.nullable(z.union([z.string(), z.number()])),
		to: z.nullable(z.union([z.string(), z.number()])),
	}),
);

export const stateCountsSchema = z.object({ new: z.int(), contacted: z.int(), spam: z.int() });
export type StateCounts = z.output<typeof stateCountsSchema>;

/** Whether what a customer asked and waits for is of a kind: a question, a change of the work or another date. */
export function asksFor(kind: WaitingQuestion["kind"], { asks }: Pick<QuoteView, "asks">): boolean {
	return asks.some((asked) => asked.kind === kind);
}

export function hasChangedSince(quote: Pick<QuoteView, "contactedAt" | "changedAt">): boolean {
	return quote.contactedAt !== null && (quote.changedAt ?? 0) > quote.contactedAt;
}

/** Whether somebody agreed to an offer or a date: in Spam the job would be off the calendar at one press. */
export function isCustomer(quote: Pick<QuoteView, "scheduledFor"> & QuotedJob): boolean {
	return quote.scheduledFor !== null || agreedJob(quote).price !== null;
}

/** Whether a job was agreed, or has a date, and lies ahead. */
export function isJobAhead({ stage }: Pick<QuoteView, "stage">): boolean {
	return stage === "accepted" || stage === "scheduled";
}

/** Whether a job has a date on a later day than `now`. */
export function isOnLaterDay({ stage, scheduledFor }: Pick<QuoteView, "stage" | "scheduledFor">, now: UtcMs) {
	return stage === "scheduled" && scheduledFor !== null && scheduledFor >= dayAround(now).until;
}

/** Whether the newest offer, for more work after another was accepted, was declined while that work is ahead. */
export function hasDeclinedMore(quote: Pick<QuoteView, "declinedAt" | "stage"> & QuotedJob): boolean {
	return quote.declinedAt !== null && isJobAhead(quote) && agreedJob(quote).price !== null;
}

/** Whether an owner has to look again: it was changed after the contact, or something is asked. */
export function needsAnotherLook(quote: QuoteView): boolean {
	if (quote.spam) return false;
	return quote.asks.length > 0 || (stateOf(quote) === "contacted" && hasChangedSince(quote));
}

/** A quote in Spam is `spam` at every stage; outside it, all but the first stage are a contact. */
export function stateOf({ spam, stage }: Pick<QuoteView, "spam" | "stage">): keyof StateCounts {
	if (spam) return "spam";
	return stage === "new" ? "new" : "contacted";
}

/** The flood that a quote is a part of while nobody has looked at it; null for any other quote. */
export function foldOf(quote: Pick<QuoteView, "spam" | "stage" | "foldedInto">): string | null {
	return stateOf(quote) === "new" ? quote.foldedInto : null;
}

/** Whether an owner is to tell the customer at `now` of a date or an answer that no mail brings. */
export function isUntold({ tellUntil }: Pick<QuoteView, "tellUntil">, now: UtcMs): boolean {
	return tellUntil !== null && tellUntil > now;
}

/** What a quote is shown as at `now`: `spam`, or its stage. */
export function shownStateAt(quote: Pick<QuoteView, "spam" | "stage" | "offerValidUntil">, now: UtcMs) {
	return quote.spam ? "spam" : stageAt(quote, now);
}
