import { business } from "#app/config/business.ts";

const { name: company, phone } = business;

const stops =
	"We'll send you no more reminders about this quote, no thank-you email after the work, and no reminder of the next cleaning.";

export const stopPage = {
	seo: {
		title: `Stop reminders | ${company}`,
		description: `Tell ${company} to send you no more reminders.`,
	},
	ask: {
		title: "No more reminders?",
		text: `${stops} We'll still confirm by email what you do yourself, such as accepting an offer, and tell you the date of the work.`,
		stop: "Stop the reminders",
	},
	stopped: {
		title: "You will get no more reminders",
		text: `${stops} Your quote stays as it is. If you have a question, call ${phone.display}.`,
		resume: "Send me reminders again",
	},
	open: "Open my quote",
	unreachable: {
		title: "That did not work",
		text: "Nothing has changed yet. Please try again in a minute.",
	},
} as const;
