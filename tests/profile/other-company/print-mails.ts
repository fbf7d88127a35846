import { business } from "#app/config/business.ts";
import { composeMail } from "#app/email/compose.server.ts";
import type { MailContent } from "#app/email/mail-content.server.ts";
import { WINDOWS } from "#app/services/window-cleaning.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { aNewsSummary, aQuoteView } from "#tests/support/quote-views.ts";

// Prints a mail of each kind, as the profile in this folder's sources has it.

const to = "ann@elsewhere.example";
const token = "A".repeat(22);
const quote = aQuoteView({
	zipCode: "44903",
	phone: "+14195550123",
	services: [{ service: WINDOWS, low: 600, high: 700 }],
});
const reached = { to, token, quoteId: quote.id, customer: null };
const lines = [{ label: "Everything", amount: 700, kind: "work" as const }];
const offer = { ...reached, number: 1, total: 700, lines };
const customer = { quoteId: quote.id, customer: "Ann Example", phone: quote.phone, email: to };
const [from, until] = [Date.UTC(2026, 4, 4, 14), Date.UTC(2026, 4, 18, 14)];
const wishes = [{ date: "2026-05-20", half: "morning" as const }];

/** Every kind is here: \`tsc\` fails for one that is missing. */
const contents: Record<MailContent["kind"], MailContent> = {
	quote: { kind: "quote", news: aNewsSummary(quote), times: defaultTimes },
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
		payload: {
			...reached,
			revision: 1,
			services: ["Everything"],
			price: 700,
			address: "1 Elm St",
			zipCode: "44903",
			...{ startsAt: from, endsAt: until, isCancelled: false, isLost: false },
		},
	},
	"job-reminder": {
		kind: "job-reminder",
		payload: {
			...reached,
			revision: 1,
			services: ["Everything"],
			price: 700,
			address: "1 Elm St",
			zipCode: "44903",
			...{ startsAt: from, endsAt: until, isCancelled: false, isLost: false },
		},
	},
	"follow-up": {
		kind: "follow-up",
		followUp: { ...reached, kind: "offer-reminder", number: 1, total: 700, sentAt: from, validUntil: until },
	},
	"customer-offer": { kind: "customer-offer", payload: { ...offer, note: null, validUntil: until } },
	"offer-accepted": { kind: "offer-accepted", payload: { ...offer, name: "Ann", decidedAt: from, wishes } },
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
};

const mails = Object.values(contents).map((content) =>
	composeMail(content, "key", {
		origin: business.siteUrl,
		owners: [business.email.display],
		secret: "-".repeat(32),
	}),
);
const job = { services: [{ service: WINDOWS }], addons: [], totalPrice: 0, offer: null };
const others = (["thank-you", "next-visit"] as const).map((kind) =>
	composeMail({ kind: "follow-up", followUp: { ...reached, kind, job } }, "key", {
		origin: business.siteUrl,
		owners: [],
		secret: "-".repeat(32),
	}),
);
console.log(JSON.stringify([...mails, ...others], null, "\t"));
