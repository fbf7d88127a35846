import { type Finding, isReached, median } from "./finding.ts";

/** A matter over all takes: medians, and how far the takes lie apart. */
export interface Result extends Finding {
	lowest: number;
	highest: number;
	reached: boolean;
}

export function summarize(takes: readonly (readonly Finding[])[]): Result[] {
	const [first = []] = takes;
	return first.map((finding) => {
		const same = takes.flatMap((take) => take.filter(({ name }) => name === finding.name));
		const values = same.map(({ value }) => value);
		const value = median(values);
		const yardsticks = same.flatMap(({ yardstick }) => (yardstick === null ? [] : [yardstick]));
		return {
			...finding,
			ours: median(same.map(({ ours }) => ours)),
			yardstick: yardsticks.length > 0 ? median(yardsticks) : null,
			value,
			lowest: Math.min(...values),
			highest: Math.max(...values),
			reached: isReached(value, finding.reach),
		};
	});
}

/** The one table, as text. */
export function tableOf(results: readonly Result[]): string {
	const rows = results.map((result) => [
		result.name,
		`${number(result.ours)} ${result.unit}`,
		result.yardstick === null ? "" : `${number(result.yardstick)} ${result.unit}`,
		number(result.value),
		`${number(result.lowest)} to ${number(result.highest)}`,
		reachText(result),
		result.reach === null ? "" : result.reached ? "yes" : "NO",
	]);
	const table = [["what", "here", "yardstick", "value", "takes", "wanted", "reached"], ...rows];
	const widths =
		table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
	return table
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

export function reachText({ reach }: Pick<Finding, "reach">): string {
	if (!reach) return "";
	return reach.least === undefined ? `≤ ${reach.most}` : `≥ ${reach.least}`;
}

/** Two digits below ten, one below a hundred. */
export function number(value: number): string {
	return value.toFixed(value === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
