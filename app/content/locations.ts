import type { HomeSize } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { type ServiceArea, serviceAreas } from "#app/config/places.ts";

const { brand, home, phone, product } = business;
const { county, region, township } = home;

export interface LocationPage extends ServiceArea {
	/** The place as a sentence goes on with it, such as "in Easton". */
	where: string;
	/** A title has at most 60 characters with the brand. */
	title: string;
	/** A description has 50 to 160 characters. */
	description: string;
	heading: string;
	intro: string;
	visits: string;
	homes: string;
	homeSize: HomeSize;
	/** The names of the ZIP codes' parts, in the order of `zips`. */
	parts: readonly string[];
	neighbors: readonly string[];
}

const scranton: ServiceArea = {
	name: "Scranton",
	slug: "scranton",
	zips: serviceAreas.find(({ slug }) => slug === "lackawanna-county")?.zips ?? [],
	responseTime: "Same Day",
	landmarks: [
		"Steamtown National Historic Site",
		"Electric City sign",
		"Nay Aug Park",
		"University of Scranton",
		"Lackawanna County Courthouse",
	],
};

function pageOf(slug: string, where: string, told: string) {
	const area = [...serviceAreas, scranton].find((listed) => listed.slug === slug);
	if (!area) throw new Error(`app/config/places.ts has no area ${slug}`);
	return {
		...area,
		where,
		title: `${product.title} ${where}, ${region} | ${brand.name}`,
		description: `${product.sentence}, gutter cleaning and pressure washing ${told}`,
		heading: `Exterior cleaning ${where}`,
	};
}

export const locationsAreSamples = true;

