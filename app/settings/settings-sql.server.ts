import { type SQL, sql } from "drizzle-orm";
import { weekdays } from "#app/config/business-hours.ts";
import { MAX_CAPACITY, MAX_DAYS_OFF, MAX_VACATION_TEXT, usualSettings } from "./settings.ts";

const [opens, closes] = [sql`day.value ->> 'opens'`, sql`day.value ->> 'closes'`];
const isTime = (text: SQL) => sql`(${text} glob '[01][0-9]:[0-5][0-9]' or ${text} glob '2[0-3]:[0-5][0-9]')`;

const workingDays = sql`
	select count(*) = ${weekdays.length} and max(day.type = 'object')
	from json_each(settings.value, '$.hours') day
	where day.key in ${weekdays} and case day.type
		when 'null' then true
		when 'object' then ${isTime(opens)} and ${isTime(closes)} and ${opens} < ${closes}
	end`;

const wrongDaysOff = sql`
	select 1 from json_each(settings.value, '$.daysOff') off where off.type <> 'text' or off.value is not date(off.value)`;

/** SQL: `settingsSchema` would refuse what is stored. */
const isWrong = sql`exists (
	select 1 from json_each(settings.value) entry where not ifnull(case entry.key
		when 'hours' then entry.type = 'object' and (${workingDays})
		when 'daysOff' then entry.type = 'array' and json_array_length(settings.value, '$.daysOff') <= ${MAX_DAYS_OFF}
			and not exists (${wrongDaysOff})
		when 'capacity' then entry.type in ('integer', 'real') and entry.value = round(entry.value)
			and entry.value between 1 and ${MAX_CAPACITY}
		when 'vacationText' then entry.type = 'text' and length(entry.value) <= ${MAX_VACATION_TEXT}
		when 'followUps' then entry.type in ('true', 'false')
		when 'paused' then entry.type in ('true', 'false')
		else true
	end, false))`;

/**
 * SQL: the settings as JSON, for conditions that stand in a write. They are what `settingsOf` reads, whatever is stored;
 * only that a weekday on which nobody works is missing.
 */
export const settingsInSql: SQL = sql`json_patch(${JSON.stringify(usualSettings)}, ifnull((
	select settings.value from settings where settings.id = 1 and not ${isWrong}), '{}'))`;
