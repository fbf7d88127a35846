import * as z from "zod/mini";
import { packageNames } from "#app/catalog/options.ts";
import { acceptanceWays, halfNames } from "#app/catalog/quote-enums.ts";
import { services } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Contains no typed text, because anybody may give any address. */
const customerQuoteSchema = z.object({
	to: z.email(),
	token: z.string(),
	quoteId: z.uuid(),
	/** The time is in UTC milliseconds. */
	savedAt: z.int(),
	services: z.array(z.enum(services.values)),
	package: z.enum(packageNames.values),
	/** The price is in whole dollars. */
	low: z.int(),
	high: z.int(),
	total: z.int(),
	/** Whether add-ons leave the total open; that of a mail which an earlier release queued may be. */
	hasAddons: z._default(z.boolean(), true),
	/** The link takes the place of another one. */
	isNewLink: z._default(z.boolean(), false),
});
export type CustomerQuoteMail = z.output<typeof customerQuoteSchema>;

const toCustomer = z.object({
	to: z.email(),
	/** The whole name. */
	customer: z._default(z.nullable(z.string()), null),
	token: z.string(),
	quoteId: z.uuid(),
});

/** The date of a job, as its customer is told: set, or taken back. Times are UTC milliseconds. */
const jobDateSchema = z.extend(toCustomer, {
	revision: z.int(),
	services: z.readonly(z.array(z.string())),
	price: z._default(z.nullable(z.int()), null),
	address: z.nullable(z.string()),
	zipCode: z.string(),
	startsAt: z.int(),
	endsAt: z.int(),
	isCancelled: z.boolean(),
	/** The date was taken back because there will be no job. */
	isLost: z._default(z.boolean(), false),
	/** The date takes the place of another one that the customer was told. */
	isMoved: z.optional(z.boolean()),
	/** The customer had asked for another date than the one before. */
	isAsked: z.optional(z.boolean()),
});
export type JobDateMail = z.output<typeof jobDateSchema>;

const wishes = z.array(z.object({ date: z.string(), half: z.enum(halfNames) }));
const offerSchema = z.extend(toCustomer, {
	number: z.int(),
	/** The money is in whole dollars. */
	total: z.int(),
	lines: z.array(z.object({ label: z.string(), amount: z.int(), kind: z.enum(["work", "saving"]) })),
});
const customerOfferSchema = z.extend(offerSchema, { note: z.nullable(z.string()), validUntil: z.int() });
export type CustomerOfferMail = z.output<typeof customerOfferSchema>;

const offerAcceptedSchema = z.extend(offerSchema, {
	name: z.string(),
	decidedAt: z.int(),
	wishes,
	comment: z._default(z.nullable(z.string()), null),
	enteredAs: z._default(z.nullable(z.enum(acceptanceWays)), null),
});
export type OfferAcceptedMail = z.output<typeof offerAcceptedSchema>;

const fromCustomer = z.object({
	quoteId: z.uuid(),
	customer: z.string(),
	phone: z.string(),
	email: z._default(z.nullable(z.string()), null),
	test: z.optional(z.boolean()),
});
const offerAnsweredSchema = z.extend(fromCustomer, {
	outcome: z.enum(["accepted", "declined"]),
	/** Another offer was accepted before, which stays. */
	isFurther: z.optional(z.boolean()),
	number: z.int(),
	total: z.int(),
	/** What came off the offer, whole dollars, for days near other work. */
	saving: z.optional(z.int()),
	name: z.nullable(z.string()),
	reason: z.nullable(z.string()),
	comment: z.nullable(z.string()),
	wishes,
});
export type OfferAnsweredMail = z.output<typeof offerAnsweredSchema>;

const questionSchema = z.extend(fromCustomer, {
	text: z.string(),
	isChange: z._default(z.boolean(), false),
});
export type QuestionMail = z.output<typeof questionSchema>;

const answerSchema = z.object({
	to: z.email(),
	customer: z.string(),
	token: z.string(),
	question: z.string(),
	text: z.string(),
});
export type AnswerMail = z.output<typeof answerSchema>;

/** What an owner's lock screen tells; names are read when it is sent. */
const alertSchema = z.object({
	about: z.enum(["request", "accepted", "declined", "question", "more", "test"]),
	/** The amount is in whole dollars. */
	amount: z._default(z.nullable(z.int()), null),
	isChange: z.optional(z.boolean()),
	/** The device's id, with which each row of an alert is queued. */
	device: z.optional(z.string()),
});
export type QueuedAlert = z.output<typeof alertSchema>;

const address = z.email();
/** The link's token is derived from the seed when the mail is sent. */
const withLink = z.object({ to: address, seed: z.string().check(z.minLength(1)) });
const toAccount = z.object({ to: address });

const mail = <Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) =>
	z.object({ kind: z.literal(kind), payload });

export const queuedMailSchema = z.discriminatedUnion("kind", [
	mail("send-quote", z.object({})),
	mail("quote-changed", z.object({})),
	/** Names what would have been too many mails, as it is when this one is sent. */
	mail("more-quotes", z.object({})),
	/** The quotes were moved to Spam by the events after one `seq` up to another. */
	mail("spam-digest", z.object({ after: z.int(), upTo: z.int() })),
	mail("customer-quote", customerQuoteSchema),
	mail("job-date", jobDateSchema),
	mail("job-reminder", jobDateSchema),
	mail("customer-offer", customerOfferSchema),
	mail("offer-accepted", offerAcceptedSchema),
	/** The customer gets this mail by itself; what it says is read when it is sent. */
	mail("offer-reminder", z.object({ offerId: z.uuid(), number: z.int() })),
	mail("thank-you", z.object({})),
	mail("next-visit", z.object({})),
	mail("offer-answered", offerAnsweredSchema),
	mail("customer-question", questionSchema),
	mail("customer-answer", answerSchema),
	mail("alert", alertSchema),
	mail("confirm-sign-up", z.extend(withLink, { invitedBy: z.optional(address) })),
	mail("account-exists", toAccount),
	mail("reset-password", withLink),
	mail("password-changed", toAccount),
	mail("no-account", withLink),
	mail("pin-tries", z.object({ to: address, tries: z.int() })),
]);
export type QueuedMail = z.output<typeof queuedMailSchema>;

export type OfKind<Kind extends QueuedMail["kind"]> = Extract<QueuedMail, { kind: Kind }>;

/** @throws for a row that is no mail. */
export function readMail({ kind, payload }: { kind: string; payload: string }): QueuedMail {
	return queuedMailSchema.parse({ kind, payload: JSON.parse(payload) });
}

/** What the row of a mail says that was not sent, because nothing was left to say. */
export const NOTHING_TO_SAY = "NothingToSay";

/** Somebody at the sign-in page gets these mails. */
export const accountMails = [
	...(["confirm-sign-up", "account-exists", "reset-password"] as const),
	...(["password-changed", "no-account", "pin-tries"] as const),
] satisfies readonly QueuedMail["kind"][];

/** The customer of a quote gets these mails. */
export const customerMails = [
	...(["customer-quote", "customer-offer", "offer-accepted", "offer-reminder", "customer-answer"] as const),
	...(["job-date", "job-reminder", "thank-you", "next-visit"] as const),
] satisfies readonly QueuedMail["kind"][];

export type NewAlert = Extract<NewMail, { kind: "alert" }>;

export type NewMail = QueuedMail & {
	/** Each key gets one mail, however often its cause is written. */
	readonly key: string;
	readonly createdAt: UtcMs;
	readonly dueAt: UtcMs;
	/** The quote with which it is deleted; null for a mail about many. */
	readonly quoteId: string | null;
};
