import { type Finding, median } from "./finding.ts";

interface Match {
	name: string;
	unit: Finding["unit"];
	reach: Finding["reach"];
	/** Each returns one measurement in the unit. */
	ours(): Promise<number>;
	yardstick(): Promise<number>;
}

/**
 * Measures two in turns, now the one first and now the other, so that whatever else the machine does meets both. The
 * ratio is the median of each round's own. One more round goes before, to warm both up.
 */
export async function compare(match: Match, rounds: number): Promise<Finding> {
	const [ours, yardstick]: [number[], number[]] = [[], []];
	for (let round = -1; round < rounds; round++) {
		const pair: [number, number] =
			round % 2 === 0
				? [await match.ours(), await match.yardstick()]
				: swap([await match.yardstick(), await match.ours()]);
		if (round < 0) continue;
		ours.push(pair[0]);
		yardstick.push(pair[1]);
	}
	const ratios = ours.map((value, round) => value / (yardstick[round] ?? Number.NaN));
	const { name, unit, reach } = match;
	return { name, unit, reach, ours: median(ours), yardstick: median(yardstick), value: median(ratios) };
}

/** A finding that stands for itself. */
export function absolute(
	name: string,
	unit: Finding["unit"],
	value: number,
	reach: Finding["reach"],
): Finding {
	return { name, unit, reach, ours: value, yardstick: null, value };
}

function swap<A, B>([one, other]: [A, B]): [B, A] {
	return [other, one];
}
