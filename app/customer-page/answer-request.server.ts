import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { acceptTexts, answerTexts } from "#app/content/customer-offer.ts";
import { logError } from "#app/log/log.server.ts";
import { agreeToDate, answerOffer, askForDate, askQuestion, isDecided } from "#app/quotes/commands.server.ts";
import { parseNear, savingFor } from "#app/quotes/near-saving.ts";
import { isSaidBy } from "#app/quotes/offer-state.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { sha256Of } from "#app/quotes/sha256.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Answer, answeredAddress, type RefusedAnswer, readAnswer, sentAnswer } from "./answer-forms.ts";
import { nameHalves } from "./offer-page.ts";

/** A form that was refused or could not be saved, with all that was typed. `isUnreachable` says that the database did not
 * answer: nothing is wrong with the fields then. */
export interface RejectedAnswer extends RefusedAnswer {
	isUnreachable: boolean;
	/** The form's own attempt together with what it says: with other words it is another one. A question has it as its id. */
	attempt: string;
}

const ID_LENGTH = 36;

export async function handleAnswer(form: FormData, token: string, context: AppLoadContext, now: UtcMs) {
	const sent = sentAnswer(form);
	const read = readAnswer(form);
	const attempt = (await sha256Of(JSON.stringify(read))).slice(0, ID_LENGTH);
	const keep = (status: number, why: Partial<RejectedAnswer>) =>
		data({ kept: { ...sent, attempt, errors: {}, isUnreachable: false, ...why }, failed: false }, status);
	if ("refused" in read) return keep(400, read.refused);
	try {
		const saved = await saveAnswer({ ...read.answer, attempt }, token, context, now);
		if (saved === "gone") return keep(404, {});
		if (typeof saved === "object") {
			const wishes = sent.wishes.filter((wish) => !saved.unavailableSlots.includes(wish));
			return keep(saved.status, { wishes, errors: saved.errors });
		}
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
		return redirect(answeredAddress(token, saved), 303);
	} catch (error) {
		logError("customer's answer not saved", error, { requestId: context.requestId });
		return keep(503, { isUnreachable: true });
	}
}

function notTaken(
	status: 409 | 429,
	errors: RejectedAnswer["errors"] = {},
	unavailableSlots: readonly string[] = [],
) {
	return { status, errors, unavailableSlots };
}

function slotsTaken(slots: readonly string[]) {
	return notTaken(409, { wish: answerTexts.slotUnavailable(nameHalves(slots)) }, slots);
}

async function saveAnswer(answer: Answer, token: string, context: AppLoadContext, now: UtcMs) {
	const { db } = context;
	const { quote: quoteId, attempt } = answer;
	if (answer.intent === "ask") {
		const question = { attempt, token, offerId: answer.offer ?? null, text: answer.question };
		const asked = await askQuestion(db, visitor(db), quoteId, question, now);
		if (asked.kind === "changed") return "asked";
		if (asked.refusal.kind === "no-quote") return "gone";
		return notTaken(429, { question: answerTexts.tooManyQuestions });
	}
	if (answer.intent === "fine" || answer.intent === "move")
		return saveDateAnswer(answer, token, context, now);
	const command = { offerId: answer.offer, attempt, token, ...answerOf(answer) };
	const answered = await answerOffer(db, visitor(db), quoteId, command, now);
	const refusal = answered.kind === "refused" ? answered.refusal : null;
	if (refusal?.kind === "slot-unavailable") return slotsTaken(refusal.slots);
	if (refusal?.kind === "saving-changed") return notTaken(409, { wish: acceptTexts.savingChanged });
	if (refusal?.kind === "no-quote") return "gone";
	const decision = answered.quote?.offers.find(({ id }) => id === command.offerId)?.decision;
	const wishes = command.outcome === "accepted" ? command.wishes.map(formatSlot) : [];
	const reason = command.outcome === "declined" ? command.reason : null;
	const isSaid = decision && isSaidBy(decision, { comment: command.comment, reason, wishes });
	// Where an earlier offer was accepted, the page goes on with that one.
	const { acceptedAt = null, lostAt = null } = answered.quote ?? {};
	const declined = acceptedAt !== null && lostAt === null ? "declined" : "said-no";
	if (!isSaid || !isDecided(answered, command.outcome)) return notTaken(409);
	return command.outcome === "accepted" ? "accepted" : declined;
}

async function saveDateAnswer(
	answer: Extract<Answer, { intent: "fine" | "move" }>,
	token: string,
	{ db }: AppLoadContext,
	now: UtcMs,
) {
	const { quote: quoteId, attempt } = answer;
	if (answer.intent === "fine") {
		const agreed = await agreeToDate(db, visitor(db), quoteId, { attempt, token, date: answer.date }, now);
		if (agreed.kind === "changed") return "date-agreed";
		if (agreed.refusal.kind === "no-quote") return "gone";
		return notTaken(409, { date: dateAnswerTexts.otherDate });
	}
	const { date = null, wish: wishes, comment = null } = answer;
	const asked = await askForDate(db, visitor(db), quoteId, { attempt, token, date, wishes, comment }, now);
	if (asked.kind === "changed") return "date-asked";
	const { refusal } = asked;
	switch (refusal.kind) {
		case "no-quote":
			return "gone";
		case "slot-unavailable":
			return slotsTaken(refusal.slots);
		case "other-date":
			return notTaken(409, { wish: dateAnswerTexts.otherDate });
		case "too-many":
			return notTaken(429, { wish: answerTexts.tooManyQuestions });
		case "too-late":
			return notTaken(409);
		default:
			return refusal satisfies never;
	}
}

function answerOf(answer: Extract<Answer, { intent: "accept" | "decline" }>) {
	if (answer.intent === "accept") {
		const { name, signature, wish: wishes, comment = null, address = null } = answer;
		const promised = savingFor(wishes, parseNear(answer.near));
		const said = { name, signature: signature || null, wishes, comment, address };
		return { outcome: "accepted", ...said, promised } as const;
	}
	const { reason = null, comment = null } = answer;
	return { outcome: "declined", reason, comment } as const;
}
