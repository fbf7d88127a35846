import { business } from "../config/business";
import { bundlePercent } from "../pricing/rates";
import type { ProcessStep } from "./entities";

const { home, owner, phone, product, timing } = business;

/** The wizard's frame: page heading, progress, buttons (SPEC section 2, pricing calculator). */
export const wizardFrame = {
	title: "Instant quote",
	intro: "See a price range for your home in about 60 seconds. No phone call needed.",
	links: { services: "See all services", serviceAreas: "See where we work" },
	continue: "Continue",
	back: "Back",
	optional: "optional",
	pending: "One moment…",
	help: `Would you rather talk? A quote over the phone takes about ${timing.phoneQuote}.`,
	call: `Call ${phone.display}`,
} as const;

/** Step 1: service, home and ZIP code (SPEC section 2, step 1). */
export const serviceStep = {
	heading: "What would you like cleaned?",
	intro: "Choose one service or more, then tell us a little about your home.",
	legends: { services: "Services", homeSize: "Home size", stories: "Stories", zip: "ZIP code" },
	hints: {
		services: `${product.sentence} with gutter cleaning saves ${bundlePercent.windowsAndGutters}%. With pressure washing as well, you save ${bundlePercent.withPressureWashing}%.`,
		homeSize: "Living space above ground. A good guess is enough.",
		stories: "Count the floors above ground.",
		zip: "The five-digit ZIP code of the property.",
	},
} as const;

/** Step 2: contact details (SPEC section 2, step 2). */
export const contactStep = {
	heading: "Who is the quote for?",
	intro: `${owner.firstName} uses these details only to answer your request.`,
	labels: {
		name: "Name",
		phone: "Phone",
		contactMethod: "How should we contact you?",
		email: "Email",
		address: "Address",
		/** Of the field that is not shown; whoever meets it all the same should know. */
		bait: "Please leave this empty",
	},
	hints: {
		name: "First and last name, or just your first name.",
		phone: "A number we can text or call.",
		contactMethod: "We use this one first.",
		email: "We reply to this address.",
		address: "It helps us see the property before we call.",
	},
} as const;

/** Step 3: condition of what is to be cleaned (SPEC section 2, step 3). */
export const conditionStep = {
	heading: "What condition is it in?",
	intro: "Your answers help us give you an accurate range.",
	labels: {
		lastCleaned: "When were your windows last cleaned?",
		trackCondition: "How do your tracks and sills look?",
		gutterLastCleaned: "When were your gutters last cleaned?",
		pressureTargets: "What should we pressure wash?",
		pressureLastCleaned: "When were these surfaces last washed?",
		concerns: "Any special concerns?",
	},
	hints: {
		lastCleaned: "A rough answer is fine.",
		trackCondition: "Look along the bottom of one or two windows.",
		gutterLastCleaned: "Gutters left for over two years take longer, so the range starts higher.",
		pressureTargets: "Choose all that apply.",
		pressureLastCleaned: "Surfaces left for over two years take longer, so the range starts higher.",
		concerns: "High windows, skylights, pets, a locked gate: anything we should know.",
	},
} as const;

/** Step 4: the packages, or the single card of a quote without windows (SPEC section 2, step 4). */
export const packageStep = {
	heading: "Choose your package",
	intro: "Each range is for your home and the services you chose.",
	standardHeading: "Your price range",
	standardIntro: "This is the range for your home and the services you chose.",
	legend: "Package",
	included: "What is included",
	submit: "Request This Quote",
	saving: "Saving your quote…",
	reassurance: "No payment now. We confirm the price with you before any work starts.",
} as const;

/** Step 5: the saved quote, the timeline and the add-ons (SPEC section 2, step 5). */
export const confirmationStep = {
	heading: (firstName: string) => `Your quote is saved, ${firstName}`,
	intro: "Here is what you chose. You can still add services below.",
	labels: {
		package: "Package",
		range: "Price range",
		midpoint: "Midpoint",
		reference: "Reference",
		total: "Estimated total",
	},
	timelineTitle: "What happens next",
	addOnsTitle: "Add to your visit",
	addOnsIntro: "Prices are starting prices. We confirm each one with you.",
	addOnFrom: "from",
	update: "Update estimate",
	confirm: "Confirm My Total Quote",
	call: `Call ${phone.display}`,
} as const;

/** The four-step timeline on step 5 (SPEC section 2, step 5). */
export const confirmationTimeline: readonly ProcessStep[] = [
	{
		title: "You hear from us",
		description: `${owner.firstName} contacts you within ${timing.contact} during our hours, in the way you chose.`,
	},
	{
		title: "We confirm the details",
		description:
			"We go over the count, the condition and anything special about your home, and agree on the price.",
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

/** The notice after the quote was saved; the title is the spec's (SPEC section 8, success messages). */
export const quoteSaved = {
	title: "Quote Saved!",
	text: (firstName: string, method: keyof typeof contactVerbs) =>
		`Thank you, ${firstName}. ${owner.firstName} will ${contactVerbs[method]} you in ${timing.firstText}.`,
} as const;

/** The warning for a ZIP outside our area; it informs and does not block (DESIGN, The wizard). */
export const outsideAreaWarning = {
	title: (zip: string) => `${zip} is outside our usual area`,
	text: `We work within about ${home.radiusMiles} miles of ${home.township}. You can still finish your quote, and ${owner.firstName} will confirm whether we can come to you.`,
} as const;

/** Labels of the price lines that make up a quote (DESIGN, The wizard). */
export const priceLineLabels = {
	bundle: (percent: number) => `Bundle saving (${percent}%)`,
	total: "Your range",
} as const;

/** The summary of the answers on steps 4 and 5, with its links that change them. */
export const answerSummary = {
	title: "Your answers",
	change: "Change",
	labels: { service: "Your home", contact: "Your details", condition: "Condition" },
	about: {
		windows: (when: string) => `Windows last cleaned: ${when}`,
		tracks: (condition: string) => `Tracks and sills: ${condition}`,
		gutters: (when: string) => `Gutters last cleaned: ${when}`,
		surfaces: (when: string) => `Surfaces last washed: ${when}`,
	},
} as const;
