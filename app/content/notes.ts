/** What the owner's notes say of themselves: the field, a text that is not saved yet, two texts at once. */
export const notesTexts = {
	label: "Notes",
	own: "Your notes",
	newer: "Notes saved on another device",
	none: "(none)",
	/** What the owner can do where notes were changed on two devices. */
	choices: {
		own: "Save mine instead",
		together: "Save both, one below the other",
		newer: "Keep the saved ones",
	},
	signIn: "Sign in in a new tab",
	/** Why notes were not saved. */
	reasons: {
		unreachable: "The database did not answer. Your notes are still here: please try again.",
		tooLong: "Notes can have 2,000 characters at most. Please shorten them and save again.",
		newer: "These notes were changed on another device after you opened them. Nothing was overwritten.",
		signedOut:
			"Your session has ended. Your notes are still here: sign in again in a new tab, then come back and save them.",
	},
} as const;
