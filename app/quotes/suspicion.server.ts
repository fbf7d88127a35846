import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { throttle } from "../../db/schema";
import type { Database } from "../db.server";
import { addressBudget, type Budget, burstBudget } from "./suspicion";

const EVERYBODY = "quotes:everybody";

/** Stand for a `SubmissionSource`, as prepared statements take it. */
type Source = Record<"address" | "noticed", Placeholder>;

/** Statements that count a new quote against its budgets, before it is inserted; one that is saved already counts no more. */
export function countNewQuote(db: Database, quoteId: Placeholder, { address }: Source, now: Placeholder) {
	return [count(db, quoteId, address, addressBudget, now), count(db, quoteId, EVERYBODY, burstBudget, now)];
}

function count(
	db: Database,
	quoteId: Placeholder,
	key: Placeholder | string,
	{ windowMs }: Budget,
	now: Placeholder,
) {
	const over = sql`${throttle.updatedAt} <= ${now} - ${windowMs}`;
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
export function suspicionOf({ address, noticed }: Source): SQL {
	const isOver = (key: Placeholder | string, { most, reason }: Budget) =>
		sql`when (select count from throttle where key = ${key}) > ${most} then ${reason}`;
	return sql`coalesce(${noticed}, case ${isOver(address, addressBudget)} ${isOver(EVERYBODY, burstBudget)} end)`;
}
