import { and, count, desc, eq, gte, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { begunRequests } from "#db/schema.ts";
import { begunAnswersSchema } from "./begun-request.ts";

/** A visitor may still be answering for this long. */
const LEFT_AFTER_MS = 30 * MINUTE_MS;
const MAX_LISTED = 100;

/** SQL: whether a begun request was sent after all, as it is or by somebody with the same number: one that was kept a moment later. */
const isSaved = sql`(exists (select 1 from quote_requests q where q.id = begun_requests.id)
	or exists (select 1 from quote_requests q where q.contact_value = begun_requests.phone and q.created_at >= begun_requests.updated_at))`;

function isListed(now: UtcMs) {
	const { updatedAt, removedAt } = begunRequests;
	const isLeft = and(lt(updatedAt, now - LEFT_AFTER_MS), gte(updatedAt, keptSince("begun", now)));
	return and(isNull(removedAt), isLeft, not(isSaved));
}

/** A query for the requests that were begun and left, the newest first. */
export function selectBegun(db: Database, now: UtcMs) {
	const { id, phone, answers, updatedAt } = begunRequests;
	return db
		.select({ id, phone, updatedAt, answers: fromJson(answers, begunAnswersSchema) })
		.from(begunRequests)
		.where(isListed(now))
		.orderBy(desc(updatedAt))
		.limit(MAX_LISTED);
}

/** A query for how many they are. */
export function countBegun(db: Database, now: UtcMs) {
	return db.select({ count: count() }).from(begunRequests).where(isListed(now));
}

/** A statement that forgets what was begun of a request that is sent: as it is, or with the same number. */
export function forgetBegun(db: Database, { id, phone }: { id: string; phone: string }) {
	return db.delete(begunRequests).where(or(eq(begunRequests.id, id), eq(begunRequests.phone, phone)));
}

/** A query for one of them, also where it is off the list. */
export function selectBegunRequest(db: Database, id: string) {
	const { answers, removedAt } = begunRequests;
	return db
		.select({ removedAt, answers: fromJson(answers, begunAnswersSchema) })
		.from(begunRequests)
		.where(eq(begunRequests.id, id));
}

/** A statement that takes a begun request off the list at `now`, or puts it back; nothing where `allowed` is false. */
export function removeBegun(db: Database, id: string, removedAt: UtcMs | null, allowed: SQL) {
	return db
		.update(begunRequests)
		.set({ removedAt })
		.where(and(eq(begunRequests.id, id), allowed));
}
