import * as z from "zod/mini";
import type { HalfDay } from "./half-days.ts";

/** Half days that a customer may wish for. */
const MAX_WISHES = 3;

/** A half day that a customer wished for. */
const wishSchema = z.object({ date: z.iso.date(), half: z.enum(["morning", "afternoon"]) });
export type Wish = z.output<typeof wishSchema>;

/** The wishes of a decision, as its column has them; none where it has none. */
export function parseWishes(json: string | null): Wish[] {
	return z.array(wishSchema).safeParse(JSON.parse(json ?? "[]")).data ?? [];
}

/** As a form carries it: `2026-11-24 morning`. */
export function formatWish({ date, half }: Wish): string {
	return `${date} ${half}`;
}

export function parseWish(text: string): Wish | null {
	const [date, half] = text.split(" ");
	return wishSchema.safeParse({ date, half }).data ?? null;
}

/** What a form wished for, each once: those that are free, three at most, and those that are not, or not any more. */
export function checkWishes(
	posted: readonly string[],
	free: readonly HalfDay[],
): { wishes: Wish[]; filled: string[] } {
	const names = free.map(formatWish);
	const wished = [...new Set(posted)];
	return {
		wishes: wished
			.filter((name) => names.includes(name))
			.slice(0, MAX_WISHES)
			.flatMap((name) => parseWish(name) ?? []),
		filled: wished.filter((name) => !names.includes(name)),
	};
}
