import { business } from "#app/config/business.ts";

const { brand, name: company, owner, phone, timing } = business;

export const customerMail = {
	subject: (reference: string) => `Your ${brand.name} quote ${reference}`,
	preview: (range: string) => `Your price range is ${range}.`,
	heading: "Your quote is saved",
	intro: `Thank you for asking ${company}. Your quote has a page of its own, where you can look at it, change it and print it.`,
	answerSoon: `${owner.firstName} will email you in ${timing.firstText} to confirm the details. There is nothing to pay now.`,
	/** Such as "Monday after 8 am". */
	answerAfter: (when: string) =>
		`We are closed right now. ${owner.firstName} will email you ${when} to confirm the details. There is nothing to pay now.`,
	open: "Open my quote",
	labels: {
		services: "Services",
		package: "Package",
		range: "Price range",
		total: "Estimated total",
		reference: "Reference",
	},
	closing: [
		`A question? Reply to this mail or call ${phone.display}.`,
		"Keep the link to yourself: whoever has it can see the quote and change it.",
		"If you did not ask for a quote, ignore this mail. We write to you no further.",
	],
} as const;
