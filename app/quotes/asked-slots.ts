import { dateOf } from "#app/time/clock.ts";
import { type PreferredSlot, parseSlot } from "./preferred-slots.ts";

/** The half days that a request for another day names, each on a line of its own as `formatSlots` writes it. */
export function askedSlots(text: string): PreferredSlot[] {
	const lines = text.matchAll(/^[A-Z][a-z]+day, ([A-Z][a-z]+ \d{1,2}, \d{4}), (morning|afternoon)$/gm);
	return Array.from(lines).flatMap(([, day, half]) => {
		const midnight = Date.parse(`${day} UTC`);
		return Number.isNaN(midnight) ? [] : (parseSlot(`${dateOf(midnight)} ${half}`) ?? []);
	});
}
