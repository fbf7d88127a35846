import { business } from "./business.ts";

// The places of the business profile: with `business.ts` and `place-names.ts` all that another company changes besides texts.

const { county, region, slug, township } = business.home;
const { product } = business;

export interface ServiceArea {
	name: string;
	slug: string;
	zips: readonly string[];
	/** ZIP codes that no page lists, of the same places: post-office boxes and next-door offices. */
	otherZips?: readonly string[];
	responseTime: string;
	/** The place where the day begins, which gets same-day service. */
	featured?: true;
	landmarks: readonly string[];
}

/** The places are samples: replace every place of this file before going live. */
export const placesAreSamples = true;

/** The first that contains a ZIP wins. Each may have a page of its own: `app/content/locations.ts`. */
export const serviceAreas = [
	{
		name: township,
		slug,
		zips: ["18411", "18414"],
		otherZips: ["18410", "18471"],
		responseTime: "Same Day",
		featured: true,
		landmarks: ["Waverly Community House", "Glen Oak Country Club", "Lackawanna State Park"],
	},
	{
		name: county,
		slug: "lackawanna-county",
		zips: ["18501", "18503", "18504", "18505"],
		otherZips: ["18502", "18508", "18509", "18510"],
		responseTime: "Same Day",
		landmarks: ["Steamtown National Historic Site", "Nay Aug Park", "Montage Mountain", "PNC Field"],
	},
	{
		name: "Glenburn Township",
		slug: "glenburn",
		zips: ["18444"],
		responseTime: "Next Day",
		landmarks: ["Glenburn Pond", "Trolley Trail", "Keystone College"],
	},
	{
		name: "Lake Naomi & Poconos",
		slug: "lake-naomi",
		zips: ["18347", "18350", "18466"],
		responseTime: "Quick Service",
		landmarks: ["Lake Naomi Club", "Tobyhanna State Park", "Pocono Raceway"],
	},
	{
		name: "Allentown",
		slug: "allentown",
		zips: ["18101", "18102", "18103", "18104", "18109"],
		responseTime: "Same Day",
		landmarks: ["Allentown Art Museum", "PPL Center", "Coca-Cola Park", "Muhlenberg College"],
	},
	{
		name: "Bethlehem",
		slug: "bethlehem",
		zips: ["18015", "18017", "18018", "18020"],
		responseTime: "Same Day",
		landmarks: ["SteelStacks", "Lehigh University", "Moravian University"],
	},
	{
		name: "Easton",
		slug: "easton",
		zips: ["18040", "18042", "18045"],
		responseTime: "Same Day",
		landmarks: ["Crayola Experience", "State Theatre", "Lafayette College"],
	},
	{
		name: "Poconos",
		slug: "poconos",
		zips: ["18301", "18347", "18350", "18360", "18372"],
		responseTime: "Service Available",
		landmarks: ["Camelback Mountain", "Delaware Water Gap National Recreation Area", "Big Pocono State Park"],
	},
] as const satisfies readonly ServiceArea[];

export const servedZips = [
	{ zip: "18411", places: [township, "Clarks Summit", "South Abington Township"] },
	{ zip: "18414", places: ["Dalton", "North Abington Township", "Clarks Green"] },
	{ zip: "18444", places: ["Glenburn Township"] },
] as const;

export const communities = [
	{ name: "Clarks Summit", zip: "18411", response: "Same-day" },
	{ name: "South Abington", zip: "18411", response: "Same-day" },
	{ name: "North Abington", zip: "18414", response: "Usually same-day" },
	{ name: "Clarks Green", zip: "18411", response: "Same-day" },
	{ name: "Dalton", zip: "18414", response: "Usually same or next day" },
	{ name: "Glenburn", zip: "18444", response: "Next-day typically" },
] as const;

export const neighborhoods = [
	"Country Club area",
	"Lackawanna Trail area",
	"Glenmaura development",
	"Newton Lake area",
	"Chinchilla neighborhood",
	"Lackawanna Lake properties",
] as const;

/** People search for these beside a page's own words. */
export const placeKeywords = {
	home: [`${product.name} Clarks Summit ${region}`],
	serviceAreas: [
		`${product.name} Clarks Summit`,
		`${product.name} Dalton ${region}`,
		"the Abingtons",
		...servedZips.map(({ zip }) => zip),
	],
	zipLocator: ["Poconos", "Lehigh Valley"],
} as const;

/** This question asks about a place beyond the daily routes. */
export const placeFaq = {
	question: "Do you serve Scranton?",
	answer: `Yes, by appointment. Scranton is a short drive from ${township}, and ZIP codes 18501, 18503, 18504 and 18505 are on our list. Call ${business.phone.display} and we name a day for your visit.`,
} as const;

/** A town of the daily routes, for sample reviews; `index` may be larger than there are towns. */
export function townAt(index: number): string {
	const towns = servedZips.flatMap(({ places }) => places);
	return towns[index % towns.length] ?? township;
}
