import * as z from "zod/mini";

const wishSchema = z.object({ date: z.iso.date(), half: z.enum(["morning", "afternoon"]) });
const wishesSchema = z.array(wishSchema);
export type Wish = z.output<typeof wishSchema>;

/** The wishes of a decision, as its column has them; none where it has none. */
export function parseWishes(json: string | null): Wish[] {
	return wishesSchema.safeParse(JSON.parse(json ?? "[]")).data ?? [];
}

/** As a form carries it: `2026-11-24 morning`. */
export function formatWish({ date, half }: Wish): string {
	return `${date} ${half}`;
}

export function parseWish(text: string): Wish | null {
	const [date, half] = text.split(" ");
	return wishSchema.safeParse({ date, half }).data ?? null;
}
