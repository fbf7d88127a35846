import { business } from "#app/config/business.ts";
import { adminShell } from "./admin-shell.ts";

/** What a lock screen shows: no more than a first name, a town and an amount. */
export const lockScreen = {
	titles: {
		request: "New request",
		accepted: "Offer accepted",
		declined: "Offer declined",
		question: "A customer asks",
		change: "A customer asks for a change",
		more: "Many requests at once",
		test: "Alerts work here",
	},
	someone: "A customer",
	more: "One mail names them all.",
	names: (names: readonly string[], others: number) =>
		names.join(", ") + (others > 0 ? ` and ${others} more` : ""),
	test: "This is how a new request will reach you.",
	testQuote: (title: string) => `Test: ${title}`,
	parts: (parts: readonly string[]) => parts.join(" · "),
} as const;

export const alertsPage = {
	title: "Alerts",
	intro:
		"A new request, an acceptance, a question, a change asked for or a decline shows on the lock screens of these devices: first name, town and amount only. A tap opens the quote. The mails stay as they are.",
	on: "Turn on alerts on this device",
	turningOn: "Turning on…",
	needsScripts: "Alerts are turned on by JavaScript, which this browser does not run.",
	none: "No device of yours shows alerts yet.",
	since: "On since",
	delivered: "Last delivered",
	never: "Nothing yet",
	test: "Send a test",
	testLabel: (name: string) => `Send a test to ${name}`,
	off: "Turn off",
	offLabel: (name: string) => `Turn off alerts on ${name}`,
	logOut: "Logging out on a device turns its alerts off; a session that ends by itself does not.",
	notSetUp: {
		title: "Alerts are not set up on this site",
		text: "Whoever runs it sets the secret VAPID_PRIVATE_KEY; the README says how.",
	},
	failures: {
		blocked: {
			title: "This browser blocks alerts from this site",
			text: "Allow notifications for this site in the browser's settings, then try again.",
		},
		failed: {
			title: "Alerts were not turned on",
			text: "The browser's push service did not answer. Check the connection and try again.",
		},
		unsupported: {
			title: "This browser shows no alerts",
			text: "On an iPhone or iPad add the quote desk to the home screen first, as below. Elsewhere take Chrome, Edge, Firefox or Safari, and no private window.",
		},
		refused: {
			title: "Alerts were not turned on",
			text: "This browser's push service is not one that we know. Chrome, Edge, Firefox and Safari work.",
		},
	},
	install: {
		title: "On an iPhone or iPad",
		intro:
			"There the quote desk has to be an app first. It needs iOS 16.4 or newer, and takes half a minute:",
		steps: [
			"Open this page in Safari.",
			"Tap Share (the square with an arrow), then “Add to Home Screen”, then “Add”.",
			`Open “${adminShell.app.shortName}” from the home screen and sign in.`,
			"Go to Settings, then Alerts, and turn them on.",
		],
		others: {
			title: "As an app on Android or a computer",
			text: `Alerts work without it. To have ${business.brand.name} as an app, choose “Install app” or “Add to Home screen” in the browser's menu.`,
		},
	},
} as const;
