import type { HomeSize } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { type ServiceArea, serviceAreas } from "#app/config/places.ts";

const { brand, home, phone, product } = business;
const { county, township } = home;

export interface LocationPage extends ServiceArea {
	/** A title has at most 60 characters with the brand. */
	title: string;
	/** A description has 50 to 160 characters. */
	description: string;
	heading: string;
	intro: string;
	visits: string;
	/** The typical homes, and the size whose prices the page shows. */
	homes: string;
	homeSize: HomeSize;
	/** The names of the ZIP codes' parts, in the order of `zips`. */
	parts: readonly string[];
	neighbors: readonly string[];
}

function areaOf(slug: string): ServiceArea {
	const area = serviceAreas.find((listed) => listed.slug === slug);
	if (!area) throw new Error(`app/config/places.ts has no area ${slug}`);
	return area;
}

const scranton: ServiceArea = {
	name: "Scranton",
	slug: "scranton",
	zips: areaOf("lackawanna-county").zips,
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

export const locationsAreSamples = true;

/** Sample content: replace it before going live. Any other slug is a 404. */
export const locationPages: readonly LocationPage[] = [
	{
		...areaOf(home.slug),
		title: `Exterior Cleaning in ${township}, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in ${township}, ${home.region}. Local, family owned, fully insured. Free estimates.`,
		heading: `Exterior cleaning in ${township}`,
		intro: `${township} is where we live and where our day starts. Most of the homes we clean are a few minutes from our door, so a same-day visit is often possible. Call before noon and we will tell you what we can do today.`,
		visits: "Call before noon and we can often come the same day.",
		homes:
			"Large older homes on wooded lots, many with divided windows and tall gables. The wider packages pay off here, because pollen and leaf dust sit in every track.",
		homeSize: "large",
		parts: ["Waverly, Clarks Summit, South Abington", "Dalton, North Abington"],
		neighbors: ["glenburn", "lackawanna-county", "scranton"],
	},
	{
		...areaOf("glenburn"),
		title: `${product.title} in Glenburn, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Glenburn Township, ${home.region}. Next-day visits are typical. Free estimates.`,
		heading: "Exterior cleaning in Glenburn Township",
		intro:
			"Glenburn is next door to us. Tall trees and shaded lots keep gutters full and north walls green, so we see a lot of both. Next-day visits are typical here, and sooner when a crew is close by.",
		visits: "We usually come the next day, sooner when a crew is close by.",
		homes:
			"Country homes under tall trees. Gutters fill twice a season, and north walls turn green, so most visits here join windows with gutters.",
		homeSize: "medium",
		parts: ["Glenburn Township"],
		neighbors: [home.slug, "lackawanna-county", "scranton"],
	},
	{
		...areaOf("lackawanna-county"),
		title: `${product.title} in ${county}, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing across ${county}, ${home.region}. See ZIP codes and ask for a free estimate.`,
		heading: `Exterior cleaning in ${county}`,
		intro: `${county} runs from city row homes to lakeside properties, and we work on all of them. Send us your ZIP code or call ${phone.display}, and we name a day for your visit when we answer.`,
		visits: "When we answer, we name the day on which we come.",
		homes: "City row homes, twins and newer houses in the hills. Most are of medium size.",
		homeSize: "medium",
		parts: ["Scranton, north", "Downtown", "West Side", "South Side and Minooka"],
		neighbors: ["scranton", home.slug, "glenburn"],
	},
	{
		...scranton,
		title: `${product.title} in Scranton, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Scranton, ${home.region}, by a family-owned local company. Free estimates.`,
		heading: "Exterior cleaning in Scranton",
		intro: `Scranton is a short drive from ${township}. Older homes here have wood frames, storm windows and deep porches, and they need patient work. Call us, and we name a day for your visit while we talk.`,
		visits: "We come to the city every week, and name the day when we answer.",
		homes:
			"Older twins and single homes with wood frames, storm windows and deep porches. Many are narrow and count as small, and storm windows take their time.",
		homeSize: "small",
		parts: ["Providence and Green Ridge", "Downtown", "West Side", "South Side and Minooka"],
		neighbors: ["lackawanna-county", home.slug, "poconos"],
	},
	{
		...areaOf("allentown"),
		title: `${product.title} in Allentown, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Allentown, ${home.region}. Visits on days planned ahead. Free estimates.`,
		heading: "Exterior cleaning in Allentown",
		intro: `Allentown is farther from home for us, so we plan our days there in advance. Send your request, and we agree on one of them with you. The work is done with the same care as in ${township}.`,
		visits: "We come to Allentown on days planned ahead, and name the next one when we answer.",
		homes:
			"Brick row homes in the center and twins in the West End. Row homes have glass on two sides only, so most are at the small end of our prices.",
		homeSize: "small",
		parts: ["Center City", "North and First Ward", "South Side", "West End", "East Side"],
		neighbors: ["bethlehem", "easton", "poconos"],
	},
	{
		...areaOf("bethlehem"),
		title: `${product.title} in Bethlehem, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Bethlehem, ${home.region}. Visits on days planned ahead. Free estimates.`,
		heading: "Exterior cleaning in Bethlehem",
		intro:
			"From historic brick downtown to newer developments, Bethlehem homes have glass of every age. We plan our days in the Lehigh Valley in advance. Ask us, and choose the one that suits you.",
		visits: "When we answer, we name the next of our days in Bethlehem.",
		homes:
			"Historic brick homes downtown with old, thin panes, and colonials in the newer developments with twenty windows or more.",
		homeSize: "medium",
		parts: ["South Side", "North and Northeast", "West Side", "Bethlehem Township"],
		neighbors: ["allentown", "easton", "poconos"],
	},
	{
		...areaOf("easton"),
		title: `${product.title} in Easton, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing in Easton, ${home.region}. Visits on days planned ahead. Free estimates.`,
		heading: "Exterior cleaning in Easton",
		intro:
			"Easton sits where two rivers meet, and river air leaves its mark on siding and stone. We plan our days there together with Bethlehem and Allentown. Ask us for the next of them.",
		visits: "We come to Easton together with Bethlehem, and name the next day when we answer.",
		homes:
			"Stone and brick near the rivers, siding farther out. River air leaves a film on both, so windows here are often washed along with a patio or a walk.",
		homeSize: "medium",
		parts: ["Forks Township", "Downtown and South Side", "Palmer Township"],
		neighbors: ["bethlehem", "allentown", "poconos"],
	},
	{
		...areaOf("poconos"),
		title: `${product.title} in the Poconos, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing for homes and cabins in the Poconos, ${home.region}. Scheduled visits and free estimates.`,
		heading: "Exterior cleaning in the Poconos",
		intro:
			"Mountain homes stand among trees: pollen in spring, needles and leaves in fall, snow for months. We schedule visits across the Poconos, for full-time residents and for owners who want the house ready before they arrive.",
		visits: "We agree on a date within the week, also when you are not at home.",
		homes:
			"Cabins and mountain homes with high glass fronts, decks all around and trees above the roof. Most are large, and decks come with them.",
		homeSize: "large",
		parts: ["East Stroudsburg", "Pocono Lake", "Pocono Pines", "Stroudsburg", "Tannersville"],
		neighbors: ["lake-naomi", "scranton", "easton"],
	},
	{
		...areaOf("lake-naomi"),
		title: `${product.title} at Lake Naomi, ${home.region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing around Lake Naomi, Pocono Pines and Tobyhanna, ${home.region}. Free estimates.`,
		heading: "Exterior cleaning at Lake Naomi",
		intro:
			"A lake house is built for its view. We clean the glass, the screens, the gutters and the deck, and we can time the visit so that everything is done before your weekend begins.",
		visits: "Tell us when your weekend begins: we come before it.",
		homes:
			"Lake houses built for their view: tall fixed panes, screened porches and a deck over the water. The largest of them count as extra large.",
		homeSize: "xl",
		parts: ["Pocono Lake", "Pocono Pines", "Tobyhanna"],
		neighbors: ["poconos", "scranton", "lackawanna-county"],
	},
];
