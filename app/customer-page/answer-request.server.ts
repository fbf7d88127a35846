import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { logError } from "#app/log/log.server.ts";
import { type Answer, type RefusedAnswer, readAnswer } from "#app/offers/answer-forms.ts";
import { askQuestion } from "#app/offers/ask-question.server.ts";
import { decideOffer, holdsLink } from "#app/offers/decide-offer.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";

/** What the page says after a form, by its address: nobody can tell it from the quote alone. */
export const answerNews = ["asked", "not-asked", "not-current"] as const;
export type AnswerNews = (typeof answerNews)[number];

/** A form that was not taken, with all that was typed; `saved` tells whether it was for the database. */
export interface KeptAnswer extends RefusedAnswer {
	isUnreachable: boolean;
}

/** Does what a form of the customer's page asks, in one round trip, and leads back to the page. `now` is UTC milliseconds. */
export async function handleAnswer(form: FormData, token: string, context: AppLoadContext, now: number) {
	const read = readAnswer(form);
	if ("refused" in read) {
		const kept: KeptAnswer = { ...read.refused, isUnreachable: false };
		return data({ kept, failed: false }, 400);
	}
	try {
		const news = isCustomerToken(token) ? await saveAnswer(read.answer, token, context, now) : null;
		context.afterAnswer(() => context.feed.wake());
		context.afterAnswer(() => context.mail.deliver());
		const path = paths.customerQuote(token);
		return redirect(news ? `${path}?news=${news}` : path, 303);
	} catch (error) {
		logError("customer's answer not saved", error, { requestId: context.requestId });
		const values: Record<string, string> = {};
		for (const [name, value] of form) values[name] = String(value);
		const wishes = form.getAll("wish").map(String);
		const kept: KeptAnswer = { intent: read.answer.intent, values, wishes, errors: {}, isUnreachable: true };
		return data({ kept, failed: false }, 503);
	}
}

async function saveAnswer(
	answer: Answer,
	token: string,
	{ db }: AppLoadContext,
	now: number,
): Promise<AnswerNews | null> {
	const { quote: quoteId, attempt } = answer;
	if (answer.intent === "ask") {
		const question = { id: attempt, quoteId, offerId: answer.offer ?? null, text: answer.question };
		return (await askQuestion(db, question, token, now)) ? "asked" : "not-asked";
	}
	const isYes = answer.intent === "accept";
	const decided = await decideOffer(
		db,
		{
			offerId: answer.offer,
			quoteId,
			attempt,
			outcome: isYes ? "accepted" : "declined",
			name: isYes ? answer.name : null,
			reason: isYes ? null : (answer.reason ?? null),
			comment: isYes ? null : (answer.comment ?? null),
			signature: (isYes && answer.signature) || null,
			...(isYes && { wishes: answer.wish }),
		},
		now,
		holdsLink(token),
	);
	return decided?.outcome === (isYes ? "accepted" : "declined") ? null : "not-current";
}
