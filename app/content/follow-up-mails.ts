/** The automatic mails to customers: plain text, which is escaped where it becomes HTML. */
import { business } from "#app/config/business.ts";

const { brand, name: company, phone, social } = business;

const question = `Questions? Reply to this email or call ${phone.display}.`;

const reminders = {
	first: {
		subject: (total: string) => `Your offer of ${total} is waiting for you`,
		heading: "Did you get to look at your offer?",
	},
	last: {
		subject: (total: string) => `Once more: your offer of ${total}`,
		heading: "Are you still interested in our offer?",
	},
} as const;

export const reminderMail = {
	...reminders,
	preview: (lastDay: string) => `The price is firm until ${lastDay}.`,
	open: "View the offer",
	labels: { total: "Firm price", lastDay: "Valid until", reference: "Reference" },
	closing: [question, "Keep the link to yourself: anyone who has it can answer the offer."],
} as const;

/** Everybody gets this mail, whether they were happy or not. */
export const thanksMail = {
	subject: `Thank you from ${brand.name}`,
	preview: "A word about our work helps your neighbors choose.",
	heading: "Thank you for having us",
	review: `Would you tell others how it went? A few honest words about ${company} help your neighbors choose, and help us get better.`,
	open: `Write a review on ${social.reviews.label}`,
} as const;

export const nextVisitMail = {
	/** `what` is what is due, in lower case. */
	subject: (what: string) => `Time for ${what} again?`,
	heading: "Would you like us to come back?",
	/** What was done, where nothing was accepted, and where something was; `work` names its lines. */
	did: (what: string) => `the ${what} at your home`,
	ordered: (work: string, total: string) => `what you ordered for ${total}: ${work}`,
	/** `parts` is such as "gutter cleaning at least twice a year". */
	recommended: (parts: string) => `We recommend ${parts}.`,
	part: (what: string, words: string) => `${what} ${words}`,
	open: "Get my new price",
	closing: [question, "We'll send this reminder only once."],
} as const;

export const stopLink = "Stop sending me reminders";
