import { business } from "#app/config/business.ts";
import type { PageSeo } from "./default-seo.ts";

const { name: company, phone } = business;

/** The page that ends the mails which a customer is sent by themselves. */
export const stopPage = {
	seo: {
		title: `Stop reminders | ${company}`,
		description: `Tell ${company} to send you no more reminders.`,
		keywords: [],
		noindex: true,
	} satisfies PageSeo,
	ask: {
		title: "No more reminders?",
		text: "We send you no further reminders about this quote then, no thank-you mail after the work, and no reminder of the next cleaning. What you do yourself, such as accepting an offer, is still confirmed by mail.",
		stop: "Stop the reminders",
	},
	stopped: {
		title: "You get no more reminders",
		text: `Your quote stays as it is. If you change your mind, or have a question, call ${phone.display}.`,
	},
	open: "Open my quote",
	unreachable: {
		title: "That did not work",
		text: "Your reminders are not stopped yet. Please try again in a minute.",
	},
} as const;
