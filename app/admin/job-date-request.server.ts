import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { logError } from "#app/log/log.server.ts";
import { countOthers, hasRoom } from "#app/schedule/availability.server.ts";
import { readBefore, readDateForm, readTypedDate, type TypedDate } from "#app/schedule/date-form.ts";
import { formatTimes, type JobTimes, timesOf } from "#app/schedule/job-times.ts";
import { scheduleJob } from "#app/schedule/schedule-job.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { userOfSession } from "./quote-history.server.ts";

/** What became of a date form. */
type DateOutcome =
	| { done: true }
	| {
			done: false;
			status: 400 | 409 | 503;
			typed: TypedDate;
			before: JobTimes | null;
			error?: string;
			/** How many jobs a half day has that is full. */
			full?: number;
	  };

const { errors } = dateFormTexts;

/** Sets the date that a form asks for, or takes it back, and wakes the live feed. A half day is what the settings say at
 * that moment, which is a round trip of its own; one that is full is booked where the form says so.
 * @throws {Response} where there is no open session: what was typed, and where nothing was, a redirect to the sign-in. */
export async function handleDateForm({ request, params, context }: ActionFunctionArgs): Promise<DateOutcome> {
	const form = await readPostedForm(request);
	const now = Date.now();
	const quoteId = params.id ?? "";
	const before = readBefore(form);
	const kept = { done: false, typed: readTypedDate(form), before } as const;
	try {
		const [rows] = await requireAdmin({ request, context }, () => [selectSettings(context.db)] as const);
		const asked = readDateForm(form, now, settingsOf(rows).settings.hours);
		if (asked.kind === "unclear") return { ...kept, status: 400, error: asked.error };
		const times = asked.kind === "set" ? asked.times : null;
		const mayOverbook = form.has("anyway") || form.get("intent") === "restore";
		const room = times && !mayOverbook ? hasRoom(quoteId, times) : sql`true`;
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const results = await requireAdmin({ request, context }, (allowed) => {
			const date = { quoteId, times, before, userId, now };
			const statements = scheduleJob(context.db, date, sql`${allowed} and ${room}`);
			return [...statements, countOthers(context.db, quoteId, times)] as const;
		});
		const [saved, others] = [results[4][0], results[5][0]];
		if (!saved) throw new Response(null, { status: 404 });
		const dateNow = formatTimes(timesOf(saved.startsAt, saved.endsAt));
		if (dateNow === formatTimes(times)) {
			context.afterAnswer(() => context.feed.wake());
			return { done: true };
		}
		if (!saved.isOpen) return { ...kept, status: 409, error: errors.closed };
		if (dateNow !== formatTimes(before)) return { ...kept, status: 409, error: errors.meanwhile };
		return { ...kept, status: 409, full: others?.count ?? 0 };
	} catch (error) {
		if (error instanceof Response) {
			if (error.status >= 400 || !form.has("date")) throw error;
			// Thrown, it is shown in place of the quote's name and date, which are not loaded.
			throw data({ typed: kept.typed, before: formatTimes(before) }, 401);
		}
		logError("date not saved", error, { quote: quoteId, requestId: context.requestId });
		return { ...kept, status: 503, error: errors.unreachable };
	}
}
