// What the wizard names of the places, beside them: visitors of the wizard do not download the rest.

/** A large home of two or more stories is recommended Luxury in these ZIP codes. */
export const luxuryZips: readonly string[] = ["18411", "18414"];

/** The places in words, as sentences name them. */
export const placeNames = {
	/** The towns next to home, after its name and "and". */
	nearby: "the Abingtons",
	/** The daily routes lead through these towns. */
	routes: "Clarks Summit, the Abingtons, Dalton and Glenburn",
	/** The map shows these beside home. */
	mapped: "Clarks Summit, Dalton and Glenburn",
	/** Days are scheduled in these places beyond the daily routes. */
	farther: "Scranton, the Poconos and the Lehigh Valley",
} as const;
