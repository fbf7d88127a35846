import { business } from "#app/config/business.ts";

// The places of a made-up company in another state, which the test of other profiles builds the site with.

export interface ServiceArea {
	name: string;
	slug: string;
	zips: readonly string[];
	responseTime: string;
	featured: boolean;
	landmarks: readonly string[];
}

export const placesAreSamples = false;

const { county, slug, township } = business.home;

export const serviceAreas = [
	{
		name: township,
		slug,
		zips: ["44903", "44904"],
		responseTime: "Same Day",
		featured: true,
		landmarks: ["Millrace Park"],
	},
	{
		name: county,
		slug: "ashburn-county",
		zips: ["44905"],
		responseTime: "Next Day",
		featured: false,
		landmarks: ["Ashburn Fairgrounds"],
	},
	{
		name: "Port Linden",
		slug: "port-linden",
		zips: ["44870", "44871"],
		responseTime: "Next Day",
		featured: false,
		landmarks: ["Linden Lighthouse"],
	},
	{
		name: "Marrow Creek",
		slug: "marrow-creek",
		zips: ["44822"],
		responseTime: "Service Available",
		featured: false,
		landmarks: ["Marrow Falls"],
	},
] as const satisfies readonly ServiceArea[];

export interface ServedZip {
	zip: string;
	places: readonly string[];
}

export const servedZips = [
	{ zip: "44903", places: [township, "Oakhurst"] },
	{ zip: "44904", places: ["Fennimore"] },
] as const satisfies readonly ServedZip[];

export interface Community {
	name: string;
	zip: string;
	response: string;
}

export const communities: readonly Community[] = [{ name: "Oakhurst", zip: "44903", response: "Same-day" }];

export const neighborhoods = ["Millrace", "Old Orchard"] as const;

export const placeKeywords = {
	home: ["roof care Oakhurst"],
	serviceAreas: ["roof care Fennimore", "44903"],
	zipLocator: ["Port Linden"],
} as const;

export const placeFaq = {
	question: "Do you serve Port Linden?",
	answer: "Yes, by appointment: ZIP codes 44870 and 44871 are on our list.",
} as const;

export function townAt(index: number): string {
	return ["Oakhurst", "Fennimore"][index % 2] ?? township;
}
