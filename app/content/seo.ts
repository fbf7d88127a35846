import { business } from "#app/config/business.ts";
import { placeNames } from "#app/config/place-names.ts";
import { placeKeywords } from "#app/config/places.ts";
import type { PageSeo } from "./default-seo.ts";

const { brand, foundedYear, home, name, product } = business;
const { county, region, township } = home;

/** The keys are the page's names in `paths`. */
export const pageSeo = {
	home: {
		title: `${product.title} in ${township}, ${region} | ${brand.name}`,
		description: `Family-owned ${product.name}, gutter cleaning and pressure washing in ${township}, ${region}. See your price range in about 60 seconds.`,
		keywords: [
			`${product.name} ${township}`,
			...placeKeywords.home,
			`gutter cleaning ${township}`,
			`pressure washing ${county}`,
			"instant quote",
		],
	},
	about: {
		title: `About Us | ${name}`,
		description: `Meet the family-owned company that has cleaned homes in ${township}, ${region} since ${foundedYear}: our story, our promise and our values.`,
		keywords: [`about ${brand.name}`, "family-owned cleaning company", `${township} ${region}`],
	},
	services: {
		title: `Exterior Cleaning Services | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning, house washing, pressure washing and eight more services for homes in ${township}, ${region}.`,
		keywords: [
			product.name,
			"gutter maintenance",
			"house washing",
			"pressure washing",
			"solar panel cleaning",
			"roof washing",
		],
	},
	residential: {
		title: `Residential Exterior Cleaning | ${brand.name}`,
		description: `Exterior cleaning for your home in ${township}, ${region}: what you get, what customers paid, and how to book or ask for a free quote.`,
		keywords: [`residential ${product.name}`, "home exterior cleaning", `free quote ${township}`],
	},
	serviceAreas: {
		title: `Service Areas near ${township}, ${region} | ${brand.name}`,
		description: `Our daily routes: about ${home.radiusMiles} miles around ${township}, ${region}, with ${placeNames.routes}. Check your ZIP code.`,
		keywords: placeKeywords.serviceAreas,
	},
	zipLocator: {
		title: `ZIP Locator: Do We Serve You? | ${brand.name}`,
		description: `Enter your ZIP code to see whether ${brand.name} cleans homes in your area and how soon. All current service areas on one page.`,
		keywords: ["service area by ZIP code", `${product.name} near me`, county, ...placeKeywords.zipLocator],
	},
	product: {
		title: `${product.title} ${township}, ${region} | ${brand.name}`,
		description: `Streak-free ${product.name} in ${township}, ${region}, inside and out. Fully insured, same-day available, satisfaction guaranteed. Free quotes.`,
		keywords: [`${product.name} ${township}`, "streak-free windows", "screen cleaning", "interior windows"],
	},
	gutterCleaning: {
		title: `Gutter Cleaning ${township}, ${region} | ${brand.name}`,
		description: `Gutter cleaning in ${township}, ${region}, with the price for a home like yours. Debris removal, downspout flushing, inspection and report.`,
		keywords: [`gutter cleaning ${township}`, "downspout flushing", "gutter maintenance", "ice dams"],
	},
	pressureWashing: {
		title: `Pressure Washing ${township}, ${region} | ${brand.name}`,
		description: `Pressure washing in ${township}, ${region} for driveways, decks, siding, walkways and fences. Free estimates with no obligation.`,
		keywords: [`pressure washing ${township}`, "driveway cleaning", "deck cleaning", "siding washing"],
	},
	quote: {
		title: `Instant Quote: See Your Price | ${brand.name}`,
		description: `Answer a few questions about your home and see a price range for windows, gutters and pressure washing in about 60 seconds. No phone call.`,
		keywords: [`${product.name} cost`, "instant quote", "gutter cleaning price", "pressure washing price"],
	},
	whyChoose: {
		title: `Why Choose ${brand.name} for ${product.title}`,
		description: `Six reasons homeowners in ${township}, ${region} choose ${brand.name} for ${product.name}: on time, insured, guaranteed, well reviewed, local.`,
		keywords: [`${brand.name} reviews`, `${product.name} company ${township}`, "insured window cleaner"],
	},
	privacy: {
		title: `Your Privacy | ${brand.name}`,
		description: `What ${name} keeps about you when you ask for a quote, for how long, how we use your phone number, and how to have everything deleted.`,
		keywords: [`${brand.name} privacy`, "text message terms"],
	},
	thankYou: {
		title: `Thank You | ${name}`,
		description:
			"A summary of your quote, what is included, what happens next and answers to questions about pricing.",
		keywords: ["quote request", `${product.name} quote`, "what happens next"],
		noindex: true,
	},
	auth: {
		title: `Admin Access | ${brand.name}`,
		description: `Sign in to manage quote requests. This page is for the owner of ${name}.`,
		keywords: ["admin access", "sign in", brand.name],
		noindex: true,
	},
	admin: {
		title: `Quote Requests | ${brand.name}`,
		description: `The private list of quote requests. This page is for the owner of ${name}.`,
		keywords: [],
		noindex: true,
	},
	offline: {
		title: `You Are Offline | ${name}`,
		description: `This page needs a connection. You can still reach ${name} by phone at ${business.phone.display}.`,
		keywords: [],
		noindex: true,
	},
} as const satisfies Record<string, PageSeo>;
