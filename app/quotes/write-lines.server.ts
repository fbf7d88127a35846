import { and, eq, inArray } from "drizzle-orm";
import type { Compilable, Database } from "#app/database/client.server.ts";
import {
	customerAnswers,
	customerQuestions,
	decisions,
	offers,
	quoteAddons,
	quoteServices,
} from "#db/schema.ts";
import type { Loaded } from "./load.server.ts";
import type { Quote } from "./quote.ts";

/** Statements that make the saved services and add-ons those of the quote. */
export function writeLines(db: Database, before: Quote | null, { id, services, addons, name, phone }: Quote) {
	const statements: Compilable[] = [];
	if (!isSame(before?.services ?? [], services))
		statements.push(
			...(before ? [db.delete(quoteServices).where(eq(quoteServices.quoteId, id))] : []),
			db.insert(quoteServices).values(services.map((line) => ({ ...line, quoteId: id }))),
		);
	const known = before?.addons ?? [];
	const dropped = known.filter((line) => !addons.some((other) => isSame(other, line)));
	const added = addons.filter((line) => !known.some((other) => isSame(other, line)));
	const ofQuote = eq(quoteAddons.quoteId, id);
	if (dropped.length > 0) {
		const names = dropped.map(({ addonName }) => addonName);
		statements.push(db.delete(quoteAddons).where(and(ofQuote, inArray(quoteAddons.addonName, names))));
	}
	const customer = { userName: name, phone };
	const isRenamed = before?.name !== name || before.phone !== phone;
	if (isRenamed && addons.length > added.length)
		statements.push(db.update(quoteAddons).set(customer).where(ofQuote));
	if (added.length > 0)
		statements.push(
			db.insert(quoteAddons).values(added.map((line) => ({ ...line, ...customer, quoteId: id }))),
		);
	return statements;
}

/** Statements that save the offers, decisions, questions and answers that are new, and forget an answer that was undone. */
export function writeOffers(
	db: Database,
	{ quote: before, userId }: Loaded,
	{ id: quoteId, ...after }: Quote,
) {
	const known = new Map(before?.offers.map((offer) => [offer.id, offer]));
	return [
		...after.offers
			.filter(({ id }) => !known.has(id))
			.map(({ decision, ...offer }) =>
				db.insert(offers).values({ ...offer, quoteId, lines: JSON.stringify(offer.lines), sentBy: userId }),
			),
		...after.offers.flatMap(({ id: offerId, decision }) => {
			if (!decision || known.get(offerId)?.decision) return [];
			const { agreed, ...decided } = decision;
			const wishes = decision.wishes && JSON.stringify(decision.wishes);
			const terms = agreed && {
				agreedLines: JSON.stringify(agreed.lines),
				agreedTotal: agreed.total,
			};
			return [db.insert(decisions).values({ ...decided, ...terms, offerId, wishes })];
		}),
		...after.questions.flatMap(({ answer, ...question }) => {
			const asked = before?.questions.find(({ id }) => id === question.id);
			const lines = question.lines && JSON.stringify(question.lines);
			const wanted = question.wanted && JSON.stringify(question.wanted);
			return [
				...(asked ? [] : [db.insert(customerQuestions).values({ ...question, lines, wanted, quoteId })]),
				...(answer && !asked?.answer
					? [db.insert(customerAnswers).values({ ...answer, questionId: question.id })]
					: []),
				...(asked?.answer && !answer
					? [db.delete(customerAnswers).where(eq(customerAnswers.questionId, question.id))]
					: []),
			];
		}),
	];
}

/** Whether two values have the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
