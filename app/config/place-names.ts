// What the wizard names of the places, beside them: visitors of the wizard do not download the rest.

/** Where a large home of two or more stories is recommended Luxury. */
export const luxuryZips: readonly string[] = ["18411", "18414"];

/** The places in words, as sentences name them. */
export const placeNames = {
	/** The towns next to home, after its name and "and". */
	nearby: "the Abingtons",
	/** The towns of the daily routes. */
	routes: "Clarks Summit, the Abingtons, Dalton and Glenburn",
	/** Those that the map shows beside home. */
	mapped: "Clarks Summit, Dalton and Glenburn",
	/** Where days are scheduled beyond the daily routes. */
	farther: "Scranton, the Poconos and the Lehigh Valley",
} as const;
