import { type SQL, sql } from "drizzle-orm";
import { throttle } from "../../db/schema";
import type { Database } from "../db.server";
import { addressBudget, type Budget, burstBudget, type SubmissionSource } from "./suspicion";

const EVERYBODY = "quotes:everybody";

/** Statements that count a new quote against its budgets, before it is inserted; one that is saved already counts no more. */
export function countNewQuote(db: Database, quoteId: string, { address }: SubmissionSource, now: number) {
	return [count(db, quoteId, address, addressBudget, now), count(db, quoteId, EVERYBODY, burstBudget, now)];
}

function count(db: Database, quoteId: string, key: string, { windowMs }: Budget, now: number) {
	const over = sql`${throttle.updatedAt} <= ${now - windowMs}`;
	return db
		.insert(throttle)
		.select(
			sql`select ${key}, 1, null, ${now} where not exists (select 1 from quote_requests where id = ${quoteId})`,
		)
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: sql`case when ${over} then 1 else ${throttle.count} + 1 end`,
				updatedAt: sql`case when ${over} then ${now} else ${throttle.updatedAt} end`,
			},
		});
}

/** SQL: why the quote is a suspect, or null; right only after `countNewQuote` in the same transaction. */
export function suspicionOf({ address, noticed }: SubmissionSource): SQL {
	if (noticed) return sql`${noticed}`;
	const isOver = (key: string, { most, reason }: Budget) =>
		sql`when (select count from throttle where key = ${key}) > ${most} then ${reason}`;
	return sql`(case ${isOver(address, addressBudget)} ${isOver(EVERYBODY, burstBudget)} end)`;
}
