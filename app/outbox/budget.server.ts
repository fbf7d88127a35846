import { and, between, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { outbox, quoteSources } from "#db/schema.ts";
import { queueAlerts } from "./alert-devices.server.ts";
import {
	BUDGET_MS,
	budgetedKinds,
	type CausedMail,
	gatheringEnd,
	isBeyondBudget,
	readerOf,
} from "./attention.ts";
import { insertMail } from "./queue-mail.server.ts";

/** What a mail's row says that waits for the one that names many; it goes on saying so when that one was sent. */
export const GATHERED = "Gathered";
/** Beyond the attempts of the mail that names many, after which each goes out by itself. */
export const GATHERED_WAIT_MS = 30 * HOUR_MS;
/** A mail that is being sent is claimed for less. */
const MAX_CLAIM_MS = 8 * HOUR_MS;

/** A query for the mails that count when a mail's budget is judged at `now`, UTC milliseconds. */
export function selectCaused(db: Database, now: number) {
	const { id, kind, sentAt, failedAt, attempts, nextAttemptAt, lastError, quoteId } = outbox;
	const wasSent = and(gt(sentAt, now - BUDGET_MS), or(isNull(lastError), ne(lastError, GATHERED)));
	const isBeingSent = and(
		...[isNull(sentAt), isNull(failedAt), gt(attempts, 0)],
		between(nextAttemptAt, now + 1, now + MAX_CLAIM_MS),
	);
	const network = sql<string>`coalesce(${quoteSources.network}, ${quoteId}, '')`;
	const device = sql<string | null>`json_extract(${outbox.payload}, '$.device')`;
	return db
		.select({ id, kind, sentAt, network, device })
		.from(outbox)
		.leftJoin(quoteSources, eq(quoteSources.quoteId, quoteId))
		.where(and(inArray(kind, [...budgetedKinds]), or(wasSent, isBeingSent)));
}

/** Whether a claimed mail goes out by itself, waits for its turn, or is named in one mail with others; an alert of what that
 * mail names is covered by the alert of that mail. */
export function budgetOf(
	id: number,
	caused: readonly CausedMail[],
	now: number,
): "within" | "postponed" | "gathered" | "covered" {
	const mail = caused.find((other) => other.id === id);
	const reader = mail && readerOf(mail.kind);
	if (!reader || !isBeyondBudget(mail, caused, now)) return "within";
	return ({ owner: "gathered", customer: "postponed", device: "covered" } as const)[reader];
}

/** The statements that queue the mail that names what waits `until` then (UTC milliseconds), or that count as sent what it
 * named, and queue another where it could not name all. */
export function gather(
	db: Database,
	what: { until: number } | { mailIds: readonly number[]; isWhole: boolean },
	now: number,
) {
	const queueList = (dueAt: number) => {
		const mail = { createdAt: now, dueAt, quoteId: null };
		const alert = { about: "more", amount: null } as const;
		return [
			insertMail(db, { kind: "more-quotes", payload: {}, key: `gathered:${dueAt}`, ...mail }),
			queueAlerts(db, { kind: "alert", payload: alert, key: `alert:gathered:${dueAt}`, ...mail }),
		];
	};
	if ("until" in what) return queueList(what.until);
	const named = and(inArray(outbox.id, [...what.mailIds]), eq(outbox.lastError, GATHERED));
	const markSent = db.update(outbox).set({ sentAt: now }).where(named);
	return what.isWhole ? [markSent] : [markSent, ...queueList(gatheringEnd(now))];
}
