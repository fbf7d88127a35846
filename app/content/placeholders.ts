import { business } from "#app/config/business.ts";

const { guarantee, name: company, owner, phone, social } = business;

/** What a text can say of its occasion, and what it is then. In a text each stands in braces. */
export const placeholders = {
	hello: "How it begins: “Hi Ann”, or “Hello” where the first name is not known",
	owner: `Your first name: ${owner.firstName}`,
	company: `The company: ${company}`,
	service: "The service that was asked for",
	work: "The work that was ordered",
	total: "The sum",
	lastDay: "The last day on which the offer can be accepted",
	sentDay: "The day on which the offer was sent",
	link: "The link to the customer's page, or to a new price",
	time: "The date and the half day of the job",
	answer: "Your answer",
	months: "How many months ago the job was",
	did: "What was done then",
	advice: "How often it is recommended",
	guarantee: "What is promised where something is not right",
	reviews: "The link to your reviews",
	phone: `Your number: ${phone.display}`,
} as const;

export type Placeholder = keyof typeof placeholders;

/** What the company itself fills in, in every text. */
export const ofCompany = {
	owner: owner.firstName,
	company,
	guarantee: guarantee.promise,
	reviews: social.reviews.href,
	phone: phone.display,
} satisfies Partial<Record<Placeholder, string>>;
