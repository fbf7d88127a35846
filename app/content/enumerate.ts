/** `a, b and c`. By hand: Intl's first list format costs a starting Worker 10 ms. */
export function enumerate(items: readonly string[]): string {
	const [last = "", ...others] = items.toReversed();
	return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}
