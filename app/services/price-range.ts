/** A price lies between two amounts of whole dollars, both included. */
export interface PriceRange {
	low: number;
	high: number;
}

/** Returns the range from `low` to `high`, whole dollars. */
export const range = (low: number, high: number): PriceRange => ({ low, high });

/** Returns a range with no end below a minimum charge, whole dollars. */
export function atLeast(minimum: number, { low, high }: PriceRange): PriceRange {
	return range(Math.max(minimum, low), Math.max(minimum, high));
}

/** Returns the sum of both ends, whole dollars. */
export function sumOf(ranges: readonly PriceRange[]): PriceRange {
	return ranges.reduce((sum, { low, high }) => range(sum.low + low, sum.high + high), range(0, 0));
}
