import { business } from "#app/config/business.ts";

const { brand, name: company, phone } = business;

/** The event in the customer's calendar. Nothing of it is secret: calendars are shared. */
export const customerEvent = {
	summary: (services: string) => `${services} by ${brand.name}`,
	description: (reference: string) =>
		`${company}, reference ${reference}. A question, or does another day suit you better? Call ${phone.display}.`,
} as const;

/** The events in the owner's calendar. */
export const ownerEvent = {
	calendar: `${brand.name} jobs`,
	summary: (name: string, services: string) => `${name}: ${services}`,
	description: (reference: string, link: string) => `Reference ${reference}\n${link}`,
} as const;
