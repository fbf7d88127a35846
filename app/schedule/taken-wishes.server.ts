import { type SQL, sql } from "drizzle-orm";
import { localTime, toUtc, weekdayOf } from "#app/config/business-hours.ts";
import { DAY_MS, HOUR_MS } from "#app/config/durations.ts";
import { settingsInSql } from "#app/settings/settings.server.ts";
import { DAYS_AHEAD, takesUp } from "./availability.server.ts";
import { formatWish, type Wish } from "./wishes.ts";

/**
 * SQL: a query for those wishes that `readFreeHalfDays` would not offer at `now` (UTC milliseconds), by the settings and the
 * jobs that are there when it runs. None where the quote has a date by then: nothing is booked by its wishes.
 */
export function takenWishes(quoteId: string, wishes: readonly Wish[], now: number): SQL {
	const today = localTime(now).midnight;
	const asked = wishes.map((wish) => {
		const midnight = Date.parse(`${wish.date}T00:00:00Z`);
		return {
			...wish,
			wish: formatWish(wish),
			weekday: weekdayOf(midnight),
			isAhead: midnight > today && midnight <= today + DAYS_AHEAD * DAY_MS,
			utcOfHours: Array.from({ length: 24 }, (_, hour) => toUtc(midnight + hour * HOUR_MS)),
		};
	});
	const room = sql`(select count(*) from quote_requests where ${takesUp(quoteId, { startsAt: sql`starts_at`, endsAt: sql`ends_at` })})`;
	return sql`
		with wished as (
			select asked.value as asked, asked.value ->> 'wish' as wish, settings,
				settings -> '$.hours' -> (asked.value ->> 'weekday') as hours
			from json_each(${JSON.stringify(asked)}) asked, (select ${settingsInSql} as settings)
			where not exists (select 1 from quote_requests where id = ${quoteId} and lost_at is null and scheduled_until > ${now})
		), working as (
			select *,
				case asked ->> 'half' when 'morning' then hours ->> 'opens' else max(hours ->> 'opens', '12:00') end as opens,
				case asked ->> 'half' when 'morning' then min(hours ->> 'closes', '12:00') else hours ->> 'closes' end as closes
			from wished
			where asked ->> 'isAhead'
				and not exists (select 1 from json_each(settings, '$.daysOff') off where off.value = asked ->> 'date')
		), timed as (
			select *, ${utcOf(sql`opens`)} as starts_at, ${utcOf(sql`closes`)} as ends_at from working
		)
		select wish from wished where wish not in (
			select wish from timed where starts_at < ends_at and ${room} < settings ->> '$.capacity'
		)`;
}

/** SQL: the UTC milliseconds of a time such as `08:30` on the date `asked`: where clocks change, they do so at a full hour. */
function utcOf(time: SQL): SQL {
	return sql`(asked -> '$.utcOfHours' ->> cast(substr(${time}, 1, 2) as integer)) + substr(${time}, 4) * 60000`;
}
