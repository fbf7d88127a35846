import { business } from "#app/config/business.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { processSteps, valueCards } from "./entities.ts";
import { bundleSavings } from "./price-texts.ts";

const { home } = business;

export const pressureWashingPage = {
	hero: {
		title: `Pressure washing in ${home.township}, ${home.region}`,
		text: "Dirt, algae and mildew off the hard surfaces around your home, at a pressure each one can take.",
		picture: "service-pressure-washing",
		imageAlt: "A pressure washer leaving a clean path across a dark concrete driveway",
	},
	benefits: {
		title: "Why it is worth doing",
		cards: valueCards({
			"A visible difference": ["sparkle", "Years of gray come off in hours."],
			"Safer steps": ["shield", "Algae makes walkways slick. Washing takes it off."],
			"Better first impression": [
				"home-heart",
				"A clean driveway and front walk are what visitors and buyers see first.",
			],
			"Ready for paint or stain": ["deck", "Stain and sealer hold better on a clean, dry surface."],
			"Slower wear": ["leaf", "Mold, moss and dirt hold moisture. Without them, materials last longer."],
			"Less work for you": ["clock", "We bring the machine, the hoses and the practice."],
		}),
	},
	surfaces: {
		title: "Surfaces we clean",
		cards: valueCards({
			Driveways: ["driveway", "Concrete, pavers and asphalt, washed evenly from edge to edge."],
			"Decks and patios": ["deck", "Wood and composite at low pressure, stone and concrete at more."],
			Siding: ["siding", "Vinyl, fiber cement and brick, with care around windows and vents."],
			"Sidewalks and walkways": ["sidewalk", "Green film and winter grit removed, joints left intact."],
			Fences: ["fence", "Wood and vinyl, both sides where we can reach."],
			"Outdoor furniture": [
				"furniture",
				"Tables, chairs and benches that can take water, rinsed and set back.",
			],
		}),
	},
	process: {
		title: "How we do it",
		steps: processSteps({
			Assessment:
				"We look at the material, its age and the stains, and choose pressure and cleaner to match.",
			Cleaning: "Plants, outlets and furniture are protected first. Then we wash in even passes.",
			"Quality check": "We rinse, let it settle and walk the surface with you.",
		}),
	},
	quoteCard: {
		title: "A quote for your surfaces",
		text: (prices: PriceBook) =>
			`No two jobs are the same, so there is no fixed price. Estimates are free, with no obligation. ${bundleSavings(prices)}`,
		areas: "View Service Areas",
		call: "Call Now",
	},
} as const;
