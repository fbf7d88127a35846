import { and, asc, eq, gte, inArray, isNull, lte, notInArray, type Placeholder, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Database, idempotentBatch, valuesOf, when } from "#app/database/client.server.ts";
import { type At, prepareQuery } from "#app/database/prepared-query.server.ts";
import { errorName } from "#app/log/error-description.server.ts";
import { logError } from "#app/log/log.server.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS, type UtcMs } from "#app/time/clock.ts";
import { outbox } from "#db/schema.ts";
import { COVERED, GATHERED, GATHERED_WAIT_MS, gather, type Replaced, WAITING } from "./budget.server.ts";
import type { Mail, Mailer } from "./mailer.server.ts";
import { accountMails, NOTHING_TO_SAY } from "./queued-mail.ts";

/** The attempts take 20 to 26 hours; then the mail is given up and the dashboard says so. */
export const MAX_ATTEMPTS = 12;
export const FIRST_WAIT_MS = MINUTE_MS;
export const MAX_WAIT_MS = 6 * HOUR_MS;
/** Well below the first wait, which is the claim's lease. */
const SEND_LIMIT_MS = 10_000;
const BATCH = 5;
/** A run begins no batch after this: a Worker is stopped 30 seconds after its response, and what it did not report by then is sent again. */
const RUN_MS = 15 * SECOND_MS;
/** One run has at most this many batches, because a Worker may make only so many requests. */
const MAX_BATCHES = 20;

type OutboxRow = typeof outbox.$inferSelect;

/** A row is not sent before `until` because it may not be (`postponed`), or is beyond the budget, and then has its turn
 * (`waiting`), is named in one mail with others (`gathered`), or is an alert that one for its device covers. */
export type PutOff =
	| { kind: "postponed" | "waiting" | "gathered"; until: UtcMs }
	| { kind: "covered"; until: UtcMs; device: string };

/** What a row is sent as; null where nothing is left to say, and the row then ends. */
type WrittenMail =
	| { mail: Mail; recordSent?: () => Promise<unknown>; replaces?: Replaced }
	/** Nothing is left to say of any of these rows either. */
	| { ends: Replaced }
	| { send: () => Promise<void>; recordSent: () => Promise<unknown> }
	| PutOff
	| null;

interface ClaimedMails {
	claimed: readonly OutboxRow[];
	/** @throws for a row that is no mail. */
	write: (row: OutboxRow) => WrittenMail;
	recordEnd: (row: OutboxRow) => Promise<unknown>;
}

/** @throws when the database refuses or does not answer. */
export type ClaimMails = (db: Database, now: UtcMs) => Promise<ClaimedMails>;

interface Delivery {
	db: Database;
	mailer: Mailer;
	claimMails: ClaimMails;
	sendLimit?: number;
}

/** Sends every mail that is due, as far as a run's time goes: one round trip when nothing is due, else two for each batch, and one for each rare kind.
 * @throws when the database refuses or does not answer; claimed mails are then sent again later, with the same key. */
export async function deliverDue(delivery: Delivery, clock: () => UtcMs): Promise<void> {
	const begun = clock();
	for (let batch = 0, now = begun; batch < MAX_BATCHES && now < begun + RUN_MS; batch += 1, now = clock()) {
		const { claimed, ...work } = await delivery.claimMails(delivery.db, now);
		const rows = claimed.filter(({ failedAt }) => failedAt === null);
		const outcomes = await Promise.all(rows.map((row) => attempt(delivery, row, work)));
		if (outcomes.length > 0) await report(delivery.db, outcomes, now);
		const lost = claimed.filter(({ failedAt }) => failedAt !== null);
		await recordEnds([
			...outcomes,
			...lost.map((row) => ({ id: row.id, record: () => work.recordEnd(row) })),
		]);
		if (claimed.length < BATCH || !outcomes.some(({ error }) => error === null)) return;
	}
}

/** A column of the rows that the next claim takes: the mails to accounts first, because somebody waits for them. */
export function selectDue<C extends SQLiteColumn>(column: C, now: UtcMs | Placeholder) {
	const isDue = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now));
	const order = [notInArray(outbox.kind, [...accountMails]), asc(outbox.nextAttemptAt), asc(outbox.id)];
	return valuesOf(column, isDue)
		.orderBy(...order)
		.limit(BATCH);
}

