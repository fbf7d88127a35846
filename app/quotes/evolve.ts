import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { recordOf } from "#app/catalog/records.ts";
import { stageOf } from "#app/catalog/stage.ts";
import { coveredAddons } from "#app/quote-wizard/offered-addons.ts";
import { WINDOWS } from "#app/services/window-cleaning.ts";
import type { OfferDecision, Quote, QuoteRow } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import { submittedColumnList } from "./submitted-columns.ts";

/** The only code that knows what an event does to a quote. Null is a quote that nobody submitted yet.
 * @throws {Error} for any other event of a quote that was not submitted. */
export function evolve(quote: Quote | null, event: QuoteEvent): Quote {
	const after = changed(quote ?? newQuote(event), event);
	return { ...after, revision: (quote?.revision ?? 0) + 1, stage: stageOf(after) };
}

function changed(quote: Quote, event: QuoteEvent): Quote {
	const { at } = event;
	switch (event.action) {
		case "submitted":
			return { ...submitted(quote, event), createdAt: at, updatedAt: at, submission: 1 };
		case "changed": {
			const after = { ...submitted(quote, event), ...changedByVisitor(quote, at) };
			// Another total than the confirmed one.
			return after.totalPrice === quote.totalPrice ? after : { ...after, confirmedAt: null };
		}
		case "add-ons":
		case "confirmed":
			return {
				...quote,
				...changedByVisitor(quote, at),
				addons: event.addons,
				totalPrice: event.total,
				confirmedAt: event.action === "confirmed" ? at : null,
			};
		case "contacted":
			return {
				...withNotes(quote, event),
				...contactedSince(at),
				contactedBefore: quote.contactedAt,
			};
		case "reopened":
			return { ...withNotes(quote, event), ...contactedSince(event.contactedAt) };
		case "notes":
			return withNotes(quote, event);
		case "spam":
			return {
				...withNotes(quote, event),
				spam: true,
				spamReason: "owner",
				spamReasonBefore: quote.spamReason,
			};
		case "not-spam":
			return {
				...withNotes(quote, event),
				...outOfSpam,
				spamReason: quote.spamReason === "owner" ? quote.spamReasonBefore : null,
				wasRescued: true,
			};
		case "done":
			return { ...withNotes(quote, event), ...contactedBy(quote, at), doneAt: at };
		case "not-done":
			return { ...withNotes(quote, event), ...withoutMarkOf(quote, quote.doneAt), doneAt: null };
		case "lost":
			return {
				...withNotes(quote, event),
				...contactedBy(quote, at),
				lostAt: at,
				lostReason: event.reason,
			};
		case "not-lost":
			return {
				...withNotes(quote, event),
				...withoutMarkOf(quote, quote.lostAt),
				lostAt: null,
				lostReason: null,
			};
		case "offered":
			return {
				...quote,
				...contactedBy(quote, event.offer.sentAt),
				...notLostAnyMore(quote),
				offers: [...quote.offers, event.offer],
				offeredAt: event.offer.sentAt,
				offerValidUntil: event.offer.validUntil,
				offerOpenedAt: null,
				declinedAt: null,
				updatedAt: at,
			};
		case "accepted": {
			const { name, signature, wishes } = event;
			return {
				...decided(quote, event, { outcome: "accepted", name, signature, wishes }),
				...notLostAnyMore(quote),
				...outOfSpam,
				acceptedAt: at,
			};
		}
		case "declined": {
			const { reason, comment } = event;
			return {
				...decided(quote, event, { outcome: "declined", reason, comment }),
				...outOfSpam,
				declinedAt: at,
			};
		}
		case "withdrawn":
			return {
				...decided(quote, event, { outcome: "withdrawn" }),
				offeredAt: null,
				offerValidUntil: null,
				offerOpenedAt: null,
			};
		case "opened":
			return { ...quote, offerOpenedAt: at };
		case "asked": {
			const { attempt: id, offerId, text } = event;
			const questions = [...quote.questions, { id, offerId, text, askedAt: at }];
			return { ...quote, ...(quote.spam && quote.offeredAt !== null && outOfSpam), questions, updatedAt: at };
		}
		case "scheduled":
			return {
				...quote,
				...contactedBy(quote, at),
				scheduledFor: event.times.startsAt,
				scheduledUntil: event.times.endsAt,
				updatedAt: at,
			};
		case "unscheduled":
			return { ...quote, scheduledFor: null, scheduledUntil: null, updatedAt: at };
		case "link-replaced":
			return { ...quote, customerToken: event.customerToken };
		case "reminded":
			return { ...quote, reminders: [...quote.reminders, { at, change: event.change }] };
		case "reminders-stopped":
			return { ...quote, remindersStoppedAt: at };
		default:
			return event satisfies never;
	}
}

