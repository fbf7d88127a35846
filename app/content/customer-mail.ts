import { business } from "#app/config/business.ts";
import { answerPromise } from "./phrases.ts";

const { brand, name: company, phone } = business;

export const customerMail = {
	subject: (reference: string) => `Your ${brand.name} quote ${reference}`,
	preview: ({ label, value }: { label: string; value: string }) => `Your ${label.toLowerCase()} is ${value}.`,
	heading: "Your quote is saved",
	intro: `Thank you for asking ${company} for a quote. It has its own page, where you can look at it, change it and print it. The page always shows the latest total, with every add-on you choose.`,
	/** An owner replaced the link, at any stage: the mail has no price, because an offer may have taken the estimate's place. */
	newLink: {
		heading: "Your quote has a new link",
		intro: `Here is the new link to your quote from ${company}. The old one no longer works.`,
	},
	/** `when` is such as "Monday after 8 am", and null while the company is open. */
	answer: (when: string | null) => `${answerPromise("email", when)} There is nothing to pay now.`,
	open: "Open my quote",
	labels: {
		services: "Services",
		package: "Package",
		total: "Estimated total",
		reference: "Reference",
	},
	closing: [
		`Questions? Reply to this email or call ${phone.display}.`,
		"Keep the link to yourself: anyone who has it can see the quote and act in your name.",
		"If you didn't ask for a quote, just ignore this email.",
	],
} as const;
