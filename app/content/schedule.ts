import type { HalfName } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";

const { brand, name: company, owner, phone } = business;

export const customerEvent = {
	fileName: `${brand.slug}.ics`,
	summary: (services: string) => `${services} by ${brand.name}`,
	description: (reference: string, price: string | null, half: HalfName | null) =>
		`${half ? `We come in the ${half}. ` : ""}${company}, reference ${reference}.${price === null ? "" : ` Your price: ${price}.`} A question, or does another day suit you better? Call ${phone.display}.`,
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
		text: (when: string) => `${owner.firstName} comes on ${when}.`,
		further: "The attachment puts it into your calendar.",
	},
	moved: {
		subject: (when: string) => `Moved: your ${brand.name} appointment, now ${when}`,
		heading: "Your date has moved",
		text: (when: string) => `${owner.firstName} now comes on ${when}.`,
		further:
			"Is that fine, or does another day suit you better? Open your page, or reply to this mail. The attachment moves the date in your calendar.",
	},
	asked: {
		subject: (when: string) => `Moved: your ${brand.name} appointment, now ${when}`,
		heading: "Your date has moved, as you asked",
		text: (when: string) => `You asked for another day: ${owner.firstName} now comes on ${when}.`,
		further:
			"If it does not suit you after all, open your page, or reply to this mail. The attachment moves the date in your calendar.",
	},
	cancelled: {
		subject: (when: string) => `Off: your ${brand.name} appointment, ${when}`,
		heading: "This date is off",
		text: (when: string) => `Our visit on ${when} is off.`,
		further: "The attachment takes it out of your calendar. We will be in touch about another date.",
	},
	reminder: {
		subject: (when: string) => `A reminder: ${brand.name} comes on ${when}`,
		heading: "We come tomorrow",
		text: (when: string) => `${owner.firstName} comes on ${when}.`,
		further: "Please make sure that we can reach what is to be cleaned.",
	},
	lost: { further: "The attachment takes it out of your calendar." },
	open: "Open my quote",
	labels: { services: "Services", price: "Your price", place: "Where", reference: "Reference" },
	closing: [`A question, or does another day suit you better? Reply to this mail or call ${phone.display}.`],
};
