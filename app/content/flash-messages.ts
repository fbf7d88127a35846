export interface FlashMessage {
	tone: "success" | "error" | "info";
	title: string;
	text?: string;
	/** Where a tap on it leads. */
	href?: string;
}

/** Shown after a redirect, by the key in their cookie. */
export const flashMessages = {
	"prices-published": {
		tone: "success",
		title: "Prices published",
		text: "New visitors are quoted by them within a minute.",
	},
	"signed-in": { tone: "success", title: "Signed in successfully!" },
	"account-created": { tone: "success", title: "Account created! You can now log in." },
	"sign-up-sent": {
		tone: "info",
		title: "Check your inbox.",
		text: "If this address may have an account, we have sent it a link. The link works for 30 minutes.",
	},
	"reset-sent": { tone: "success", title: "Password reset email sent! Check your inbox." },
	"password-updated": { tone: "success", title: "Password updated! You can now sign in." },
	"session-idle": {
		tone: "info",
		title: "You were signed out.",
		text: "Nothing was done for 30 minutes. Sign in, and the page you wanted opens.",
	},
	"session-too-old": {
		tone: "info",
		title: "You were signed out.",
		text: "A session lasts 8 hours at most. Sign in, and the page you wanted opens.",
	},
	"session-ended": {
		tone: "info",
		title: "You were signed out.",
		text: "Your session has ended. Sign in, and the page you wanted opens.",
	},
	"session-to-unlock": {
		tone: "info",
		title: "Your session has ended.",
		text: "This device is trusted: your PIN is enough, and the page you wanted opens.",
	},
	"trust-ended": {
		tone: "info",
		title: "This device is not trusted any more.",
		text: "Sign in with your password, and the page you wanted opens.",
	},
	"device-forgotten": { tone: "success", title: "Device forgotten", text: "It asks for the password again." },
	"devices-forgotten": {
		tone: "success",
		title: "All devices forgotten",
		text: "Each asks for the password again.",
	},
	"browser-signed-out": { tone: "success", title: "Signed out there" },
	"password-changed": {
		tone: "success",
		title: "Password changed",
		text: "All your other browsers are signed out.",
	},
	"pin-changed": { tone: "success", title: "PIN changed", text: "All your other browsers are signed out." },
	"alerts-on": { tone: "success", title: "Alerts are on", text: "Send this device a test." },
	"alerts-off": { tone: "success", title: "Alerts are off there" },
	"test-alert-sent": { tone: "info", title: "A test is on its way" },
	"owner-invited": { tone: "success", title: "Invitation sent" },
	"owner-removed": { tone: "success", title: "Owner removed and signed out" },
	unlocked: { tone: "success", title: "Access granted - Welcome to the admin dashboard" },
	renewed: { tone: "success", title: "You stay signed in for another 8 hours" },
	"logged-out": { tone: "success", title: "Logged out successfully" },
	"marked-contacted": { tone: "success", title: "Marked as contacted" },
	"marking-undone": { tone: "success", title: "Marked as new again" },
	"notes-saved": { tone: "success", title: "Notes saved" },
	"moved-from-spam": { tone: "success", title: "Moved back to your quotes" },
	"test-quote-removed": { tone: "success", title: "Test quote removed" },
	"test-quote-failed": {
		tone: "error",
		title: "The test quote was not changed.",
		text: "The database did not answer. Please try again.",
	},
	"link-replaced": { tone: "success", title: "New link made. The old one works no more." },
	"link-mailed": { tone: "success", title: "New link made and mailed. The old one works no more." },
	"link-not-replaced": { tone: "error", title: "The link was not replaced. Please try again." },
	"outcome-undone": { tone: "success", title: "Taken back" },
	"reminders-off": { tone: "success", title: "This customer gets no more reminders" },
	"reminders-on": { tone: "success", title: "This customer gets reminders again" },
	"contact-corrected": { tone: "success", title: "Contact corrected" },
	"question-answered": { tone: "success", title: "Answered" },
	"answers-changed": { tone: "success", title: "Answers changed" },
	"edit-undone": { tone: "success", title: "Changed back" },
	"edit-not-undone": {
		tone: "error",
		title: "It was not changed back.",
		text: "More than 10 seconds have passed, something else happened to the quote, or the database did not answer.",
	},
	"settings-saved": { tone: "success", title: "Settings saved" },
	"offer-sent": { tone: "success", title: "Offer sent" },
	"offer-made": {
		tone: "info",
		title: "The offer is not delivered yet",
		text: "There is no email address: text the link.",
	},
	"offer-delivered": { tone: "success", title: "Marked as delivered" },
	"offer-withdrawn": { tone: "success", title: "Offer withdrawn" },
	"offer-not-withdrawn": {
		tone: "error",
		title: "The offer was not withdrawn.",
		text: "It was answered, replaced or had expired, or the database did not answer.",
	},
	"reminder-not-due": {
		tone: "info",
		title: "Nothing had to be recorded.",
		text: "The customer answered meanwhile, or it was recorded or taken back already.",
	},
	"reminder-not-recorded": { tone: "error", title: "That was not recorded. Please try again." },
	"sending-again": { tone: "info", title: "Sending the alerts again" },
} as const satisfies Record<string, FlashMessage>;

export type FlashMessageKey = keyof typeof flashMessages;

export const toastLabels = { dismiss: "Dismiss" } as const;