/** Sample content: replace it before going live. Any other slug is a 404. */
export const locationPages: readonly LocationPage[] = [
	{
		...pageOf(
			home.slug,
			`in ${township}`,
			`in ${township}, ${region}. Local, family owned, fully insured. Free estimates.`,
		),
		title: `Exterior Cleaning in ${township}, ${region} | ${brand.name}`,
		intro: `${township} is where we live and where our day starts. Most of the homes we clean are a few minutes from our door, so a same-day visit is often possible. Call before noon and we will tell you what we can do today.`,
		visits: "Call before noon and we can often come the same day.",
		homes:
			"Large older homes on wooded lots, many with divided windows and tall gables. The wider packages pay off here, because pollen and leaf dust sit in every track.",
		homeSize: "large",
		parts: ["Waverly, Clarks Summit, South Abington", "Dalton, North Abington"],
		neighbors: ["glenburn", "lackawanna-county", "scranton"],
	},
	{
		...pageOf(
			"glenburn",
			"in Glenburn",
			`in Glenburn Township, ${region}. Next-day visits are typical. Free estimates.`,
		),
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
		...pageOf(
			"lackawanna-county",
			`in ${county}`,
			`across ${county}, ${region}. See ZIP codes and ask for a free estimate.`,
		),
		intro: `${county} runs from city row homes to lakeside properties, and we work on all of them. Send us your ZIP code or call ${phone.display}, and we'll name a day for your visit when we answer.`,
		visits: "When we answer, we'll name the day we can come.",
		homes: "City row homes, twins and newer houses in the hills. Most are of medium size.",
		homeSize: "medium",
		parts: ["Scranton, north", "Downtown", "West Side", "South Side and Minooka"],
		neighbors: ["scranton", home.slug, "glenburn"],
	},
	{
		...pageOf(
			"scranton",
			"in Scranton",
			`in Scranton, ${region}, by a family-owned local company. Free estimates.`,
		),
		intro: `Scranton is a short drive from ${township}. Older homes here have wood frames, storm windows and deep porches, and they need patient work. Call us, and we'll name a day for your visit while we talk.`,
		visits: "We come to the city every week, and we'll name the day when we answer.",
		homes:
			"Older twins and single homes with wood frames, storm windows and deep porches. Many are narrow and count as small, and storm windows take their time.",
		homeSize: "small",
		parts: ["Providence and Green Ridge", "Downtown", "West Side", "South Side and Minooka"],
		neighbors: ["lackawanna-county", home.slug, "poconos"],
	},
	{
		...pageOf(
			"allentown",
			"in Allentown",
			`in Allentown, ${region}. Visits on days planned ahead. Free estimates.`,
		),
		intro: `Allentown is farther from home for us, so we plan our days there in advance. Send your request, and we'll agree on one of them with you. The work is done with the same care as in ${township}.`,
		visits: "We come to Allentown on days planned ahead, and we'll name the next one when we answer.",
		homes:
			"Brick row homes in the center and twins in the West End. Row homes have glass on two sides only, so most are at the small end of our prices.",
		homeSize: "small",
		parts: ["Center City", "North and First Ward", "South Side", "West End", "East Side"],
		neighbors: ["bethlehem", "easton", "poconos"],
	},
	{
		...pageOf(
			"bethlehem",
			"in Bethlehem",
			`in Bethlehem, ${region}. Visits on days planned ahead. Free estimates.`,
		),
		intro:
			"From historic brick downtown to newer developments, Bethlehem homes have glass of every age. We plan our days in the Lehigh Valley in advance. Ask us, and choose the one that works for you.",
		visits: "When we answer, we'll name our next day in Bethlehem.",
		homes:
			"Historic brick homes downtown with old, thin panes, and colonials in the newer developments with twenty windows or more.",
		homeSize: "medium",
		parts: ["South Side", "North and Northeast", "West Side", "Bethlehem Township"],
		neighbors: ["allentown", "easton", "poconos"],
	},
	{
		...pageOf("easton", "in Easton", `in Easton, ${region}. Visits on days planned ahead. Free estimates.`),
		intro:
			"Easton sits where two rivers meet, and river air leaves its mark on siding and stone. We plan our days there together with Bethlehem and Allentown. Ask us for the next of them.",
		visits: "We come to Easton together with Bethlehem, and we'll name the next day when we answer.",
		homes:
			"Stone and brick near the rivers, siding farther out. River air leaves a film on both, so windows here are often washed along with a patio or a walk.",
		homeSize: "medium",
		parts: ["Forks Township", "Downtown and South Side", "Palmer Township"],
		neighbors: ["bethlehem", "allentown", "poconos"],
	},
	{
		...pageOf(
			"poconos",
			"in the Poconos",
			`for homes and cabins in the Poconos, ${region}. Scheduled visits and free estimates.`,
		),
		intro:
			"Mountain homes stand among trees: pollen in spring, needles and leaves in fall, snow for months. We schedule visits across the Poconos, for full-time residents and for owners who want the house ready before they arrive.",
		visits: "We'll agree on a date within the week, even if you are not at home.",
		homes:
			"Cabins and mountain homes with high glass fronts, decks all around and trees above the roof. Most are large, and decks come with them.",
		homeSize: "large",
		parts: ["East Stroudsburg", "Pocono Lake", "Pocono Pines", "Stroudsburg", "Tannersville"],
		neighbors: ["lake-naomi", "scranton", "easton"],
	},
	{
		...pageOf(
			"lake-naomi",
			"at Lake Naomi",
			`around Lake Naomi, Pocono Pines and Tobyhanna, ${region}. Free estimates.`,
		),
		intro:
			"A lake house is built for its view. We clean the glass, the screens, the gutters and the deck, and we can time the visit so that everything is done before your weekend begins.",
		visits: "Tell us when your weekend begins: we'll come before it.",
		homes:
			"Lake houses built for their view: tall fixed panes, screened porches and a deck over the water. The largest of them count as extra large.",
		homeSize: "xl",
		parts: ["Pocono Lake", "Pocono Pines", "Tobyhanna"],
		neighbors: ["poconos", "scranton", "lackawanna-county"],
	},
];
