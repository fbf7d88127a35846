export const accountPage = {
	title: "Account",
	intro: "How you sign in, and who else may.",
	of: (email: string) => `You are signed in as ${email}.`,
	current: "Your present password",
	password: {
		heading: "Change your password",
		hint: "All your other browsers are signed out, and you get a mail about it.",
		submit: "Change password",
	},
	pin: {
		heading: "Change your PIN",
		hint: "Four digits, for you alone: other owners keep theirs. Resetting a forgotten password also brings back the PIN that all began with.",
		label: "New PIN",
		again: "New PIN once more",
		submit: "Change PIN",
	},
	owners: {
		heading: "Other owners",
		hint: "Whoever you invite sees and does all that you do. The invitation is a mail with a link, which works for 30 minutes; later “Sign Up” on the sign-in page sends another. Tell them the PIN that all owners begin with: it is asked for after the password.",
		label: "Address to invite",
		submit: "Invite",
		none: "Nobody else is invited.",
		waiting: "has no account yet",
		removeLabel: (email: string) => `Remove ${email}`,
	},
	errors: {
		wrongPassword: "This is not your present password",
		tooMany: "Too many wrong passwords. Please try again in 15 minutes.",
		manyPasswords:
			"Too many passwords are being checked right now. Please wait a few seconds and send it again.",
		badPin: "Enter four digits",
		guessablePin:
			"This PIN is one of those that are guessed first. Please choose another: no row, no pair twice and no year",
		pinMismatch: "The two PINs do not match",
		isOwner:
			"This address is yours, or the settings of the site list it: it is an owner’s without an invitation",
	},
	failed: {
		title: "Nothing was changed",
		text: "The database did not answer. Please type your password again, and try once more.",
	},
} as const;
