import fc from "fast-check";
import type { Addon } from "#app/catalog/options.ts";
import { type AcceptanceWay, acceptanceWays, triageIntents } from "#app/catalog/quote-enums.ts";
import type { NewMail } from "#app/outbox/queued-mail.ts";
import { price } from "#app/pricing/price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { decideAgreement } from "#app/quotes/commands/agree-to-date.ts";
import { decideAnswer } from "#app/quotes/commands/answer-offer.ts";
import { decideDateRequest } from "#app/quotes/commands/ask-for-date.ts";
import { decideQuestion } from "#app/quotes/commands/ask-question.ts";
import { decideAddons } from "#app/quotes/commands/choose-addons.ts";
import { contactText, decideContact } from "#app/quotes/commands/correct-contact.ts";
import { decideEdit, priceText, workText } from "#app/quotes/commands/edit-answers.ts";
import { decideAcceptance } from "#app/quotes/commands/enter-acceptance.ts";
import { decidePhotos, decideRemoval } from "#app/quotes/commands/keep-photos.ts";
import { decideOpening } from "#app/quotes/commands/open-offer.ts";
import { decideReminder } from "#app/quotes/commands/remind-customer.ts";
import { decideLink } from "#app/quotes/commands/replace-link.ts";
import { decideOffer } from "#app/quotes/commands/send-offer.ts";
import { decideDate } from "#app/quotes/commands/set-date.ts";
import { decideStop } from "#app/quotes/commands/stop-reminders.ts";
import { decideSubmission } from "#app/quotes/commands/submit-quote.ts";
import { decideTaking } from "#app/quotes/commands/take-quote.ts";
import { decideTriage } from "#app/quotes/commands/triage-quote.ts";
import { decideEditUndo } from "#app/quotes/commands/undo-edit.ts";
import type { Decision } from "#app/quotes/decision.ts";
import { evolve } from "#app/quotes/evolve.ts";
import { formatTimes, timesOf } from "#app/quotes/job-times.ts";
import { mailsFor } from "#app/quotes/mails-for.ts";
import { newestOffer, type Quote, type QuoteMail } from "#app/quotes/quote.ts";
import type { QuoteEvent } from "#app/quotes/quote-events.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { aDraft } from "./drafts.ts";
import { aSubmission } from "./submissions.ts";

/** One thing that a visitor, an owner or the clock does to a quote. */
export type Step =
	| {
			kind: "submit";
			package: "basic" | "deluxe" | "luxury";
			hasEmail: boolean;
			homeSize?: "medium" | "xl";
			signals: "none" | "fast" | "honeypot";
	  }
	| { kind: "take"; addons: Addon[] }
	| { kind: "correct"; email: string | undefined; isStale: boolean }
	| { kind: "edit"; homeSize: "small" | "medium" | "large"; choice: "keep" | "new"; isUndo: boolean }
	| { kind: "add-ons"; addons: Addon[]; confirmed: boolean }
	| { kind: "triage"; intent: (typeof triageIntents)[number]; notes: "" | "Ring twice" }
	| { kind: "offer"; amount: number }
	| { kind: "answer"; outcome: "accepted" | "declined" | "withdrawn" }
	| { kind: "enter"; way: AcceptanceWay }
	| { kind: "ask" | "open" | "stop" | "resume" | "link" | "agree" | "other-date" }
	| { kind: "date"; in: number | null }
	| { kind: "remind"; isUndo: boolean }
	| { kind: "photos"; by: "customer" | "owner"; pictures: readonly string[]; isRemoval: boolean };

/** A step with the time that passed before it, in milliseconds. */
export type LaterStep = Step & { after: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		kind: fc.constant("submit" as const),
		package: fc.constantFrom("basic" as const, "deluxe" as const, "luxury" as const),
		hasEmail: fc.boolean(),
		homeSize: fc.constantFrom("medium" as const, "xl" as const),
		signals: fc.constantFrom("none" as const, "none" as const, "fast" as const, "honeypot" as const),
	}),
	fc.record({
		kind: fc.constant("take" as const),
		addons: fc.subarray(["gutter-cleaning", "deck"] as Addon[]),
	}),
	fc.record({
		kind: fc.constant("correct" as const),
		email: fc.constantFrom(undefined, "new@example.com"),
		isStale: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant("edit" as const),
		homeSize: fc.constantFrom("small" as const, "medium" as const, "large" as const),
		choice: fc.constantFrom("keep" as const, "new" as const),
		isUndo: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant("add-ons" as const),
		addons: fc.subarray(["concrete", "deck", "siding"] as Addon[]),
		confirmed: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant("triage" as const),
		intent: fc.constantFrom(...triageIntents),
		notes: fc.constantFrom("" as const, "Ring twice" as const),
	}),
	fc.record({ kind: fc.constant("offer" as const), amount: fc.integer({ min: 300, max: 900 }) }),
	fc.record({
		kind: fc.constant("answer" as const),
		outcome: fc.constantFrom("accepted" as const, "declined" as const, "withdrawn" as const),
	}),
	fc.record({ kind: fc.constant("enter" as const), way: fc.constantFrom(...acceptanceWays) }),
	fc.record({
		kind: fc.constantFrom(
			"ask" as const,
			"open" as const,
			"stop" as const,
			"resume" as const,
			"link" as const,
			"agree" as const,
			"other-date" as const,
		),
	}),
	fc.record({ kind: fc.constant("date" as const), in: fc.constantFrom(null, DAY_MS, 9 * DAY_MS) }),
	fc.record({ kind: fc.constant("remind" as const), isUndo: fc.boolean() }),
	fc.record({
		kind: fc.constant("photos" as const),
		by: fc.constantFrom("customer" as const, "owner" as const),
		pictures: fc.subarray(["a", "b", "c", "d", "e", "f", "0", "1"], { minLength: 1 }),
		isRemoval: fc.boolean(),
	}),
);

