import { business } from "#app/config/business.ts";

const { brand } = business;

export const adminShell = {
	app: { name: `${brand.name} quote desk`, shortName: `${brand.name} desk` },
	brand: brand.name,
	navigation: "Quote desk",
	pages: {
		quotes: "Quotes",
		today: "Today",
		calendar: "Calendar",
		customers: "Customers",
		settings: "Settings",
	},
	waiting: (count: number) => (count === 1 ? "1 new quote waits" : `${count} new quotes wait`),
	site: "Public site",
	undo: "Undo",
	sessionNotice: {
		title: (time: string) => `You will be signed out at ${time}`,
		text: "Your PIN keeps you signed in. What you typed on this page stays.",
		label: "PIN",
		submit: "Stay signed in",
	},
	signedOut: {
		title: "That was not saved",
		text: "Your session has ended. What you entered is still here: sign in again in a new tab, then come back and send it again.",
		signIn: "Sign in in a new tab",
	},
	logOutTrusted: {
		text: "This device is trusted: it asks for your PIN alone.",
		keep: "Log out, keep it trusted",
		forget: "Log out and forget this device",
	},
} as const;

/** The public site's way back, shown to an owner who is signed in. */
export const ownerLink = "Quote desk";
