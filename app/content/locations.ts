import { business } from "../config/business";
import { type ServiceArea, serviceAreas } from "./service-areas";

const { brand, home, phone, product } = business;
const { county, township } = home;
const [homeArea, countyArea, glenburn, lakeNaomi, allentown, bethlehem, easton, poconos] = serviceAreas;

/** A page at /location/{slug}: its area, its head and its opening (SPEC section 2, /location/{slug}). */
export interface LocationPage extends ServiceArea {
	/** For the title element, at most 60 characters with the brand. */
	title: string;
	/** For the description element, 50 to 160 characters. */
	description: string;
	heading: string;
	intro: string;
}

const scranton: ServiceArea = {
	name: "Scranton",
	slug: "scranton",
	zips: countyArea.zips,
	responseTime: "Same Day",
	featured: false,
	landmarks: [
		"Steamtown National Historic Site",
		"Electric City sign",
		"Nay Aug Park",
		"University of Scranton",
		"Lackawanna County Courthouse",
	],
};

/** The nine location pages; any other slug is a 404 (SPEC section 2, route table). */
export const locationPages: readonly LocationPage[] = [
	{
		...homeArea,
		title: `Exterior Cleaning in ${township}, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in ${township}, ${home.region}. Local, family owned, fully insured. Free estimates.`,
		heading: `Exterior cleaning in ${township}`,
		intro: `${township} is where we live and where our day starts. Most of the homes we clean are a few minutes from our door, so a same-day visit is often possible. Call before noon and we will tell you what we can do today.`,
	},
	{
		...glenburn,
		title: `${product.title} in Glenburn, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Glenburn Township, ${home.region}. Next-day visits are typical. Free estimates.`,
		heading: "Exterior cleaning in Glenburn Township",
		intro:
			"Glenburn is next door to us. Tall trees and shaded lots keep gutters full and north walls green, so we see a lot of both. Next-day visits are typical here, and sooner when a crew is close by.",
	},
	{
		...countyArea,
		title: `${product.title} in ${county}, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing across ${county}, ${home.region}. See ZIP codes and ask for a free estimate.`,
		heading: `Exterior cleaning in ${county}`,
		intro: `${county} runs from city row homes to lakeside properties, and we work on all of them. Send us your ZIP code or call ${phone.display}, and you hear from us the same day with a time for your visit.`,
	},
	{
		...scranton,
		title: `${product.title} in Scranton, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Scranton, ${home.region}, by a family-owned local company. Free estimates.`,
		heading: "Exterior cleaning in Scranton",
		intro: `Scranton is a short drive from ${township}. Older homes here have wood frames, storm windows and deep porches, and they need patient work. Call us and you hear back the same day with a time for your visit.`,
	},
	{
		...allentown,
		title: `${product.title} in Allentown, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Allentown, ${home.region}. Same-day answers and scheduled visits. Free estimates.`,
		heading: "Exterior cleaning in Allentown",
		intro: `Allentown is farther from home for us, so we plan our days there in advance. Send your request and you hear from us the same day. We then agree on a date, and the work is done with the same care as in ${township}.`,
	},
	{
		...bethlehem,
		title: `${product.title} in Bethlehem, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Bethlehem, ${home.region}. Same-day answers and scheduled visits. Free estimates.`,
		heading: "Exterior cleaning in Bethlehem",
		intro:
			"From historic brick downtown to newer developments, Bethlehem homes have glass of every age. We plan our days in the Lehigh Valley in advance. Ask today, hear from us today, and choose a date that suits you.",
	},
	{
		...easton,
		title: `${product.title} in Easton, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Easton, ${home.region}. Same-day answers and scheduled visits. Free estimates.`,
		heading: "Exterior cleaning in Easton",
		intro:
			"Easton sits where two rivers meet, and river air leaves its mark on siding and stone. We plan our days there together with Bethlehem and Allentown. You hear from us the same day you ask.",
	},
	{
		...poconos,
		title: `${product.title} in the Poconos, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing for homes and cabins in the Poconos, ${home.region}. Scheduled visits and free estimates.`,
		heading: "Exterior cleaning in the Poconos",
		intro:
			"Mountain homes stand among trees: pollen in spring, needles and leaves in fall, snow for months. We schedule visits across the Poconos, for full-time residents and for owners who want the house ready before they arrive.",
	},
	{
		...lakeNaomi,
		title: `${product.title} at Lake Naomi, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing around Lake Naomi, Pocono Pines and Tobyhanna, ${home.region}. Free estimates.`,
		heading: "Exterior cleaning at Lake Naomi",
		intro:
			"A lake house is built for its view. We clean the glass, the screens, the gutters and the deck, and we can time the visit so that everything is done before your weekend begins.",
	},
];
