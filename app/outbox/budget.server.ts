import {
	and,
	asc,
	between,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	or,
	type Placeholder,
	sql,
} from "drizzle-orm";
import { type Database, known } from "#app/database/client.server.ts";
import { type At, prepareQuery } from "#app/database/prepared-query.server.ts";
import { HOUR_MS, type UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { alertDevices, outbox, quoteRequests, quoteSources } from "#db/schema.ts";
import {
	BUDGET_MS,
	budgetedKinds,
	type CausedMail,
	gatheringEnd,
	isBeyondBudget,
	readerOf,
} from "./attention.ts";
import { insertMail, queueAlerts } from "./queue-mail.server.ts";

/** What a mail's row says that waits for the one that names many; it goes on saying so when that one was sent. */
export const GATHERED = "Gathered";
/** What the row of a customer's mail says that waits for its turn. */
export const WAITING = "Waiting";
/** What the row of an alert says that another one took the place of. */
export const COVERED = "Covered";
/** This lasts beyond the attempts of the mail that names many, after which each goes out by itself. */
export const GATHERED_WAIT_MS = 30 * HOUR_MS;
/** A mail that is being sent is claimed for less. */
const MAX_CLAIM_MS = 8 * HOUR_MS;

const device = sql<string | null>`json_extract(${outbox.payload}, '$.device')`;

const caused = prepareQuery((db, at: At<"sentSince" | "knownSince" | "from" | "until">) => {
	const { id, kind, sentAt, failedAt, attempts, nextAttemptAt, lastError, quoteId } = outbox;
	// A row with a reason took nobody's attention.
	const wasSent = and(gt(sentAt, at("sentSince")), isNull(lastError));
	const isBeingSentOrWaits = and(
		...[isNull(sentAt), isNull(failedAt), or(gt(attempts, 0), eq(lastError, WAITING))],
		between(nextAttemptAt, at("from"), at("until")),
	);
	const waits = sql<boolean>`${sentAt} is null and ${lastError} is ${WAITING}`.mapWith(Boolean);
	return db
		.select({ id, kind, sentAt, waits, network: networkSince(at("knownSince")), device })
		.from(outbox)
		.leftJoin(quoteSources, eq(quoteSources.quoteId, quoteId))
		.leftJoin(quoteRequests, eq(quoteRequests.id, quoteId))
		.where(and(inArray(kind, [...budgetedKinds]), or(wasSent, isBeingSentOrWaits)));
});

/** A query for the mails that count when a mail's budget is judged at `now`. */
export function selectCaused(db: Database, now: UtcMs) {
	const claimed = { from: now + 1, until: now + MAX_CLAIM_MS };
	return caused(db, { sentSince: now - BUDGET_MS, knownSince: keptSince("attempts", now), ...claimed });
}

/** SQL: what a mail counts for: its network, known for a day, else its quote where that is new or an owner's own; all others count together. */
function networkSince(since: Placeholder) {
	const { id, createdAt, offeredAt, source } = quoteRequests;
	const isOwn = or(gt(createdAt, since), isNotNull(offeredAt), eq(source, "phone"));
	return sql<string>`coalesce(${quoteSources.network}, case when ${isOwn} then ${id} end, '')`;
}

/** A query for what `ids`' alerts named nobody of in the time of the budget: the names, the first at the top. */
export function selectCovered(db: Database, ids: readonly string[], now: UtcMs) {
	const isCovered = and(gt(outbox.sentAt, now - BUDGET_MS), eq(outbox.lastError, COVERED));
	return db
		.select({ device, coveredAt: known(outbox.sentAt), name: quoteRequests.name })
		.from(outbox)
		.innerJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(and(isCovered, inArray(device, [...ids]), eq(quoteRequests.spam, false)))
		.orderBy(asc(outbox.createdAt), asc(outbox.id));
}

/** An alert of what one mail names with others is covered by the alert of that mail. */
export function budgetOf(
	id: number,
	caused: readonly CausedMail[],
	now: UtcMs,
): "within" | "waiting" | "gathered" | "covered" {
	const mail = caused.find((other) => other.id === id);
	const reader = mail && readerOf(mail.kind);
	if (!reader || !isBeyondBudget(mail, caused, now)) return "within";
	return ({ owner: "gathered", customer: "waiting", device: "covered" } as const)[reader];
}

/** The rows that a mail is sent in place of, and whether it names all. */
export interface Replaced {
	mailIds: readonly number[];
	isWhole: boolean;
}

/** Statements that queue what names all that waits `until` then; or that end what a mail named, and queue another where it did not name all. */
export function gather(db: Database, what: { until: UtcMs; device?: string } | Replaced, now: UtcMs) {
	const queueList = (dueAt: UtcMs, device?: string) => {
		const mail = { createdAt: now, dueAt, quoteId: null };
		const payload = { about: "more", amount: null } as const;
		const alert = { kind: "alert", payload, key: `alert:gathered:${dueAt}`, ...mail } as const;
		if (device !== undefined) return [queueAlerts(db, alert, eq(alertDevices.id, device))];
		return [
			insertMail(db, { kind: "more-quotes", payload: {}, key: `gathered:${dueAt}`, ...mail }),
			queueAlerts(db, alert),
		];
	};
	if ("until" in what) return queueList(what.until, what.device);
	const named = and(inArray(outbox.id, [...what.mailIds]), eq(outbox.lastError, GATHERED));
	const markSent = db.update(outbox).set({ sentAt: now }).where(named);
	return what.isWhole ? [markSent] : [markSent, ...queueList(gatheringEnd(now))];
}
