import type { Opening } from "#app/config/business-hours.ts";

/** `a, b and c`. Intl's first list format would cost a starting Worker 10 ms. */
export function enumerate(items: readonly string[]): string {
	const [last = "", ...others] = items.toReversed();
	return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

/** Such as "Monday after 8 am". */
export function afterOpening({ weekday, time }: Opening): string {
	return `${weekday} after ${time}`;
}
