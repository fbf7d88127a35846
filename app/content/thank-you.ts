import { business } from "#app/config/business.ts";
import { processSteps } from "./entities.ts";

const { claims, freeChange, guarantee, owner, product, timing } = business;

/** `standard` is a quote without windows. */
export const packageContent = {
	basic: {
		displayName: "Basic",
		subtitle: "Clean glass, inside and out",
		items: ["Exterior glass cleaned", "Interior glass cleaned", guarantee.name],
		note: "Basic covers the glass only. Tracks, screens, sills and frames are not part of it.",
	},
	deluxe: {
		displayName: "Deluxe",
		subtitle: "Clean glass, plus light care for what surrounds it",
		items: [
			"Exterior glass cleaned",
			"Interior glass cleaned",
			"Light track cleaning",
			"Light screen cleaning",
			"Sill wipe-down",
			guarantee.name,
		],
		note: "Deluxe suits windows that get regular care. Heavy build-up in tracks or screens needs the Luxury package.",
	},
	luxury: {
		displayName: "Luxury",
		subtitle: "Every part of the window, cleaned in detail",
		items: [
			"Exterior glass cleaned",
			"Interior glass cleaned",
			"Deep track cleaning",
			"Deep screen cleaning: removed, washed and dried",
			"Deep sill cleaning",
			"Frame detailing",
			guarantee.name,
		],
		note: "Luxury is our most thorough package. We take the screens out, clean behind them and put them back.",
	},
	standard: {
		displayName: "Standard",
		subtitle: "The work you asked for, done with care",
		items: [
			"Every service listed in your quote",
			"Plants, furniture and fixtures near the work protected",
			"Debris cleared away before we leave",
			"A final walk-around to check the result",
			guarantee.name,
		],
		note: `This quote does not include ${product.name}. You can add it when we talk: it costs less together with gutter cleaning.`,
	},
} as const;

export const thankYouHero = {
	friend: "Friend",
	greeting: (name: string | null) => (name ? `Thank you, ${name}` : "Thank you"),
	check: {
		phone: `Check your phone in the next ${timing.contact}`,
		email: `Check your email in the next ${timing.contact}`,
	},
	noQuote: {
		title: "No quote in this browser",
		text: "This page sums up a quote once it is confirmed. If you have sent us a request, we have it: call us, or open the link to your own page. If you have not, a price takes about 60 seconds.",
	},
	saved: `${owner.firstName} has your request and will be in touch to confirm the details. There is nothing to pay now.`,
	notSaved: `This browser has no saved quote. If you have sent us your request, ${owner.firstName} will be in touch to confirm the details. If not, it takes about 60 seconds:`,
	/** `when` is such as "Monday after 8 am". */
	afterHoursNotSaved: (when: string) => `If you have sent us a request, you'll hear from us ${when}.`,
} as const;

export const quoteSummary = {
	title: "Your quote",
	homeSize: "Home size",
	package: "Package",
	services: "Services",
	extras: "Additional services",
	noExtras: "None selected",
	extra: (label: string, price: string) => `${label}: ${price}`,
	note: "An estimate, not a bill. We'll confirm the price with you before any work starts.",
	includedTitle: "What is included",
} as const;

export const luxuryUpsell = {
	title: "Considering Luxury?",
	text: {
		basic: "Basic stops at the glass. Luxury also takes care of everything around it:",
		deluxe: "Deluxe cleans tracks, screens and sills lightly. Luxury cleans them in depth:",
	},
	items: [
		"Tracks cleaned down to the corners",
		"Screens removed, washed and dried",
		"Sills deep cleaned, not only wiped",
		"Frames detailed",
	],
	note: `You can change your package ${freeChange} your appointment.`,
	button: "Call to Upgrade",
} as const;

export const conditionsNote = {
	title: "What cleaning cannot fix",
	text: "Some conditions look like dirt but are damage. If we find any of these, we'll show you before we start:",
	items: [
		"Hard-water stains",
		"Foggy windows, where the seal between the panes has failed",
		"Oxidized or damaged frames",
		"Scratched glass or overspray",
	],
} as const;

const afterwards = {
	"Lock in your appointment": "You choose a day and time that work for you, and we'll hold them.",
	"Answer your questions": "Pets, gates, ladders, delicate plants: ask us anything before the visit.",
};

export const nextSteps = {
	title: "What happens next",
	withWindows: processSteps({
		"Confirm your window count":
			"We'll go over the number and kind of windows so that the price is right for your home.",
		...afterwards,
	}),
	withoutWindows: processSteps({
		"Confirm the work": "We'll go over the areas to be cleaned so that the price is right for your home.",
		...afterwards,
	}),
} as const;

/** This is sample content: replace it before going live. */
export const luxuryNote = {
	title: "Why so many homes choose Luxury",
	text: `${claims.luxuryShare} of our customers choose Luxury. Most of what you notice after a cleaning is around the glass: the tracks, the screens, the sills and the frames.`,
} as const;

export const pricingStories = {
	title: "What other homeowners paid",
	intro: "Real homes differ in size and condition, so their prices do too.",
	paidLabel: "Paid",
	transparentTitle: "Transparent pricing",
	transparentText:
		"We tell you the price before we start, and we explain what it is based on. If you add nothing to the work, we add nothing to the bill.",
	faqTitle: "Questions about pricing",
} as const;
