import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { placeNames } from "#app/config/place-names.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { areaReach } from "./area-reach.ts";
import { type GalleryImage, type ServiceCard, type ValueCard, valueCards } from "./entities.ts";
import { contactPromise } from "./phrases.ts";
import { guttersFrom } from "./price-texts.ts";

const { brand, claims, foundedYear, guarantee, home, owner, product, social, timing } = business;
const { township } = home;
const ratingLine = `${claims.rating.value} out of ${claims.rating.best} from ${claims.rating.count} reviews`;

export const homePicture = {
	picture: "hero",
	imageAlt: "A two-story home with clean windows at the end of a washed driveway, trees behind it",
	focus: "right",
} as const;

export const homeHero = {
	eyebrow: `Family owned in ${township} since ${foundedYear}`,
	title: "See your home clearly again",
	text: `${product.sentence}, gutter cleaning, pressure washing and house washing for homes in ${township} and ${placeNames.nearby}. Get a price range in about 60 seconds, with no phone call.`,
	...homePicture,
	rating: `Rated ${ratingLine}`,
} as const;

/** `years` is the number of years in business. */
export function homeTrustCards(years: number): readonly ValueCard[] {
	return valueCards({
		"Fully licensed and insured": [
			"shield",
			"You are covered while we work on your property. Ask us for the certificate.",
		],
		[`Free estimate within ${timing.estimate}`]: [
			"clock",
			"Same-day or same-week appointments are often available, weather permitting.",
		],
		[`${claims.homes} homes, ${years}+ years`]: [
			"home-heart",
			`Over ${Number.parseInt(claims.homes, 10)} ${township} homes cleaned since ${foundedYear}.`,
		],
	});
}

export const homeWhy = {
	title: `Why homeowners choose ${brand.name}`,
	intro: "We do a small number of things, close to home, and we do them carefully.",
	link: `More reasons to choose ${brand.name}`,
	cards: valueCards({
		"Streak-free guarantee": ["sparkle", `If you see a streak, ${guarantee.promise}.`],
		"Screens and sills included from Deluxe up": [
			"screen",
			"Deluxe cleans screens, sills and tracks lightly, Luxury in depth. Basic is the glass only.",
		],
		"A price before we start": [
			"dollar",
			"You see a range online and agree on the price with us. No surprises on the bill.",
		],
		"One person to talk to": [
			"handshake",
			`${owner.firstName} owns the company and answers your request, ${contactPromise}.`,
		],
	}),
} as const;

export const homeGallery = {
	title: "Before and after",
	intro: "What a visit changes.",
	before: "Before",
	after: "After",
	previous: "Previous picture",
	next: "Next picture",
	slider: (alt: string) => `${alt}: share of the picture before`,
	goTo: (number: number, total: number) => `Show picture ${number} of ${total}`,
	images: [
		{
			picture: "glass",
			alt: "The same window before and after cleaning",
			beforeAlt: "A window dulled by pollen, water spots and dust",
			afterAlt: "The same window, clear, with the trees outside in sharp view",
			title: "Window glass",
			description: "A season of pollen and water spots, gone in one visit.",
		},
		{
			picture: "gutter",
			alt: "The same gutter before and after cleaning",
			beforeAlt: "A gutter packed to the edge with wet leaves",
			afterAlt: "The same gutter, empty, with a clear downspout opening",
			title: "Gutter",
			description: "Leaves removed and downspouts flushed, so rain runs off again.",
		},
		{
			picture: "driveway",
			alt: "The same driveway before and after pressure washing",
			beforeAlt: "A concrete driveway darkened by dirt and algae",
			afterAlt: "The same driveway, pale and even after pressure washing",
			title: "Driveway",
			description: "Concrete washed evenly, edge to edge, without stripes.",
		},
	] satisfies readonly GalleryImage[],
} as const;

export const homeReviewsSection = {
	title: "What customers say",
	intro: `${ratingLine}.`,
	link: "Read more reviews",
} as const;

export const homeVideo = {
	title: "See how we work",
	caption: `${social.video.title}: how we set up, clean and check a home.`,
	play: "Play the video",
	fallback: "Watch the video on its own page",
} as const;

export const homeLocalExpertise = {
	title: `We know what ${home.regionName} does to a house`,
	text: [
		"Pollen films the glass in spring. Oak and maple leaves fill the gutters in fall. Winter leaves salt and grit on everything near the road, and shaded walls turn green in summer.",
		`We have cleaned homes here since ${foundedYear}, so we know when each of these comes and what takes it off without harm.`,
	],
	zipTitle: "ZIP codes on our daily routes",
	zipNote: `${areaReach.daily} ${areaReach.beyond} Check your ZIP code to see what that means for you.`,
	zipLink: "Open the ZIP Locator",
	areasLink: "See our service areas",
} as const;

export const homeServices = (prices: PriceBook): readonly ServiceCard[] => [
	{
		picture: "service-windows",
		title: product.title,
		description: "Glass inside and out, with tracks, screens, sills and frames as you choose.",
		href: paths.product,
		link: `About ${product.name}`,
	},
	{
		picture: "service-gutters",
		title: "Gutter Cleaning",
		description: `Debris out, downspouts flushed, and a report of what we find. Starting at ${formatDollars(guttersFrom(prices))} for most homes.`,
		href: paths.gutterCleaning,
		link: "About gutter cleaning",
	},
	{
		picture: "service-pressure-washing",
		title: "Pressure Washing",
		description: "Driveways, decks, siding and walkways, each at the pressure its material can take.",
		href: paths.pressureWashing,
		link: "About pressure washing",
	},
];

export const homeHeadings = {
	services: "What we do",
	servicesIntro: "Three services cover most of what a home needs outside. Ask us about the rest.",
	servicesLink: "See all services",
	faq: "Questions people ask us",
} as const;

export const homeClosing = {
	title: "Get your price in about 60 seconds",
	text: "Answer a few questions about your home and see a range. No phone call, no obligation.",
} as const;
