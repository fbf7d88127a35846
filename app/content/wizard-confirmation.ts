import { business } from "#app/config/business.ts";
import { type ProcessStep, processSteps } from "./entities.ts";
import { contactPromise } from "./phrases.ts";

const { owner, timing } = business;

export const confirmationStep = {
	heading: (firstName: string | null) =>
		firstName ? `${firstName}, here is your quote` : "Here is your quote",
	intro: "There is nothing to pay now. This is what you chose:",
	labels: {
		package: "Package",
		reference: "Reference",
		total: "Estimated total",
		/** The total has this name with add-ons that are part of a bundle. */
		totalSaved: "Estimated total, with the bundle saving",
		addonBundle: "Bundle saving with the add-ons",
	},
	timelineTitle: "What happens next",
	addOnsTitle: "Add to your visit",
	addOnsIntro:
		"Optional: your request is complete without them. Prices are starting prices, and we'll confirm each one with you.",
	addOnFrom: "from",
	/** For an add-on that earns a bundle, or a larger one. */
	addOnBundle: (percent: number) => `With it, ${percent}% comes off the whole quote.`,
	update: "Update estimate",
	confirm: "Confirm My Total Quote",
} as const;

interface Visit {
	withWindows: boolean;
	/** The company opens then, such as "Monday after 8 am"; null while it is open. */
	when: string | null;
	isDaily: boolean;
}

export const confirmationTimeline = ({ withWindows, when, isDaily }: Visit): readonly ProcessStep[] =>
	processSteps({
		"You hear from us": `${owner.firstName} will contact you ${when ?? contactPromise}, the way you chose.`,
		"We confirm the details": `We'll go over the ${withWindows ? "window count" : "areas to be cleaned"}, the condition and anything special about your home, and agree on the price.`,
		"You pick a day": `${isDaily ? "Same-day or same-week appointments are often available. " : ""}We'll hold the time for you.`,
		"We clean, you check": `Most jobs take ${timing.job}. Payment is due when the work is complete.`,
	});

export const quoteSaved = {
	title: "Quote Saved!",
	text: (firstName: string | null, promise: string) =>
		`Thank you${firstName ? `, ${firstName}` : ""}. ${promise}`,
} as const;
