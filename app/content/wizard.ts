import { business } from "#app/config/business.ts";
import { bundlePercent } from "#app/pricing/rates.ts";

const { brand, home, owner, phone, product, timing } = business;

export const wizardFrame = {
	title: "Instant quote",
	links: { services: "See all services", serviceAreas: "See where we work" },
	continue: "Continue",
	back: "Back",
	progress: (number: number, count: number) => `Step ${number} of ${count}`,
	stepTitle: (name: string, number: number, count: number) =>
		`${name}, step ${number} of ${count} | ${brand.name}`,
	stepNames: {
		service: "Your home",
		contact: "Your details",
		condition: "Condition",
		package: "Package",
		confirmation: "Confirm",
	},
	pending: "One moment…",
	help: `Would you rather talk? A quote over the phone takes about ${timing.phoneQuote}.`,
	call: `Call ${phone.display}`,
} as const;

export const ownerPromise = {
	title: owner.firstName,
	role: `Owner of ${brand.name}`,
	words: "“You pay nothing now, and you know the price before any work starts.”",
	points: [
		"Fully licensed and insured",
		"100% satisfaction guarantee",
		"Your number only answers this request",
	],
} as const;

export const serviceStep = {
	heading: "What would you like cleaned?",
	intro: `Next we ask for a name and phone number, so that ${owner.firstName} can answer, and for its condition, which the price depends on.`,
	servicesHint: `${product.sentence} with gutter cleaning saves ${bundlePercent.windowsAndGutters}%. With pressure washing as well, you save ${bundlePercent.withPressureWashing}%.`,
} as const;

export const contactStep = {
	heading: "Who is the quote for?",
	intro: `${owner.firstName} uses these details only to answer your request.`,
	incomplete: "Your name and phone number are still missing.",
	honeypot: "Please leave this empty",
	privacyLink: "How we use your number",
} as const;

export const conditionStep = {
	heading: "What condition is it in?",
	intro: "Your answers help us give you an accurate range.",
	concernsHint: (withWindows: boolean) =>
		`${withWindows ? "High windows, skylights" : "A steep roof, loose gutters, delicate plants"}, pets, a locked gate: anything we should know.`,
} as const;

export const earlyEstimate = (low: string, high: string) => `Homes like yours: ${low} to ${high}`;

export const outsideAreaWarning = {
	title: (zip: string) => `${zip} is outside our usual area`,
	text: `We work within about ${home.radiusMiles} miles of ${home.township}. You can still finish your quote, and ${owner.firstName} will confirm whether we can come to you.`,
} as const;
