import { data, redirect } from "@remix-run/cloudflare";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { wasTold } from "#app/follow-ups/after-job.server.ts";
import { monthsBefore } from "#app/follow-ups/follow-up-times.ts";
import { logError } from "#app/log/log.server.ts";
import { TAKEN_BACK } from "#app/offers/reminders.ts";
import { isReminded, isReminderDue } from "#app/offers/unanswered.server.ts";
import { recordReminded } from "#app/quotes/record-event.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";
import { userOfSession } from "./quote-history.server.ts";
import { UNDO_ANCHOR } from "./triage.ts";

interface Reminder {
	quoteId: string;
	isUndo: boolean;
	/** SQL for the id of the owner. */
	userId: SQL | null;
	/** UTC milliseconds. */
	now: number;
}

/** SQL about a quote: by its stage at `now` its customer was reminded of the offer, thanked for the job, or reminded of the next one. */
function isRecorded(now: number): SQL {
	const id = sql`quote_requests.id`;
	const isTold = sql`case when ${isVisitTime(now)} then ${wasTold("next-visit", id)} else ${wasTold("thank-you", id)} end`;
	return sql`case stage when 'offered' then ${isReminded(now)} when 'done' then ${isTold} else false end`;
}

/** SQL about a quote: likewise, it is still to be done. */
function isDue(now: number): SQL {
	return sql`case stage when 'offered' then ${isReminderDue(now)} when 'done' then not ${isRecorded(now)} else false end`;
}

/** SQL about a quote whose job is done: the thanks are over, and a next one may be due. */
function isVisitTime(now: number): SQL {
	return sql`(done_at <= ${monthsBefore(now, Math.min(...visitMonths))})`;
}

/** SQL: what the history says, by the quote's stage at `now`. */
function changesOf(isUndo: boolean, now: number): SQL {
	const reminder = isUndo ? [{ field: "reminder", from: "sent", to: TAKEN_BACK }] : [];
	const [thanks, visit] = (["thank-you", "next-visit"] as const).map((what) => [
		{ field: "text", from: isUndo ? what : null, to: isUndo ? TAKEN_BACK : what },
	]);
	return sql`case when stage <> 'done' then ${JSON.stringify(reminder)} when ${isVisitTime(now)} then ${JSON.stringify(visit)} else ${JSON.stringify(thanks)} end`;
}

/** The statements that record a reminder or thanks by text or call, or take it back, for one batch: once, however often they run. */
function recordReminder(db: Database, { quoteId, isUndo, userId, now }: Reminder, allowed: SQL) {
	const isNews = isUndo ? isRecorded(now) : isDue(now);
	const event = { quoteId, userId, now, changes: changesOf(isUndo, now) };
	return recordReminded(db, { ...event, allowed: sql`${isNews} and ${allowed}` });
}

/**
 * Records that an owner reminded a customer of an offer or thanked for the job, or takes it back, in one round trip with the check of the session.
 * @throws {Response} a redirect to the sign-in where there is no open session.
 */
export async function handleReminder({ request, context }: RouteArgs) {
	const form = await readPostedForm(request);
	const quoteId = String(form.get("quote") ?? "");
	const isUndo = form.get("intent") === "not-reminded";
	try {
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const reminder = { quoteId, isUndo, userId, now: Date.now() };
		await requireAdmin({ request, context }, (allowed) => recordReminder(context.db, reminder, allowed));
		context.afterAnswer(() => context.feed.wake());
		const query = new URLSearchParams(isUndo ? {} : { reminded: quoteId });
		return redirect(isUndo ? paths.adminToday : `${paths.adminToday}?${query}#${UNDO_ANCHOR}`, 303);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("reminder not recorded", error, { requestId: context.requestId });
		return data({ failed: true }, 503);
	}
}
