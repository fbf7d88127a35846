import { and, desc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { countOfAll, type Database } from "#app/database/client.server.ts";
import { customerMails } from "#app/outbox/queued-mail.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";

const MAX_NAMED = 5;

/** A query for failed mails, those to customers first, each newest first; `undeliveredOf` reads it. */
export function selectUndelivered(db: Database) {
	return db
		.select({ id: quoteRequests.id, name: quoteRequests.name, kind: outbox.kind, count: countOfAll })
		.from(outbox)
		.leftJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(isNotNull(outbox.failedAt))
		.orderBy(desc(inArray(outbox.kind, customerMails)), desc(outbox.failedAt))
		.limit(MAX_NAMED);
}

/** Returns how many mails failed, the quotes of those to owners, and which mail to which customer failed. */
export function undeliveredOf(rows: Awaited<ReturnType<typeof selectUndelivered>>) {
	const found = rows.flatMap(({ id, name, kind }) => {
		const mail = customerMails.find((known) => known === kind);
		return id && name !== null ? [{ quoteId: id, name, mail }] : [];
	});
	const told = [...new Map(found.map((one) => [`${one.mail} ${one.quoteId}`, one])).values()];
	return {
		count: rows[0]?.count ?? 0,
		quotes: told.filter(({ mail }) => !mail),
		customers: told.flatMap(({ mail, ...quote }) => (mail ? [{ ...quote, mail }] : [])),
	};
}

export function retryUndelivered(db: Database, now: UtcMs, allowed: SQL) {
	return db
		.update(outbox)
		.set({ failedAt: null, attempts: 0, nextAttemptAt: now })
		.where(and(isNotNull(outbox.failedAt), allowed))
		.returning({ id: outbox.id });
}
