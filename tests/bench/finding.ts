/** What a value has to reach, if anything. */
export interface Reach {
	least?: number;
	most?: number;
}

/** What one take found of one matter. */
export interface Finding {
	name: string;
	/** Of `ours` and `yardstick`. */
	unit: "requests/s" | "ms" | "KiB" | "streams" | "tasks" | "shift" | "round trips" | "rows";
	/** The site's median. */
	ours: number;
	/** The median of what it is compared with; null where the value stands for itself. */
	yardstick: number | null;
	/** The ratio of both, its median over the rounds; without a yardstick, `ours`. */
	value: number;
	reach: Reach | null;
}

/** Whether a value is what it should be; true where nothing is asked of it. */
export function isReached(value: number, reach: Reach | null): boolean {
	return (
		value >= (reach?.least ?? Number.NEGATIVE_INFINITY) && value <= (reach?.most ?? Number.POSITIVE_INFINITY)
	);
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** The value below which that share of all values lies, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}
