import { and, desc, eq, gt, gte, isNull, lt, max, ne, or } from "drizzle-orm";
import * as z from "zod/mini";
import { business } from "#app/config/business.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { insertMail } from "./queue-mail.server.ts";

export function isDigestHour(now: UtcMs): boolean {
	return localTime(now).time.slice(0, 2) === business.hours.opens.slice(0, 2);
}

const payloadSchema = z.object({ upTo: z.int() });

/** Queues the mail that lists new Spam, one a day at most. @throws when the database does not answer in time; the next day's then lists it. */
export async function queueSpamDigest(db: Database, now: UtcMs): Promise<void> {
	const day = localTime(now).date;
	const [[before], [newest]] = await db.batch([
		db
			.select({ payload: outbox.payload })
			.from(outbox)
			.where(and(gte(outbox.idempotencyKey, "spam-digest:"), lt(outbox.idempotencyKey, "spam-digest;")))
			.orderBy(desc(outbox.idempotencyKey))
			.limit(1),
		db.select({ seq: max(quoteEvents.seq) }).from(quoteEvents),
	]);
	// The digest before tells where this one begins, as long as it is kept.
	const after = before ? payloadSchema.parse(JSON.parse(before.payload)).upTo : 0;
	const found = await selectNewSpam(db, after, keptSince("mail", now));
	if (found.length === 0) return;
	const payload = { after, upTo: newest?.seq ?? after };
	const mail = { key: `spam-digest:${day}`, kind: "spam-digest", payload } as const;
	await idempotentBatch(db, [insertMail(db, { ...mail, createdAt: now, dueAt: now, quoteId: null })]);
}

function selectNewSpam(db: Database, after: number, since: UtcMs) {
	const { seq, createdAt, actor, quoteId } = quoteEvents;
	const { id, spam, spamReason } = quoteRequests;
	const isVisitors = and(gt(seq, after), gt(createdAt, since), eq(actor, "visitor"));
	return db
		.select({ seq })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(id, quoteId))
		.where(and(isVisitors, spam, or(isNull(spamReason), ne(spamReason, "owner"))))
		.limit(1);
}
