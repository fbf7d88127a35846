import { business } from "#app/config/business.ts";
import type { ProcessStep } from "./entities.ts";
import { gutterPrices } from "./price-texts.ts";

const { owner, phone, timing } = business;

export const confirmationStep = {
	heading: (firstName: string) => `Your quote is saved, ${firstName}`,
	intro: "Your request has reached us, and there is nothing to pay now. Here is what you chose.",
	labels: {
		package: "Package",
		range: "Price range",
		midpoint: "Midpoint",
		reference: "Reference",
		total: "Estimated total",
	},
	timelineTitle: "What happens next",
	addOnsTitle: "Add to your visit",
	addOnsIntro:
		"Optional: your request is complete without them. Prices are starting prices, and we confirm each one with you.",
	addOnFrom: "from",
	/** For an add-on whose price differs from that of the service. */
	addOnAsService: { "gutter-cleaning": gutterPrices.forHome },
	/** For an add-on that would earn a bundle, or a larger one. */
	addOnBundle: (percent: number) =>
		`Change your services to include it, and ${percent}% comes off the whole quote.`,
	update: "Update estimate",
	confirm: "Confirm My Total Quote",
	call: `Call ${phone.display}`,
} as const;

export const confirmationTimeline = (withWindows: boolean): readonly ProcessStep[] => [
	{
		title: "You hear from us",
		description: `${owner.firstName} contacts you within ${timing.contact} during our hours, in the way you chose.`,
	},
	{
		title: "We confirm the details",
		description: `We go over the ${withWindows ? "window count" : "areas to be cleaned"}, the condition and anything special about your home, and agree on the price.`,
	},
	{
		title: "You pick a day",
		description: "Same-day or same-week appointments are often available. We hold the time for you.",
	},
	{
		title: "We clean, you check",
		description: `Most jobs take ${timing.job}. Payment is due when the work is complete.`,
	},
];

const contactVerbs = { text: "text", call: "call", email: "email" } as const;

export const quoteSaved = {
	title: "Quote Saved!",
	/** `when` is such as "Monday after 8 am". */
	afterHours: (when: string) => `We are closed right now, so you hear from us ${when}.`,
	text: (firstName: string, method: keyof typeof contactVerbs) =>
		`Thank you, ${firstName}. ${owner.firstName} will ${contactVerbs[method]} you in ${timing.firstText}.`,
} as const;
