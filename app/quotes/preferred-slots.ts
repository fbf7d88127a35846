import * as z from "zod/mini";
import { halfNames } from "#app/catalog/quote-enums.ts";

const slotSchema = z.object({ date: z.iso.date(), half: z.enum(halfNames) });
const slotsSchema = z.array(slotSchema);
export type PreferredSlot = z.output<typeof slotSchema>;

/** The wishes of a decision, as its column has them; none where it has none. */
export function parseSlots(json: string | null): PreferredSlot[] {
	return slotsSchema.safeParse(JSON.parse(json ?? "[]")).data ?? [];
}

/** Returns a slot as a form carries it: `2026-11-24 morning`. */
export function formatSlot({ date, half }: PreferredSlot): string {
	return `${date} ${half}`;
}

export function parseSlot(text: string): PreferredSlot | null {
	const [date, half] = text.split(" ");
	return slotSchema.safeParse({ date, half }).data ?? null;
}
