import { business } from "#app/config/business.ts";
import { placeNames } from "#app/config/place-names.ts";
import { placeFaq, type ServiceArea } from "#app/config/places.ts";
import { areaReach } from "./area-reach.ts";
import { type FaqItem, faqItems, valueCards } from "./entities.ts";

const { brand, claims, home, phone, product } = business;
const { radiusMiles, township } = home;

export const serviceAreaHero = {
	title: `Exterior cleaning in ${township} and ${placeNames.nearby}`,
	text: `${product.sentence}, gutter cleaning and pressure washing by neighbors. We stay close to home so that we can be there when you need us.`,
	email: "Email for a Free Quote",
	emailSubject: "Free quote request",
	picture: "area-map",
	imageAlt: `A map of ${township}, ${placeNames.mapped} with the hills around them`,
} as const;

export const serviceAreaBadges = [
	{ icon: "star", label: `${claims.fiveStarReviews} Five-Star Reviews across all review sites` },
	{ icon: "clock", label: "Same-Day Service Available" },
	{ icon: "shield", label: "Fully Insured" },
] as const;

/** Returns the badges of a place: same-day service only where our day begins. */
export function placeBadges({ featured }: ServiceArea): readonly (typeof serviceAreaBadges)[number][] {
	return serviceAreaBadges.filter(({ icon }) => icon !== "clock" || featured);
}

export const localFocus = {
	title: "Why we stay local",
	intro: `${brand.name} could drive farther. We choose not to, most days, for reasons you will notice.`,
	cards: valueCards({
		"Short drives, quick visits": [
			"clock",
			"When you are a few minutes away, same-day service is often possible.",
		],
		"We know the homes": [
			"house",
			"We know the older frames, the shaded lots and the high gutters here, because we clean them every week.",
		],
		"Neighbors hold us to it": [
			"handshake",
			"We meet our customers at the store and at the game. That keeps our standards where they belong.",
		],
	}),
} as const;

export const serviceAreaHeadings = {
	neighborhoods: "Neighborhoods we clean in",
	communities: "Communities and ZIP codes",
	communitiesIntro: "How soon we can usually be there.",
	homeRoutes: `Our daily routes around ${township}`,
	faq: "Questions about our area",
} as const;

export const serviceBoundary = {
	title: "Where our area ends",
	text: `${areaReach.daily} That keeps visits quick and prices fair. ${areaReach.beyond} If you are farther out, call us and we will say honestly whether we can help.`,
} as const;

export const locationLinksTitle = "More about each area";

export const landingZipCheck = {
	title: "Do we come to your street?",
	label: "ZIP code",
	button: "Check ZIP Code",
	success: "Great news! We serve your area with same-day or next-day service.",
	placeSuccess: (zip: string, place: string) => `Great news! We serve ${zip}: ${place}.`,
	placeLink: (place: string) => `More about ${place}`,
	unreadable: (typed: string) =>
		`“${typed}” is not a ZIP code. Enter its five digits, such as ${home.postalCode}.`,
	outside: `We currently focus on areas within ${radiusMiles} miles of ${township} to provide the best service. Please call us at ${phone.display} and we'll help you find a trusted professional in your area.`,
} as const;

export const serviceAreaFaq: readonly FaqItem[] = [
	placeFaq,
	...faqItems({
		"How far do you travel?": `${areaReach.daily} ${areaReach.beyond} The ZIP Locator shows every ZIP code we list.`,
		"Why don't you serve more areas?":
			"Because an hour on the road is an hour not spent on your home. Staying close lets us offer same-day service, keep our prices fair and come back quickly if something is not right.",
	}),
];

export const serviceAreaClosing = {
	title: "Live nearby? Let us give you a price",
	text: "Call us, or see a range for your home online in about 60 seconds.",
} as const;

export const locationSections = {
	prices: (where: string) => `What homes ${where} cost to clean`,
	priceOf: (size: string) => `Price ranges for a home of this size: ${size}.`,
	services: {
		windows: `${product.title}, Basic to Luxury`,
		gutters: "Gutter Cleaning",
		pressure: "Pressure Washing, each surface",
	},
	parts: (where: string) => `Where we clean ${where}`,
	neighbors: "Next to it",
} as const;

export const locationLabels = {
	zips: "ZIP codes",
	landmarks: "Landmarks nearby",
	response: "Response",
	priority: "Priority Area",
	book: "Book Service",
	all: "All service areas",
} as const;
