import { and, eq, gte, isNotNull, isNull, lt, not, or } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { insertMail } from "#app/outbox/queue-mail.server.ts";
import type { NewMail } from "#app/outbox/queued-mail.ts";
import { agreedJob } from "#app/quotes/job.ts";
import { dayAround, timesOf } from "#app/quotes/job-times.ts";
import { jobColumns } from "#app/quotes/quote-reads.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { minutesOf } from "#app/time/business-hours.ts";
import { localTime, MINUTE_MS, toUtc, type UtcMs } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { remindedColumns } from "./followed-quotes.server.ts";

/** Reminders go out from this time of the day before on, where the company is. */
const REMINDED_FROM = "17:00";

function selectJobsToRemind(db: Database, now: UtcMs) {
	const { from, until } = dayAround(dayAround(now).until);
	const { id, name, email, customerToken, revision, address, zipCode } = quoteRequests;
	const { scheduledFor, scheduledUntil, spam, test, lostAt, doneAt, remindersStoppedAt } = quoteRequests;
	const { quoteId, kind, createdAt, sentAt, failedAt, lastError } = outbox;
	const evening = toUtc(localTime(now).midnight + minutesOf(REMINDED_FROM) * MINUTE_MS);
	const isOfEvening = and(eq(quoteId, id), eq(kind, "job-date"), gte(createdAt, evening));
	const isToldOrTried = and(isNull(failedAt), or(isNull(sentAt), isNull(lastError)));
	const isTomorrow = and(gte(scheduledFor, from), lt(scheduledFor, until), isNull(lostAt), isNull(doneAt));
	const mayBeMailed = and(isNotNull(email), isNull(remindersStoppedAt), not(spam), not(test));
	return db
		.select({
			...{ id, name, email, customerToken, revision, address, zipCode, scheduledFor, scheduledUntil },
			...jobColumns,
			reminders: remindedColumns.reminders,
			/** So many mails told the date this evening or are about to, and need no reminder. */
			datesMailed: db.$count(outbox, and(isOfEvening, isToldOrTried)),
		})
		.from(quoteRequests)
		.where(and(isTomorrow, mayBeMailed));
}

type JobToRemind = Awaited<ReturnType<typeof selectJobsToRemind>>[number];

/** Queues the reminders of the next day's jobs, each once however often it runs, unless the owners have switched automatic mails off.
 * @throws when the database refuses or does not answer in time; the next run queues them. */
export async function queueJobReminders(db: Database, now: UtcMs): Promise<void> {
	if (localTime(now).time < REMINDED_FROM) return;
	const [saved, jobs] = await db.batch([selectSettings(db), selectJobsToRemind(db, now)]);
	if (!settingsOf(saved).settings.followUps) return;
	const mails = jobs.flatMap((job) => reminderOf(job, now) ?? []);
	if (mails.length === 0) return;
	await idempotentBatch(
		db,
		mails.map((mail) => insertMail(db, mail)),
	);
}

/** Whether the history tells of the reminder: its mail is gone where a clock that was far ahead has purged it. */
function wasSentToday({ reminders }: JobToRemind, now: UtcMs): boolean {
	return reminders.some(({ at, change }) => change?.to === "job-reminder" && at >= dayAround(now).from);
}

function reminderOf(job: JobToRemind, now: UtcMs): NewMail | null {
	const { id: quoteId, name, email, customerToken, revision, address, zipCode } = job;
	const times = timesOf(job.scheduledFor, job.scheduledUntil);
	if (!times || email === null || customerToken === null) return null;
	if (job.datesMailed > 0 || wasSentToday(job, now)) return null;
	const { services, price } = agreedJob(job);
	return {
		kind: "job-reminder",
		key: `job-reminder:${quoteId}:${times.startsAt}`,
		...{ quoteId, createdAt: now, dueAt: now },
		payload: {
			...{ to: email, customer: name, token: customerToken, quoteId, revision, services, price, address },
			...{ zipCode, ...times, isCancelled: false, isLost: false },
		},
	};
}
