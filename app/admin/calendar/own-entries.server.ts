import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { ownEntryForm as texts } from "#app/content/calendar.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { MAX_TRIES } from "#app/quotes/change-quote.server.ts";
import { otherJobs, selectJobsBetween } from "#app/quotes/free-half-days.server.ts";
import { entryAt } from "#app/quotes/half-days.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { ownEntriesOf, saveOwnEntries, selectSettings } from "#app/settings/settings.server.ts";
import type { OwnEntry } from "#app/settings/settings.ts";
import { DAY_MS, isDate, localTime, toUtc } from "#app/time/clock.ts";
import { changeEntries, readEntryForm } from "./read-own-entry.ts";

/** Keeps half days for something else, or gives one back, as an owner's form asks; null where it is done. */
export async function handleOwnEntry(args: RouteArgs, form: FormData, now: number) {
	const { db } = args.context;
	const change = readEntryForm(form);
	const { date, half, title } = change;
	const typed = { date, half, title };
	const near = isDate(date) ? toUtc(Date.parse(date)) : now;
	const today = localTime(now).date;
	const refuse = (status: number, why: Partial<StepFailure>) => ({ errors: {}, ...why, typed, status });
	return ownerAction(args, {
		what: "own entry not saved",
		async work(owner) {
			for (let tries = 0; tries < MAX_TRIES; tries++) {
				const booked = selectJobsBetween(db, near - 2 * DAY_MS, near + 2 * DAY_MS);
				const [rows, jobs] = (await owner.read([selectSettings(db), booked])).results;
				const { entries, hours, scheduleRevision } = ownEntriesOf(rows);
				const countJobs = (halves: readonly OwnEntry["half"][]) => {
					const asked = halves.map((known) => ({ date, half: known }));
					return otherJobs(jobs, null).filter((job) => entryAt(job, asked, hours)).length;
				};
				const changed = changeEntries(entries, change, { today, countJobs });
				if ("errors" in changed) return { ...changed, status: changed.isWarning ? 409 : 400 };
				const next = { ...changed, scheduleRevision, now };
				const [saved] = await owner.write((allowed, userId) => [
					saveOwnEntries(db, { ...next, userId }, allowed),
				]);
				if (saved.length > 0) return null;
			}
			return refuse(409, { text: texts.busy });
		},
		failed: () => refuse(503, { text: texts.unreachable }),
		signedOut: change.kind === "keep" ? () => refuse(401, notSignedIn(texts.signedOut)) : undefined,
	});
}
