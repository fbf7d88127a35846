import { offerLineTexts } from "#app/content/offer-form.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { type OfferLine, totalOf } from "./offer.ts";
import type { PreferredSlot } from "./preferred-slots.ts";

/** What comes off for who picks only days near other work, whole dollars, and which days these are. */
export interface NearSaving {
	readonly saving: number;
	readonly dates: readonly string[];
}

export const nothingNear: NearSaving = { saving: 0, dates: [] };

/** Returns what comes off for these wishes: nothing where one of them is on another day, or there is none. */
export function savingFor(wishes: readonly PreferredSlot[], { saving, dates }: NearSaving): number {
	return wishes.length > 0 && wishes.every(({ date }) => dates.includes(date)) ? saving : 0;
}

/** Returns an offer's lines and sum with what comes off near other work, whole dollars; never less than nothing. */
export function withSaving({ lines, total }: { lines: readonly OfferLine[]; total: number }, saving: number) {
	const amount = Math.min(saving, total);
	const reduced = [...lines, { label: offerLineTexts.near, amount, kind: "saving" as const }];
	return { lines: reduced, total: totalOf(reduced) };
}

const nearLabels: readonly string[] = [offerLineTexts.near, offerLineTexts.nearBefore];
const isNearLine = ({ label, kind }: OfferLine) => kind === "saving" && nearLabels.includes(label);

/** Whether an offer has that saving already: it is given once. */
export function hasNearLine(lines: readonly OfferLine[]): boolean {
	return lines.some(isNearLine);
}

/** Returns the lines of a job without that saving, which is of its day alone. */
export function withoutNearLine(lines: readonly OfferLine[]): OfferLine[] {
	return lines.filter((line) => !isNearLine(line));
}

/** Returns the saving as the form carries back what its page promised: `20 2026-05-12 2026-05-14`. */
export function formatNear({ saving, dates }: NearSaving): string {
	return [saving, ...dates].join(" ");
}

/** Returns what a form's page promised; nothing where the form does not say. */
export function parseNear(text: string | undefined): NearSaving {
	const [saving, ...dates] = (text ?? "").split(" ");
	return { saving: wholeNumber(saving ?? null) ?? 0, dates };
}
