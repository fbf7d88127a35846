import type { NewsSummary } from "#app/email/quote-news.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

/** A saved quote of windows and gutters, as the owner sees it. Saved at noon of a Monday, in the business's hours. */
export function aQuoteView(changes: Partial<QuoteView> = {}): QuoteView {
	return {
		id: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
		name: "Ann Example",
		contactMethod: "email",
		phone: "+15705550123",
		email: "ann@example.com",
		zipCode: "18411",
		address: "1 Elm St",
		services: [
			{ service: "gutter-cleaning", low: 200, high: 300 },
			{ service: "window-cleaning", low: 600, high: 700 },
		],
		homeSize: "medium",
		stories: "two",
		lastCleaned: "1-3years",
		trackCondition: "normal",
		gutterLastCleaned: "over-2-years",
		pressureLastCleaned: null,
		pressureTargets: null,
		concerns: "Two dogs\nGate code: ask",
		package: "deluxe",
		bundlePercent: 15,
		estimatedPriceLow: 680,
		estimatedPriceHigh: 850,
		totalPrice: 765,
		addons: [],
		offer: null,
		windowCount: null,
		createdAt: Date.parse("2026-05-04T12:00:00-04:00"),
		confirmedAt: null,
		changedAt: null,
		contactedAt: null,
		acceptedAt: null,
		stage: "new",
		offerValidUntil: null,
		isUndelivered: false,
		answerUntoldAt: null,
		tellUntil: null,
		isOfferOpen: false,
		declinedAt: null,
		scheduledFor: null,
		asks: [],
		lostReason: null,
		adminNotes: null,
		notesRevision: 0,
		spam: false,
		spamReason: null,
		test: false,
		source: "website",
		heardOfUs: null,
		cameFrom: null,
		photos: null,
		foldedInto: null,
		customer: null,
		revision: 1,
		...changes,
	};
}

/** The offer that such a quote's customer accepted. */
export const accepted = {
	number: 1,
	lines: [
		{ label: "Roof", amount: 1_600, kind: "work" },
		{ label: "Skylights", amount: 100, kind: "work" },
		{ label: "For neighbors", amount: 190, kind: "saving" },
	],
	total: 1_510,
	outcome: "accepted",
} as const satisfies QuoteView["offer"];

/** What a mail tells of such a quote: that it is new, unless said otherwise. */
export function aNewsSummary(quote: QuoteView, changes: Partial<NewsSummary> = {}): NewsSummary {
	return { quote, history: [], since: quote.createdAt, occasion: "submitted", changes: [], ...changes };
}
