import { business } from "#app/config/business.ts";
import type { Opening } from "#app/time/business-hours.ts";

const { claims, owner, timing } = business;

/** `a, b and c`. Intl's first list format would cost a starting Worker 10 ms. */
export function enumerate(items: readonly string[]): string {
	const last = items.at(-1) ?? "";
	return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

export const fiveStarClaim = `${claims.fiveStarReviews} five-star reviews across all review sites`;

/** Returns when the company opens, such as "Monday after 8 am"; null while it is open. A mail may be read on another day: today is told by
 * its name, too. */
export function afterOpening(opening: Opening | null): string | null {
	if (!opening) return null;
	const { weekday, isToday, time } = opening;
	return `${isToday ? `today (${weekday})` : weekday} after ${time}`;
}

export const contactPromise = `within ${timing.contact} during our hours`;

const verbs = { text: "text", call: "call", email: "email" } as const;

/** What is promised to who asked just now. `when` is such as "Monday after 8 am", and null while the company is open. */
export function answerPromise(method: keyof typeof verbs, when: string | null): string {
	return when
		? `You'll hear from us ${when}, when we're open again.`
		: `${owner.firstName} will ${verbs[method]} you in ${timing.firstText}.`;
}
