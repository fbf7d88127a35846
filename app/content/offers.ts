export const offerTexts = {
	bundle: (percent: number) => `Bundle saving (${percent}%)`,
	rounding: "Rounded",
	upToMinimum: "Up to our minimum charge",
	missingLabel: "Say what the line is for",
	badAmount: "Enter whole dollars from 0 to 100,000",
	noLines: "An offer needs at least one line",
	tooManyLines: "Join some lines: an offer has at most 20",
	belowMinimum: (dollars: number) => `The total is below our minimum charge of $${dollars}`,
} as const;
