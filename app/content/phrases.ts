import type { Opening } from "#app/config/business-hours.ts";

/** `a, b and c`. Intl's first list format would cost a starting Worker 10 ms. */
export function enumerate(items: readonly string[]): string {
	const last = items.at(-1) ?? "";
	return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** Such as "Monday after 8 am". */
export function afterOpening({ weekday, time }: Opening): string {
	return `${weekday} after ${time}`;
}
