import * as z from "zod/mini";
import type { lostReasons } from "#app/catalog/quote-enums.ts";
import { paths } from "#app/config/paths.ts";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { answerTexts } from "#app/content/customer-offer.ts";
import { customerPhotos } from "#app/content/photos.ts";
import { limits, optionalText, requiredText } from "#app/fields/text.ts";
import { parseSlot } from "#app/quotes/preferred-slots.ts";

/** What a customer says no for. */
export const declineReasons = [
	"price",
	"timing",
	"went-elsewhere",
	"other",
] as const satisfies readonly (typeof lostReasons)[number][];

export const MAX_COMMENT = 1_000;
/** The script of the box sends one more of a longer drawing, so that the refusal says so. */
const MAX_SIGNATURE = 20_000;
export const MAX_WISHES = 3;
/** What they take of a request for another day, in characters. */
const MAX_WISHES_TEXT = 200;
/** What else such a request says has at most this many characters. */
export const MAX_DATE_COMMENT = MAX_COMMENT - MAX_WISHES_TEXT;

const writtenWishes = z.pipe(
	z
		.array(z.string().check(z.refine((text) => parseSlot(text) !== null)))
		.check(z.maxLength(MAX_WISHES, answerTexts.tooManyWishes)),
	z.transform((values) => [...new Set(values)].flatMap((text) => parseSlot(text) ?? [])),
);

const ofQuote = { quote: z.uuid(), attempt: z.uuid() };
const of = { ...ofQuote, offer: z.uuid() };

const answerSchema = z.discriminatedUnion("intent", [
	z.object({
		intent: z.literal("accept"),
		...of,
		name: requiredText(limits.name, answerTexts.missingName).check(
			z.refine((name) => /\p{L}.*\p{L}/u.test(name), answerTexts.missingName),
		),
		terms: z.literal("on", { error: answerTexts.missingTerms }),
		wish: writtenWishes,
		comment: optionalText(MAX_COMMENT),
		address: optionalText(limits.address),
		near: optionalText(MAX_COMMENT),
		signature: z.optional(
			z.string().check(z.maxLength(MAX_SIGNATURE, answerTexts.longSignature), z.regex(/^[MLC0-9 .,-]*$/)),
		),
	}),
	z.object({
		intent: z.literal("decline"),
		...of,
		reason: z.optional(z.enum(declineReasons)),
		comment: optionalText(MAX_COMMENT),
	}),
	z.object({
		intent: z.literal("ask"),
		...of,
		offer: z.optional(z.uuid()),
		question: requiredText(MAX_COMMENT, answerTexts.missingQuestion),
	}),
	z.object({ intent: z.literal("fine"), ...ofQuote, date: z.string() }),
	z
		.object({
			intent: z.literal("move"),
			...ofQuote,
			date: z.optional(z.string()),
			wish: writtenWishes,
			comment: optionalText(MAX_DATE_COMMENT),
		})
		.check(
			z.refine(({ wish, comment }) => wish.length > 0 || comment !== undefined, {
				path: ["wish"],
				error: dateAnswerTexts.missing,
			}),
		),
]);
export type Answer = z.output<typeof answerSchema>;

export const intents = ["accept", "decline", "ask", "fine", "move"] as const satisfies Answer["intent"][];

/** Such a form as it was sent, with what is wrong with it by field. */
export interface RefusedAnswer {
	intent: string;
	values: Record<string, string>;
	wishes: string[];
	errors: Record<string, string>;
}

export function sentAnswer(form: FormData): Omit<RefusedAnswer, "errors"> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string" && value !== "") values[name] = value;
	return { intent: values.intent ?? "", values, wishes: form.getAll("wish").map(String) };
}

/** Reads such a form; a refusal says why and has all that was typed. */
export function readAnswer(form: FormData): { answer: Answer } | { refused: RefusedAnswer } {
	const sent = sentAnswer(form);
	const parsed = answerSchema.safeParse({ ...sent.values, wish: sent.wishes });
	if (parsed.success) return { answer: parsed.data };
	const errors: Record<string, string> = {};
	for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
	return { refused: { ...sent, errors } };
}

/** What the page says after a form, by what its address has of it: nobody can tell it from the quote alone. */
export const newsTexts = {
	asked: answerTexts.asked,
	requested: answerTexts.requested,
	"taken-back": answerTexts.takenBack,
	"contact-changed": answerTexts.contactChanged,
	"date-stays": dateAnswerTexts.workChanged,
	"date-agreed": dateAnswerTexts.agreed,
	"date-asked": dateAnswerTexts.requested,
	photos: customerPhotos.sent,
	accepted: answerTexts.accepted,
	"said-no": answerTexts.saidNo,
	declined: answerTexts.declined,
	"other-price": answerTexts.otherPrice,
} as const;
export type AnswerNews = keyof typeof newsTexts;

/** The customer's page with what it says of a form that was just sent. */
export function answeredAddress(token: string, news: AnswerNews | null): string {
	const path = paths.customerQuote(token);
	return news ? `${path}?news=${news}` : path;
}