/** Claims the rows of one batch, and postpones them, so that no two runs send one. A row whose last attempt never reported back is given up. */
export const claimDue = prepareQuery((db, at: At<"now">) => {
	const now = at("now");
	const wait = sql`min(cast(${FIRST_WAIT_MS} as integer) << ${outbox.attempts}, cast(${MAX_WAIT_MS} as integer))`;
	const spent = gte(outbox.attempts, MAX_ATTEMPTS);
	return db
		.update(outbox)
		.set({
			attempts: sql`min(${outbox.attempts} + 1, ${MAX_ATTEMPTS})`,
			nextAttemptAt: sql`cast(${now} as integer) + ${wait} + abs(random() % (${wait} / 4))`,
			failedAt: when(spent, now),
			lastError: when(spent, "NoOutcome", outbox.lastError),
		})
		.where(inArray(outbox.id, selectDue(outbox.id, now)))
		.returning();
});

interface Outcome {
	id: number;
	/** The error is null when the mail was sent, else the kind of error, without anything personal. */
	error: string | null;
	/** Nothing is sent of the row any more for this reason; no failure. */
	ended?: string;
	isGivenUp?: boolean;
	record?: (() => Promise<unknown>) | undefined;
	/** The row was not tried: this has the attempts before, and when to try next. */
	postponed?: { attempts: number; nextAttemptAt: UtcMs; lastError?: string };
	others?: Parameters<typeof gather>[1] | undefined;
}

async function attempt(
	{ mailer, sendLimit = SEND_LIMIT_MS }: Delivery,
	row: OutboxRow,
	{ write, recordEnd }: Omit<ClaimedMails, "claimed">,
): Promise<Outcome> {
	const { id, attempts, kind, lastError } = row;
	try {
		const written = write(row);
		if (!written) return { id, error: null, ended: NOTHING_TO_SAY };
		if ("ends" in written) return { id, error: null, ended: NOTHING_TO_SAY, others: written.ends };
		if ("until" in written) return putOff(row, written);
		const { recordSent: record = lastError === null ? undefined : () => recordEnd(row) } = written;
		await withinLimit("mail" in written ? mailer.send(written.mail) : written.send(), sendLimit);
		return { id, error: null, record, others: "mail" in written ? written.replaces : undefined };
	} catch (failure) {
		const error = errorCode(failure);
		logError("mail not sent", error, { mail: id, kind, attempts });
		return { id, error, ...(attempts >= MAX_ATTEMPTS && { isGivenUp: true, record: () => recordEnd(row) }) };
	}
}

function putOff({ id, attempts }: OutboxRow, why: PutOff): Outcome {
	const { kind, until } = why;
	if (kind === "covered") return { id, error: null, ended: COVERED, others: { until, device: why.device } };
	if (kind === "gathered") {
		const postponed = { attempts: 0, nextAttemptAt: until + GATHERED_WAIT_MS, lastError: GATHERED };
		return { id, error: null, postponed, others: { until } };
	}
	const turn = { attempts: attempts - 1, nextAttemptAt: until };
	const postponed = kind === "waiting" ? { ...turn, lastError: WAITING } : turn;
	return { id, error: null, postponed };
}

/** Repeated when the answer is lost: an unmarked row is a mail sent twice. */
async function report(db: Database, outcomes: readonly Outcome[], now: UtcMs): Promise<void> {
	const statements = outcomes.map(({ id, error, ended, isGivenUp, postponed }) =>
		db
			.update(outbox)
			.set(
				postponed ?? {
					sentAt: error === null ? now : null,
					failedAt: isGivenUp ? now : null,
					lastError: ended ?? error,
				},
			)
			.where(and(eq(outbox.id, id), isNull(outbox.sentAt))),
	);
	const others = outcomes.flatMap((outcome) => (outcome.others ? gather(db, outcome.others, now) : []));
	await idempotentBatch(db, [...statements, ...others]);
}

async function recordEnds(ended: readonly Pick<Outcome, "id" | "record">[]): Promise<void> {
	for (const { id, record } of ended)
		await record?.().catch((error) => logError("what became of a mail is not recorded", error, { mail: id }));
}

async function withinLimit(work: Promise<void>, limit: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const over = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DOMException("The provider did not answer", "TimeoutError")), limit);
	});
	await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** The provider's code or the error's name. Its message may name people, so it is never kept. */
function errorCode(error: unknown): string {
	if (!(error instanceof Error)) return "Unknown";
	const code = "code" in error ? String(error.code) : "";
	return [code, errorName(error)].find((name) => /^[A-Za-z][A-Za-z_]{1,60}$/.test(name)) ?? "Unknown";
}
