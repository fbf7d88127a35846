import type { HalfName } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";

const { brand, name: company, owner, phone } = business;

export const customerEvent = {
	fileName: `${brand.slug}.ics`,
	summary: (services: string) => `${services} by ${brand.name}`,
	description: (reference: string, price: string | null, half: HalfName | null) =>
		`${half ? `We're coming in the ${half}. ` : ""}${company}, reference ${reference}.${price === null ? "" : ` Your price: ${price}.`} Questions, or need another day? Call ${phone.display}.`,
} as const;

interface OwnerEvent {
	phone: string;
	/** The price is null while none is agreed. */
	price: string | null;
	lines: readonly string[];
	notes: string | null;
	reference: string;
	link: string;
}

export const ownerEvent = {
	calendar: `${brand.name} jobs`,
	summary: (name: string, services: string) => `${name}: ${services}`,
	description: ({ phone, price, lines, notes, reference, link }: OwnerEvent) =>
		[phone, ...lines, price && `Total: ${price}`, notes && `Notes: ${notes}`, `Reference ${reference}`, link]
			.filter(Boolean)
			.join("\n"),
} as const;

export const jobTimes = {
	fromTo: (day: string, from: string, to: string, half: HalfName | null) =>
		half ? `${day}, ${half} (${from} to ${to})` : `${day}, ${from} to ${to}`,
} as const;

export const jobDateMail = {
	set: {
		subject: (when: string) => `Your ${brand.name} appointment: ${when}`,
		heading: "Your date is set",
		text: (when: string) => `${owner.firstName} is coming on ${when}.`,
		further: "The attachment adds it to your calendar.",
	},
	moved: {
		subject: (when: string) => `Moved: your ${brand.name} appointment, now ${when}`,
		heading: "Your date has moved",
		text: (when: string) => `${owner.firstName} is now coming on ${when}.`,
		further:
			"Does that work, or would another day be better? Open your page, or reply to this email. The attachment moves it in your calendar.",
	},
	asked: {
		subject: (when: string) => `Moved: your ${brand.name} appointment, now ${when}`,
		heading: "Your date has moved, as you asked",
		text: (when: string) => `You asked for another day: ${owner.firstName} is now coming on ${when}.`,
		further:
			"If it doesn't work for you after all, open your page, or reply to this email. The attachment moves it in your calendar.",
	},
	cancelled: {
		subject: (when: string) => `Canceled: your ${brand.name} appointment, ${when}`,
		heading: "Your appointment is canceled",
		text: (when: string) => `Our visit on ${when} is canceled.`,
		further: "The attachment takes it out of your calendar. We'll be in touch about another date.",
	},
	reminder: {
		subject: (when: string) => `Reminder: ${brand.name} is coming on ${when}`,
		heading: "We're coming tomorrow",
		text: (when: string) => `${owner.firstName} is coming on ${when}.`,
		further: "Please make sure we can get to everything you want cleaned.",
	},
	noStreet: "We still need your street address: please reply to this email with it.",
	lost: { further: "The attachment takes it out of your calendar." },
	open: "Open my quote",
	labels: { services: "Services", price: "Your price", place: "Where", reference: "Reference" },
	closing: [`Questions, or need another day? Reply to this email or call ${phone.display}.`],
};
