import type { Opening } from "#app/config/business-hours.ts";

/** When an answer comes to whoever asks outside business hours: "Monday after 8 am". */
export function afterOpening({ weekday, time }: Opening): string {
	return `${weekday} after ${time}`;
}
