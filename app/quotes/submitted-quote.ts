import { WINDOWS } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { totalWith } from "./estimate.ts";
import { coveredAddons } from "./offered-addons.ts";
import type { Quote } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import { nullColumns } from "./quote-row.ts";
import type { QuoteSubmission } from "./submission.ts";
import { submittedColumnList } from "./submitted-columns.ts";

/** A quote before its submission is applied. @throws {Error} for any other event. */
export function newQuote(event: QuoteEvent): Quote {
	if (event.action !== "submitted" && event.action !== "taken")
		throw new Error(`A quote that was not submitted cannot be ${event.action}`);
	const { submission, customerToken, at } = event;
	return {
		...nullColumns,
		id: submission.id,
		name: "",
		contactMethod: "text",
		phone: "",
		zipCode: "",
		serviceType: WINDOWS,
		homeSize: "small",
		stories: "one",
		package: "standard",
		bundlePercent: 0,
		rateCard: submission.rateCard,
		estimatedPriceLow: 0,
		estimatedPriceHigh: 0,
		totalPrice: 0,
		createdAt: at,
		updatedAt: at,
		contacted: false,
		notesRevision: 0,
		spam: false,
		source: "website",
		cameFrom: submission.cameFrom ?? null,
		test: false,
		fingerprint: "",
		submission: 1,
		revision: 0,
		customerToken,
		stage: "new",
		services: [],
		addons: [],
		offers: [],
		questions: [],
		reminders: [],
		wasSpamCleared: false,
		isStoppedByCustomer: false,
		isLinkReplaced: false,
		agreedDate: null,
		endedDate: null,
		inTheWay: null,
		dateRequests: [],
		corrections: [],
		lastEdit: null,
		workDone: null,
		mails: [],
	};
}

/** A quote with what was submitted, but for the `kept` answers, as the history names them. Add-ons that the package now includes are dropped. */
export function submitted(
	quote: Quote,
	submission: QuoteSubmission,
	fingerprint: string,
	kept: readonly string[] = [],
): Quote {
	const covered = coveredAddons(submission);
	const { isPriceKept, addonPricing } = submission;
	const addons = quote.addons
		.filter(({ addonName }) => !covered.includes(addonName))
		.map((line) => (isPriceKept ? line : { ...line, price: addonPricing.addons[line.addonName] }));
	const answers = Object.fromEntries(
		submittedColumnList
			.filter(({ field = "" }) => !kept.includes(field))
			.map(({ column, read }) => [column, read(submission)]),
	);
	const after = {
		...quote,
		...answers,
		fingerprint,
		test: quote.test || (submission.test ?? false),
		services: submission.lines
			.map(({ service, range }) => ({ service, priceLow: range.low, priceHigh: range.high }))
			.toSorted((one, other) => (one.service < other.service ? -1 : 1)),
		addons,
	};
	if (isPriceKept) return after;
	return { ...after, totalPrice: totalWith(after, addons, addonPricing.bundlePercent) };
}

/** What every change by its visitor changes of a quote. */
export function changedByVisitor({ submission }: Quote, at: UtcMs) {
	return { submission: submission + 1, updatedAt: at, changedAt: at };
}

/** A total that the customer confirmed is not confirmed as another one. Where that was the last thing that the customer did, the quote was
 * not changed by them, either. */
export function stillConfirmed(before: Quote, after: Quote): Quote {
	if (after.totalPrice === before.totalPrice) return after;
	const changedAt = after.changedAt === before.confirmedAt ? null : after.changedAt;
	return { ...after, confirmedAt: null, changedAt };
}
