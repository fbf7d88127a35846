import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { insertMail } from "#app/outbox/queue-mail.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { nextOpening } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { doneSpans, dueMail, reminderSpan } from "./follow-up-rules.ts";
import { oldestDue } from "./follow-up-times.ts";
import { selectDoneIn, selectOfferedIn } from "./followed-quotes.server.ts";

/** Queues what is due, each mail once however often it runs: one round trip, a second one within the owners' hours, a third where a mail is due.
 * @throws when the database refuses or does not answer in time; the next run queues it. */
export async function queueFollowUps(db: Database, now: UtcMs): Promise<void> {
	const { settings } = settingsOf(await selectSettings(db));
	if (!settings.followUps || nextOpening(now, settings) !== null) return;
	const oldest = oldestDue(now, settings);
	const found = await db.batch(selectCandidates(db, now, oldest));
	const mails = found.flat().flatMap((quote) => dueMail(quote, now, oldest) ?? []);
	if (mails.length === 0) return;
	await idempotentBatch(
		db,
		mails.map((mail) => insertMail(db, { ...mail, createdAt: now, dueAt: now })),
	);
}

/** Queries for the quotes whose customers may be due a mail at `now`, where what was due at `oldest` or later is still sent. */
export function selectCandidates(db: Database, now: UtcMs, oldest: UtcMs) {
	const done = doneSpans(now, oldest).map((span) => selectDoneIn(db, span));
	return [selectOfferedIn(db, reminderSpan(now, oldest), now), ...done] as const;
}
