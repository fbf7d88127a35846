export const notesTexts = {
	label: "Notes",
	own: "Your notes",
	newer: "Notes saved on another device",
	none: "(none)",
	choices: {
		own: "Save mine instead",
		together: "Save both, one below the other",
		newer: "Keep the saved ones",
	},
	unsaved: {
		kept: "Not saved yet. Kept on this device.",
		unkept: "Not saved yet. This browser keeps nothing: save before you leave this page.",
		line: "No connection. Kept on this device, and sent as soon as there is one.",
		database: "The database did not answer. Kept on this device, and sent as soon as it does.",
		session: "Your session has ended. Kept on this device, and sent once you have signed in again.",
		elsewhere: (count: number) =>
			count === 1
				? "Notes not saved yet on this device"
				: `Notes of ${count} quotes not saved yet on this device`,
		unnamed: "A quote",
	},
	sent: { tone: "success", title: "Saved now that there is a connection" },
	refused: { tone: "error", title: "Could not be saved: open the quote" },
	logOut: {
		title: "Some notes are not saved yet",
		unsent: "An offer was typed and not sent",
		text: "Logging out clears what is not sent or saved from this device:",
		confirm: "Log out and lose them",
		stay: "Stay",
	},
	reasons: {
		unreachable: "The database did not answer. Your notes are still here: please try again.",
		tooLong: (max: number) =>
			`Notes can have ${max.toLocaleString("en-US")} characters at most. Please shorten them and save again.`,
		newer: "These notes were changed on another device after you opened them. Nothing was overwritten.",
	},
} as const;
