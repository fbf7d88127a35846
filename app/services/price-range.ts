/** A price lies between two amounts of whole dollars, both included. */
export interface PriceRange {
	low: number;
	high: number;
}

export const range = (low: number, high: number): PriceRange => ({ low, high });

export function atLeast(minimum: number, { low, high }: PriceRange): PriceRange {
	return range(Math.max(minimum, low), Math.max(minimum, high));
}

export function sumOf(ranges: readonly PriceRange[]): PriceRange {
	return ranges.reduce((sum, { low, high }) => range(sum.low + low, sum.high + high), range(0, 0));
}