type SubmittedEvent = Extract<QuoteEvent, { action: "submitted" | "changed" }>;

/** The add-ons that the package now includes are dropped; the others count on. */
function submitted(quote: Quote, { submission, fingerprint, verdict }: SubmittedEvent): Quote {
	const covered = coveredAddons(submission);
	const addons = quote.addons.filter(({ addonName }) => !covered.includes(addonName));
	const answers = Object.fromEntries(
		submittedColumnList.map(({ column, read }) => [column, read(submission)]),
	);
	return {
		...quote,
		...answers,
		...verdict,
		fingerprint,
		test: quote.test || (submission.test ?? false),
		services: submission.lines
			.map(({ service, range }) => ({ service, priceLow: range.low, priceHigh: range.high }))
			.toSorted((one, other) => (one.service < other.service ? -1 : 1)),
		addons,
		totalPrice: addons.reduce((total, { price }) => total + price, submission.midpoint),
	};
}

function changedByVisitor(quote: Quote, at: number) {
	return { submission: quote.submission + 1, updatedAt: at, changedAt: at };
}

function withNotes(quote: Quote, event: { at: number; notes?: { text: string | null } | undefined }): Quote {
	const { at, notes } = event;
	if (!notes) return { ...quote, updatedAt: at };
	return { ...quote, adminNotes: notes.text, notesRevision: quote.notesRevision + 1, updatedAt: at };
}

function contactedSince(contactedAt: number | null) {
	return { contacted: contactedAt !== null, contactedAt, contactedBefore: contactedAt };
}

/** A step that is a contact marks the quote; an earlier mark keeps its time. */
function contactedBy({ contactedAt }: QuoteRow, at: number) {
	return contactedAt === null ? contactedSince(at) : {};
}

/** The mark of a step that was the first contact is taken back with it. */
function withoutMarkOf({ contactedAt }: QuoteRow, step: number | null) {
	return contactedAt === step ? contactedSince(null) : {};
}

/** A lost quote's date was called off; only undoing the loss restores it. */
function notLostAnyMore({ lostAt }: QuoteRow) {
	return {
		lostAt: null,
		lostReason: null,
		...(lostAt !== null && { scheduledFor: null, scheduledUntil: null }),
	};
}

/** Whoever has the secret link and answers an owner's offer is a customer. */
const outOfSpam = { spam: false, spamReason: null, spamReasonBefore: null };

function decided(
	quote: Quote,
	{ at, attempt, offerId }: { at: number; attempt: string; offerId: string },
	answer: Pick<OfferDecision, "outcome"> & Partial<OfferDecision>,
): Quote {
	const blank = { name: null, reason: null, comment: null, signature: null, wishes: null };
	const decision: OfferDecision = { ...blank, ...answer, attempt, decidedAt: at };
	const offers = quote.offers.map((offer) => (offer.id === offerId ? { ...offer, decision } : offer));
	return { ...quote, offers, updatedAt: at };
}

function newQuote(event: QuoteEvent): Quote {
	if (event.action !== "submitted")
		throw new Error(`A quote that was not submitted cannot be ${event.action}`);
	const { submission, customerToken, at } = event;
	return {
		id: submission.id,
		name: "",
		contactMethod: "text",
		contactValue: "",
		zipCode: "",
		serviceType: WINDOWS,
		homeSize: "small",
		stories: "one",
		...recordOf<Record<OptionalAnswer, null>>(optionalAnswers, () => null),
		package: "standard",
		bundlePercent: 0,
		rateCard: submission.rateCard,
		estimatedPriceLow: 0,
		estimatedPriceHigh: 0,
		totalPrice: 0,
		windowCount: null,
		createdAt: at,
		updatedAt: at,
		confirmedAt: null,
		contacted: false,
		contactedAt: null,
		adminNotes: null,
		notesRevision: 0,
		...outOfSpam,
		test: false,
		fingerprint: "",
		submission: 1,
		revision: 0,
		changedAt: null,
		customerToken,
		offeredAt: null,
		offerValidUntil: null,
		acceptedAt: null,
		declinedAt: null,
		scheduledFor: null,
		scheduledUntil: null,
		doneAt: null,
		lostAt: null,
		offerOpenedAt: null,
		lostReason: null,
		remindersStoppedAt: null,
		stage: "new",
		contactedBefore: null,
		services: [],
		addons: [],
		offers: [],
		questions: [],
		reminders: [],
		wasRescued: false,
		mails: [],
	};
}
