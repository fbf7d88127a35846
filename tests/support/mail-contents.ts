import type { MailContent } from "#app/email/mail-content.server.ts";
import { WINDOWS } from "#app/services/services.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { aNewsSummary, aQuoteView } from "./quote-views.ts";

const to = "ann@elsewhere.example";
const token = "A".repeat(22);
const quote = aQuoteView({
	zipCode: "44903",
	phone: "+14195550123",
	services: [{ service: WINDOWS, low: 600, high: 700 }],
});
const reached = { to, token, quoteId: quote.id, customer: "Ann Example" };
const lines = [{ label: "Everything", amount: 700, kind: "work" as const }];
const offer = { ...reached, number: 1, total: 700, lines };
const customer = { quoteId: quote.id, customer: "Ann Example", phone: quote.phone, email: to };
const [from, until] = [Date.UTC(2026, 4, 4, 14), Date.UTC(2026, 4, 18, 14)];
const wishes = [{ date: "2026-05-20", half: "morning" as const }];
/** A whole working day: half of one would read as other opening hours. */
const job = {
	...{ ...reached, services: ["Everything"], price: 700, address: "1 Elm St", zipCode: quote.zipCode },
	...{
		revision: 1,
		startsAt: from - 2 * HOUR_MS,
		endsAt: from + 8 * HOUR_MS,
		isCancelled: false,
		isLost: false,
	},
};

/** A mail of each kind: `tsc` fails for one that is missing. */
const contents = {
	quote: { kind: "quote", news: aNewsSummary(quote), times: defaultTimes, texts: {} },
	"more-quotes": { kind: "more-quotes", news: { quotes: [quote], count: 1, mailIds: [], isWhole: true } },
	"spam-digest": { kind: "spam-digest", news: { quotes: [quote], count: 1 } },
	"customer-quote": {
		kind: "customer-quote",
		times: defaultTimes,
		payload: {
			...reached,
			savedAt: from,
			services: [WINDOWS],
			package: "deluxe",
			...{ low: 600, high: 700, total: 650, hasAddons: false, isNewLink: false },
		},
	},
	"job-date": {
		kind: "job-date",
		payload: job,
	},
	"job-reminder": {
		kind: "job-reminder",
		payload: job,
	},
	"follow-up": {
		kind: "follow-up",
		texts: {},
		followUp: { ...reached, kind: "offer-reminder", number: 1, total: 700, sentAt: from, validUntil: until },
	},
	"customer-offer": {
		kind: "customer-offer",
		payload: { ...offer, note: null, validUntil: until },
		texts: {},
	},
	"offer-accepted": {
		kind: "offer-accepted",
		hasDay: false,
		payload: { ...offer, name: "Ann", decidedAt: from, wishes, comment: "After <4>", enteredAs: null },
	},
	"offer-answered": {
		kind: "offer-answered",
		payload: {
			...customer,
			outcome: "accepted",
			number: 1,
			total: 700,
			name: "Ann",
			reason: null,
			comment: null,
			wishes,
		},
	},
	"customer-question": {
		kind: "customer-question",
		payload: { ...customer, text: "When?", isChange: false },
	},
	"customer-answer": {
		kind: "customer-answer",
		payload: { to, customer: "Ann", token: reached.token, question: "When?", text: "On Monday." },
	},
	"confirm-sign-up": { kind: "confirm-sign-up", payload: { to, seed: "a" } },
	"account-exists": { kind: "account-exists", payload: { to } },
	"reset-password": { kind: "reset-password", payload: { to, seed: "a" } },
	"no-account": { kind: "no-account", payload: { to, seed: "a" } },
	"pin-tries": { kind: "pin-tries", payload: { to, tries: 5 } },
	"password-changed": { kind: "password-changed", payload: { to } },
} satisfies { [Kind in MailContent["kind"]]: Extract<MailContent, { kind: Kind }> };

const { quote: news, ...others } = contents;
const { payload: link, times } = contents["customer-quote"];
const { payload: question } = contents["customer-question"];
const { payload: answered } = contents["offer-answered"];
const reminder = contents["follow-up"].followUp;
const asked = { services: quote.services, addons: [], package: quote.package, totalPrice: 0, offer: null };

export const newLinkMail: MailContent = {
	kind: "customer-quote",
	times,
	payload: { ...link, isNewLink: true },
};

/** A mail of each kind, and of each way in which it tells something else. */
export const mailContents: readonly MailContent[] = [
	...(["submitted", "submittedAndConfirmed", "confirmed", "changed"] as const).map(
		(occasion): MailContent => ({ ...news, news: { ...news.news, occasion } }),
	),
	...Object.values(others),
	newLinkMail,
	...[
		{ isMoved: true },
		{ isMoved: true, isAsked: true },
		{ isCancelled: true },
		{ isCancelled: true, isLost: true },
	].map((change): MailContent => ({ kind: "job-date", payload: { ...job, ...change } })),
	{ kind: "follow-up", texts: {}, followUp: { ...reminder, number: 2 } },
	{ kind: "follow-up", texts: {}, followUp: { ...reached, kind: "thank-you" } },
	{ kind: "follow-up", texts: {}, followUp: { ...reached, kind: "next-visit", job: asked } },
	{ kind: "offer-answered", payload: { ...answered, outcome: "declined", name: null, reason: "timing" } },
	{ kind: "customer-question", payload: { ...question, isChange: true } },
	{ kind: "pin-tries", payload: { to, tries: 10 } },
];
