import { failure } from "./auth-failures.ts";

export interface FlashMessage {
	tone: "success" | "error" | "info";
	title: string;
	text?: string;
	href?: string;
}

const success = (title: string, text?: string) =>
	({ tone: "success", title, ...(text && { text }) }) as const;
const info = (title: string, text?: string) => ({ tone: "info", title, ...(text && { text }) }) as const;

/** A message is shown after a redirect, by the key in its cookie. */
export const flashMessages = {
	"prices-published": success("Prices published", "New visitors are quoted by them within a minute."),
	"prices-unchanged": info("Nothing was published", "These are the prices that are current."),
	"signed-in": success("Signed in successfully!"),
	"account-created": success("Account created! You can now log in."),
	"sign-up-sent": info(
		"Check your inbox.",
		"If this address may have an account, we have sent it a link. The link works for 30 minutes.",
	),
	"reset-sent": success("Password reset email sent! Check your inbox."),
	"password-updated": success(
		"Password updated! You can now sign in.",
		"Your PIN is the one that all owners begin with. You can choose one of your own again.",
	),
	"session-idle": info(
		"You were signed out.",
		"Nothing was done for 30 minutes. Sign in, and the page you wanted opens.",
	),
	"session-too-old": info(
		"You were signed out.",
		"A session lasts 8 hours at most. Sign in, and the page you wanted opens.",
	),
	"session-ended": info(
		"You were signed out.",
		"Your session has ended. Sign in, and the page you wanted opens.",
	),
	"session-to-unlock": info(
		"Your session has ended.",
		"This device is trusted: your PIN is enough, and the page you wanted opens.",
	),
	"trust-ended": info(
		"This device is no longer trusted.",
		"Sign in with your password, and the page you wanted opens.",
	),
	"device-forgotten": success("Device forgotten", "It asks for the password again."),
	"devices-forgotten": success("All devices forgotten", "Each asks for the password again."),
	"browser-signed-out": success("Signed out there"),
	"password-changed": success("Password changed", "All your other browsers are signed out."),
	"pin-changed": success("PIN changed", "All your other browsers are signed out."),
	"alerts-on": success("Alerts are on", "Send this device a test."),
	"alerts-off": success("Alerts are off there"),
	"test-alert-sent": info("A test is on its way"),
	"owner-invited": success("Invitation sent"),
	"owner-removed": success("Owner removed and signed out"),
	unlocked: success("Access granted - Welcome to the admin dashboard"),
	renewed: success("You stay signed in for another 8 hours"),
	"logged-out": success("Logged out successfully"),
	"marking-undone": success("Marked as new again"),
	"notes-saved": success("Notes saved"),
	"moved-from-spam": success("Moved back to your quotes"),
	"test-quote-removed": success("Test quote removed"),
	"test-quote-failed": failure(
		"The test quote was not changed.",
		"The database did not answer. Please try again.",
	),
	"link-replaced": success("New link made. The old one no longer works."),
	"link-mailed": success("New link made and mailed. The old one no longer works."),
	"link-not-replaced": failure("The link was not replaced. Please try again."),
	"outcome-undone": success("Taken back"),
	"back-without-date": info(
		"Back, without its date",
		"Its half day is not free any more: taken by now, kept free or a day off. Set another date.",
	),
	"reminders-off": success("The customer gets no more reminders for this quote"),
	"reminders-on": success("Reminders are on again for this quote"),
	"customer-erased": success(
		"Customer erased",
		"Backups made before still have them: make a new one, and delete the old ones.",
	),
	"same-again-incomplete": failure(
		"Their newest job lacks answers that are asked for today.",
		"Ask the customer for them, and enter the request here.",
	),
	"contact-corrected": success("Contact corrected"),
	"question-answered": success("Answered"),
	"answers-changed": success("Answers changed"),
	"edit-undone": success("Changed back"),
	"edit-not-undone": failure(
		"It was not changed back.",
		"More than 10 seconds have passed, something else happened to the quote, or the database did not answer.",
	),
	"day-moved-back": success("Moved back"),
	"calendar-on": success("There is a new address", "Give it to your calendar apps."),
	"calendar-off": success("The calendar’s address is turned off"),
	"settings-saved": success("Settings saved"),
	"texts-saved": success("Texts saved"),
	"offer-sent": success("Offer sent"),
	"offer-made": info("The offer is not delivered yet", "There is no email address: text the link."),
	"acceptance-entered": success("Offer accepted"),
	"acceptance-not-entered": failure(
		"The acceptance was not entered.",
		"The offer was answered or replaced, the job is done, or the database did not answer.",
	),
	"offer-withdrawn": success("Offer withdrawn"),
	"offer-not-withdrawn": failure(
		"The offer was not withdrawn.",
		"It was answered, replaced or had expired, or the database did not answer.",
	),
	"reminder-not-due": info(
		"Nothing had to be recorded.",
		"The customer answered meanwhile, or it was recorded or taken back already.",
	),
	"reminder-not-recorded": failure("That was not recorded. Please try again."),
	"order-not-saved": failure("The order was not saved. Please try again."),
	"begun-not-changed": failure("The list was not changed. Please try again."),
	"devices-not-changed": failure("Nothing was changed. Please try again."),
	"sending-again": info("Sending the alerts again"),
	"not-sent-again": failure("Nothing was sent again. Please try again."),
} as const;

export type FlashMessageKey = keyof typeof flashMessages;

/** A message is shown after a redirect for a half day or a whole one, such as `Fri, Dec 10, 2027, morning`. */
export const dayMessages = {
	"half-day-kept": (day: string) => success(`Blocked: ${day}`, "Customers cannot choose it any more."),
	"half-day-free": (day: string) => success(`Given back: ${day}`, "Customers can choose it again."),
} as const;

export const dayText = (date: string, half: string) => `${date}, ${half.toLowerCase()}`;
