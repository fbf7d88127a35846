import { business } from "#app/config/business.ts";
import { type Service, WINDOWS } from "#app/services/services.ts";
import { areaReach } from "./area-reach.ts";

const { brand, guarantee, owner, timing } = business;

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
} as const;

export const ownerPromise = {
	title: owner.firstName,
	role: `Owner of ${brand.name}`,
	words: "“You pay nothing now, and you know the price before any work starts.”",
	points: ["Fully licensed and insured", guarantee.name, "We never sell your number"],
} as const;

export const serviceStep = {
	heading: "What would you like cleaned?",
	/** `isChanged` says that everything was answered before. */
	intro: (countsForWindows: boolean, isChanged: boolean) =>
		`${isChanged ? "Your other answers are kept. How your home looks now" : "Next, we'll ask for your name and phone number, then how your home looks now. That"} can change the price${countsForWindows ? "" : " of everything but windows"}.`,
} as const;

export const contactStep = {
	heading: "Who is the quote for?",
	/** `isKept` says that they are kept, too, of who does not finish. */
	intro: (isKept: boolean) =>
		`${owner.firstName} uses these details ${isKept ? "" : "only "}for your request and the work that comes of it.`,
	incomplete: "Your name and phone number are still missing.",
	honeypot: "Please leave this empty",
	privacyLink: "How we use your number",
} as const;

export const conditionStep = {
	heading: "What condition is it in?",
	intro: (services: readonly Service[], countsForWindows: boolean) =>
		[
			services.includes(WINDOWS) &&
				(countsForWindows
					? "Windows that haven't been cleaned in over three years take longer and cost more."
					: "How your windows look doesn't change their price. It tells us what to bring."),
			services.some((service) => service !== WINDOWS) &&
				"The price of gutters and surfaces depends on when they were last cleaned.",
		]
			.filter(Boolean)
			.join(" "),
	concernsHint: (withWindows: boolean) =>
		`${withWindows ? "High windows, skylights" : "A steep roof, loose gutters, delicate plants"}, pets, a locked gate: anything we should know.`,
} as const;

export const areaNotes = {
	beyond: (zip: string, area: string) => ({
		title: `${zip} is beyond our daily routes`,
		text: `We serve ${area} on days planned ahead. ${owner.firstName} will name the next one when he answers.`,
	}),
	outside: (zip: string, isSaved: boolean) => ({
		title: `${zip} is outside our usual area`,
		text: `${areaReach.daily} ${areaReach.beyond} ${isSaved ? "" : "You can still finish your quote, and "}${owner.firstName} will tell you whether we can come.`,
	}),
} as const;

export const earlyEstimate = (range: string) => `Homes like yours: ${range}`;
