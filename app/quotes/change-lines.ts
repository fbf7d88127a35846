import { offerLineTexts } from "#app/content/offer-form.ts";
import { MAX_LABEL, type OfferLine, totalOf } from "./offer.ts";

/** Returns an offer's lines with those of a change: an owner's own prices stay for what stays. What goes and stands in no line of its own is
 * a part of another, which stays as it is: beside that stands what the list tells more or less for the change. `before` and `after` are the
 * lines that the list has. Their total is known where what goes is offered at the list's price. */
export function changeLines(
	offered: readonly OfferLine[],
	before: readonly OfferLine[],
	after: readonly OfferLine[],
): { lines: OfferLine[]; isTotalKnown: boolean } {
	const gone = before.filter((line) => !isIn(after, line));
	const added = after.filter((line) => !isIn(before, line));
	const kept = offered.filter(({ label }) => !has(gone, label) && !has(added, label));
	const inside = gone.filter(({ label }) => !has(offered, label));
	const less = inside.filter(isWork);
	const instead = added.filter((line) => isWork(line) && less.some((old) => nameOf(old) === nameOf(line)));
	const more = added.filter((line) => isWork(line) && !instead.includes(line));
	const saved = totalOf(inside.filter(isSaving)) - totalOf(added.filter(isSaving));
	// A saving that is lost is a part of what the change costs.
	const change = totalOf(instead) - totalOf(less) - Math.min(0, saved);
	const { changeTo, without, bundle } = offerLineTexts;
	const label = instead.length > 0 ? changeTo(namesOf(instead)) : without(namesOf(less));
	const lines = [
		...kept,
		...more,
		...(less.length > 0 ? lineOf(label, change) : []),
		...lineOf(added.find(isSaving)?.label ?? bundle, Math.min(0, -saved)),
	];
	return { lines, isTotalKnown: gone.every((line) => isIn(offered, line)) };
}

function lineOf(label: string, change: number): OfferLine[] {
	if (change === 0) return [];
	const kind = change > 0 ? "work" : "saving";
	return [{ label: label.slice(0, MAX_LABEL), amount: Math.abs(change), kind }];
}

function namesOf(lines: readonly OfferLine[]): string {
	return lines.map(({ label }) => label.split(":")[0]).join(", ");
}

const isSaving = ({ kind }: OfferLine) => kind === "saving";
const isWork = ({ kind }: OfferLine) => kind === "work";
/** A line's service, without its package and its parts. */
const nameOf = ({ label }: OfferLine) => label.split(/,| \(/)[0];

const has = (lines: readonly OfferLine[], label: string) => lines.some((line) => line.label === label);

function isIn(lines: readonly OfferLine[], line: OfferLine): boolean {
	return lines.some(
		({ label, amount, kind }) => label === line.label && amount === line.amount && kind === line.kind,
	);
}
