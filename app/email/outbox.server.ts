import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { business } from "#app/config/business.ts";
import { HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";
import type { Env } from "#app/config/env.server.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { type FollowUp, followUpName } from "#app/follow-ups/load-follow-ups.server.ts";
import { errorName } from "#app/log/error-description.server.ts";
import { logError } from "#app/log/log.server.ts";
import { recordFollowUp } from "#app/quotes/quote-changes.server.ts";
import { outbox } from "#db/schema.ts";
import { composeMail, isStale, type MailSettings } from "./compose.server.ts";
import { type LoadedMail, loadMailContent } from "./mail-content.server.ts";
import type { Mailer } from "./mailer.server.ts";

/** Within 20 to 26 hours; then the mail is given up and the dashboard says so. */
export const MAX_ATTEMPTS = 12;
export const FIRST_WAIT_MS = MINUTE_MS;
export const MAX_WAIT_MS = 6 * HOUR_MS;
/** Well below the first wait, which is the claim's lease. */
const SEND_LIMIT_MS = 10_000;
const BATCH = 5;
/** In one run, so that it ends within what a Worker may do after its response. */
const MAX_BATCHES = 20;

interface Delivery {
	db: Database;
	mailer: Mailer;
	settings: MailSettings;
	sendLimit?: number;
}

/** Sends every mail that is due; `now` is UTC milliseconds. Claiming a row also postpones it, so no two runs send
 * it at once. One round trip when nothing is due, else two or three for each batch.
 * @throws when the database refuses or does not answer; claimed mails are then sent again later, with the same
 * key. */
export async function deliverDue(delivery: Delivery, now: number): Promise<void> {
	for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
		const claimed = await claimDue(delivery.db, now);
		const rows = claimed.filter(({ failedAt }) => failedAt === null);
		const contentOf = await loadMailContent(delivery.db, rows, now);
		const outcomes = await Promise.all(
			rows.map((row) => attempt(delivery, row, { now, content: () => contentOf(row) })),
		);
		if (outcomes.length > 0) await report(delivery.db, outcomes, now);
		if (claimed.length < BATCH || !outcomes.some(({ error }) => error === null)) return;
	}
}

/** Sends what is due now. Never throws: failures are logged and tried again later. */
export async function deliverMail({
	db,
	mailer,
	env,
}: {
	db: Database;
	mailer: Mailer;
	env: Env;
}): Promise<void> {
	const settings: MailSettings = {
		origin: env.SITE_URL ?? business.siteUrl,
		owners: env.NOTICE_EMAIL ? [env.NOTICE_EMAIL] : env.ADMIN_EMAILS,
		secret: env.SESSION_SECRET,
	};
	await deliverDue({ db, mailer, settings }, Date.now()).catch((error) =>
		logError("outbox not drained", error),
	);
}

/** Claims the rows of one batch. A row whose last attempt never reported back is given up. */
export function claimDue(db: Database, now: number) {
	const wait = sql`min(cast(${FIRST_WAIT_MS} as integer) << ${outbox.attempts}, cast(${MAX_WAIT_MS} as integer))`;
	const spent = sql`${outbox.attempts} >= ${MAX_ATTEMPTS}`;
	return db
		.update(outbox)
		.set({
			attempts: sql`min(${outbox.attempts} + 1, ${MAX_ATTEMPTS})`,
			nextAttemptAt: sql`cast(${now} as integer) + ${wait} + abs(random() % (${wait} / 4))`,
			failedAt: sql`case when ${spent} then ${now} end`,
			lastError: sql`case when ${spent} then 'NoOutcome' else ${outbox.lastError} end`,
		})
		.where(
			inArray(
				outbox.id,
				db
					.select({ id: outbox.id })
					.from(outbox)
					.where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now)))
					.orderBy(asc(outbox.nextAttemptAt))
					.limit(BATCH),
			),
		)
		.returning();
}

type ClaimedRow = typeof outbox.$inferSelect;

interface Outcome {
	id: number;
	/** Null when sent, else the kind of error, without anything personal. */
	error: string | null;
	over: boolean;
	/** The automatic mail that was sent, for the quote's history. */
	followUp?: FollowUp | undefined;
	/** Where it was not tried: the attempts before, and when to try next, UTC milliseconds. */
	postponed?: { attempts: number; nextAttemptAt: number };
}

async function attempt(
	{ mailer, settings, sendLimit = SEND_LIMIT_MS }: Delivery,
	row: ClaimedRow,
	{ now, content }: { now: number; content: () => LoadedMail },
): Promise<Outcome> {
	const { id, attempts, kind } = row;
	try {
		const mail = content();
		if (mail?.kind === "postponed")
			return {
				id,
				error: null,
				over: false,
				postponed: { attempts: attempts - 1, nextAttemptAt: mail.until },
			};
		if (mail && isStale(mail, row.createdAt, now)) return { id, error: "LinkExpired", over: true };
		// A mail with nothing left to say counts as sent.
		if (mail) await withinLimit(mailer.send(composeMail(mail, row.idempotencyKey, settings)), sendLimit);
		const followUp = mail?.kind === "follow-up" ? mail.followUp : undefined;
		return { id, error: null, over: true, followUp };
	} catch (failure) {
		const error = errorCode(failure);
		logError("mail not sent", error, { mail: id, kind, attempts });
		return { id, error, over: attempts >= MAX_ATTEMPTS };
	}
}

/** Repeated when the answer is lost: an unmarked row is a mail sent twice. */
async function report(db: Database, outcomes: readonly Outcome[], now: number): Promise<void> {
	const statements = outcomes.map(({ id, error, over, postponed }) =>
		db
			.update(outbox)
			.set(
				postponed ?? {
					sentAt: error === null ? now : null,
					failedAt: error !== null && over ? now : null,
					lastError: error,
				},
			)
			.where(and(eq(outbox.id, id), isNull(outbox.sentAt))),
	);
	await idempotentBatch(db, statements);
	for (const { id, followUp } of outcomes) {
		if (!followUp) continue;
		const command = { name: followUpName(followUp), attempt: `mail:${id}` };
		await recordFollowUp(db, followUp.quoteId, command, now);
	}
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