/** Steps in any order, with seconds to weeks between them. */
export const lives: fc.Arbitrary<LaterStep[]> = fc.array(
	fc
		.tuple(steps, fc.constantFrom(1_000, 9_000, HOUR_MS, 2 * DAY_MS, 8 * DAY_MS, 20 * DAY_MS))
		.map(([step, after]) => ({ ...step, after })),
	{ minLength: 1, maxLength: 25 },
);

/** What a step comes to for a quote. `at` is UTC milliseconds, and makes the step's ids. */
export function decideStep(
	id: string,
	quote: Quote | null,
	step: Step,
	{ at, attempt }: { at: number; attempt: string },
): Decision<{ readonly kind: string }> {
	const newest = quote ? newestOffer(quote) : undefined;
	const token = quote?.customerToken ?? "";
	switch (step.kind) {
		case "submit": {
			const phone = "+15705550123";
			const contact = step.hasEmail
				? ({ name: "Ann Example", phone, contactMethod: "email", email: "ann@example.com" } as const)
				: ({ name: "Ann Example", phone, contactMethod: "text" } as const);
			const { homeSize = "medium" } = step;
			const service = { ...aDraft().service, homeSize };
			const submission = aSubmission({ id, contact, service }, step.package);
			const signals = { none: [], fast: ["too-fast"], honeypot: ["honeypot"] } as const;
			const command = {
				...{ submission, attempt, network: "n", customerToken: customerToken(attempt), addressHash: "h" },
				fingerprint: `${step.package} ${step.hasEmail} ${homeSize}`,
				signals: signals[step.signals],
			};
			const facts = { isErased: false, isPaused: false, ofNetwork: 0, mailsToAddress: 0, prices: rateCard };
			return decideSubmission(quote, command, facts, at);
		}
		case "take": {
			const addons = step.addons.map((addonName) => ({ addonName, price: rateCard.addons[addonName] }));
			const submission = aSubmission({ id });
			const command = { submission, attempt, fingerprint: "f", customerToken: customerToken(attempt) };
			return decideTaking(
				quote,
				{ ...command, addons, heardOfUs: "neighbor" },
				{ isErased: false, twin: null },
				at,
			);
		}
		case "correct": {
			const contact = { name: "Ann Right", phone: "+15705550124", contactMethod: "call" as const };
			const seen = quote && !step.isStale ? contactText(quote) : "";
			return decideContact(quote, { attempt, seen, contact: { ...contact, email: step.email } }, at);
		}
		case "edit": {
			if (step.isUndo) return decideEditUndo(quote, { attempt }, at);
			const { service, condition } = aDraft();
			const answers = { service: { ...service, homeSize: step.homeSize }, condition };
			const prices = price({ ...answers.service, ...condition }, rateCard);
			const [priced] = prices.packages;
			if (!quote || !priced) return { kind: "refused", refusal: { kind: "gone" } };
			const command = {
				...answers,
				priced,
				addonPricing: prices,
				attempt,
				choice: step.choice,
				seen: workText(quote),
				shown: "",
			};
			const first = decideEdit(quote, command, at);
			if (first.kind === "events" || first.refusal.kind !== "price") return first;
			return decideEdit(quote, { ...command, shown: priceText(first.refusal.priced) }, at);
		}
		case "add-ons":
			return decideAddons(quote, { ...step, attempt, priced: rateCard }, at);
		case "triage": {
			const notesBefore = quote?.adminNotes ?? null;
			const edit = {
				notes: step.notes || notesBefore,
				notesBefore,
				notesRevision: quote?.notesRevision ?? 0,
				acceptedAt: quote?.acceptedAt ?? 0,
			};
			return decideTriage(quote, { ...edit, intent: step.intent, attempt, lostReason: "price" }, at);
		}
		case "offer": {
			const lines = [{ label: "Windows", amount: step.amount, kind: "work" as const }];
			const terms = { lines, total: step.amount, note: null, termsVersion: "2026-11" };
			const number = (newest?.number ?? 0) + 1;
			const offer = { ...terms, id: attempt, number, validUntil: at + 14 * DAY_MS, sha256: "0".repeat(64) };
			return decideOffer(quote, { offer, seen: at }, at);
		}
		case "answer": {
			const reason = step.outcome === "declined" ? ("price" as const) : null;
			const said = { name: "Ann Example", signature: null, wishes: [], address: "12 Elm Street" };
			const answer = { token, ...said, reason, comment: null };
			const command = { ...answer, outcome: step.outcome, offerId: newest?.id ?? "", attempt };
			return decideAnswer(quote, command, { isFree: () => true }, at);
		}
		case "enter":
			return decideAcceptance(quote, { attempt, offerId: newest?.id ?? "", way: step.way, name: null }, at);
		case "ask":
			return decideQuestion(quote, { attempt, token, offerId: newest?.id ?? null, text: "When?" }, at);
		case "open":
			return decideOpening(quote, { offerId: newest?.id ?? "", attempt }, at);
		case "stop":
		case "resume":
			return decideStop(quote, { attempt, isUndo: step.kind === "resume" }, at);
		case "agree":
			return decideAgreement(quote, { attempt, token, date: shownDate(quote) }, at);
		case "other-date": {
			const asked = { attempt, token, date: shownDate(quote), wishes: [], comment: "After ten" };
			return decideDateRequest(quote, asked, { isFree: () => true }, at);
		}
		case "link":
			return decideLink(quote, { customerToken: customerToken(attempt), attempt }, at);
		case "date": {
			const before = quote ? timesOf(quote.scheduledFor, quote.scheduledUntil) : null;
			const startsAt = at + (step.in ?? 0);
			const times = step.in === null ? null : { startsAt, endsAt: startsAt + 4 * HOUR_MS };
			const command = { attempt, times, before, asked: at, mayOverbook: false };
			return decideDate(
				quote,
				command,
				{ others: 0, capacity: 1, isWorkday: true, isInHours: true, ownEntry: null },
				at,
			);
		}
		case "remind":
			return decideReminder(quote, { attempt, isUndo: step.isUndo }, at);
		case "photos": {
			const [by, kind] =
				step.by === "owner" ? (["owner", "before"] as const) : ([{ token }, "customer"] as const);
			const facts = { kind, type: "image/jpeg", width: 4, height: 3 } as const;
			const [first = ""] = step.pictures;
			if (step.isRemoval) return decideRemoval(quote, { attempt, by, id: pictureId(first) }, at);
			const photos = step.pictures.map((picture) => ({ ...facts, id: pictureId(picture) }));
			return decidePhotos(quote, { attempt, by, photos }, at);
		}
		default:
			return step satisfies never;
	}
}

