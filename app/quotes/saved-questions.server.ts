import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, fromJson, oneValue, subquery } from "#app/database/client.server.ts";
import { customerAnswers, customerQuestions, quoteRequests } from "#db/schema.ts";
import { savedLinesSchema } from "./offer.ts";
import { wantedSchema } from "./wanted-work.ts";

const MAX_SHOWN = 20;
/** Decisions know this many questions. */
export const MAX_DECIDED = 100;

const answerSchema = z.nullable(z.object({ text: z.nullable(z.string()), answeredAt: z.int() }));

const { id, offerId, text, askedAt, lines, wanted } = customerQuestions;
const given = sql`case when ${customerAnswers.answeredAt} is null then 'null' else json_object('text', ${customerAnswers.text}, 'answeredAt', ${customerAnswers.answeredAt}) end`;

const questionColumns = {
	...{ id, offerId, text, askedAt },
	lines: fromJson(lines, z.nullable(savedLinesSchema)),
	wanted: fromJson(wanted, z.nullable(wantedSchema)),
	answer: fromJson(given, answerSchema),
};

/** A query for what a quote's customer asked last, with the answers, newest first. `isQuote` is SQL about `quote_requests`. */
export function selectQuestions(db: Database, isQuote: SQL, max = MAX_SHOWN) {
	return db
		.select(questionColumns)
		.from(customerQuestions)
		.innerJoin(quoteRequests, eq(quoteRequests.id, customerQuestions.quoteId))
		.leftJoin(customerAnswers, eq(customerAnswers.questionId, id))
		.where(isQuote)
		.orderBy(desc(askedAt))
		.limit(max);
}

export type SavedQuestion = Awaited<ReturnType<typeof selectQuestions>>[number];

/** The newest answer to a quote's customer that no mail brings, as a column; null where the customer knows it. */
export const untoldAnswer = oneValue(
	subquery
		.select({ text: customerAnswers.text })
		.from(customerAnswers)
		.innerJoin(customerQuestions, eq(id, customerAnswers.questionId))
		.where(
			and(
				eq(customerQuestions.quoteId, quoteRequests.id),
				eq(customerAnswers.answeredAt, quoteRequests.answerUntoldAt),
			),
		)
		.limit(1),
);