/** The id of a picture, which a hexadecimal digit stands for. */
const pictureId = (digit: string) => digit.repeat(32);

function customerToken(attempt: string): string {
	return attempt.replaceAll("-", "").slice(0, 22);
}

export interface Moment {
	readonly event: QuoteEvent;
	readonly before: Quote | null;
	readonly after: Quote;
}

/** What events make of a quote, one after the other, with the mails that are queued. */
export function happen(quote: Quote | null, events: readonly QuoteEvent[]) {
	const moments: Moment[] = [];
	const queued: NewMail[] = [];
	let now = quote;
	for (const event of events) {
		const after = evolve(now, event);
		const mails = new Map<string, QuoteMail>(after.mails.map((mail) => [mail.key, mail]));
		for (const change of mailsFor(event, now, after)) {
			if ("cancel" in change) mails.delete(change.cancel);
			// Each of an owner's devices has one of its own: here is none.
			else if (change.queue.kind === "alert") continue;
			else {
				queued.push(change.queue);
				mails.set(change.queue.key, waiting(change.queue));
			}
		}
		moments.push({ event, before: now, after });
		// As they are loaded: a mail that is queued anew keeps the time of its first queueing.
		const oldestFirst = [...mails.values()].toSorted((one, other) => one.createdAt - other.createdAt);
		now = { ...after, mails: oldestFirst };
	}
	return { moments, queued, quote: now };
}

function waiting({ key, kind, payload, createdAt, dueAt }: NewMail): QuoteMail {
	const outcome = { attempts: 0, sentAt: null, failedAt: null, lastError: null };
	return { key, kind, payload: JSON.stringify(payload), createdAt, nextAttemptAt: dueAt, ...outcome };
}

function shownDate(quote: Quote | null): string {
	return formatTimes(quote ? timesOf(quote.scheduledFor, quote.scheduledUntil) : null);
}
