import { business } from "#app/config/business.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import type { ProcessStep, ValueCard } from "./entities.ts";
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
		cards: [
			{
				icon: "sparkle",
				title: "A visible difference",
				description: "Years of gray come off in hours.",
			},
			{
				icon: "shield",
				title: "Safer steps",
				description: "Algae makes walkways slick. Washing takes it off.",
			},
			{
				icon: "home-heart",
				title: "Better first impression",
				description: "A clean driveway and front walk are what visitors and buyers see first.",
			},
			{
				icon: "deck",
				title: "Ready for paint or stain",
				description: "Stain and sealer hold better on a clean, dry surface.",
			},
			{
				icon: "leaf",
				title: "Slower wear",
				description: "Mold, moss and dirt hold moisture. Without them, materials last longer.",
			},
			{
				icon: "clock",
				title: "Less work for you",
				description: "We bring the machine, the hoses and the practice.",
			},
		] satisfies readonly ValueCard[],
	},
	surfaces: {
		title: "Surfaces we clean",
		cards: [
			{
				icon: "driveway",
				title: "Driveways",
				description: "Concrete, pavers and asphalt, washed evenly from edge to edge.",
			},
			{
				icon: "deck",
				title: "Decks and patios",
				description: "Wood and composite at low pressure, stone and concrete at more.",
			},
			{
				icon: "siding",
				title: "Siding",
				description: "Vinyl, fiber cement and brick, with care around windows and vents.",
			},
			{
				icon: "sidewalk",
				title: "Sidewalks and walkways",
				description: "Green film and winter grit removed, joints left intact.",
			},
			{
				icon: "fence",
				title: "Fences",
				description: "Wood and vinyl, both sides where we can reach.",
			},
			{
				icon: "furniture",
				title: "Outdoor furniture",
				description: "Tables, chairs and benches that can take water, rinsed and set back.",
			},
		] satisfies readonly ValueCard[],
	},
	process: {
		title: "How we do it",
		steps: [
			{
				title: "Assessment",
				description:
					"We look at the material, its age and the stains, and choose pressure and cleaner to match.",
			},
			{
				title: "Cleaning",
				description: "Plants, outlets and furniture are protected first. Then we wash in even passes.",
			},
			{
				title: "Quality check",
				description: "We rinse, let it settle and walk the surface with you.",
			},
		] satisfies readonly ProcessStep[],
	},
	quoteCard: {
		title: "A quote for your surfaces",
		text: (prices: PriceBook) =>
			`No two jobs are the same, so there is no fixed price. Estimates are free, with no obligation. ${bundleSavings(prices)}`,
		areas: "View Service Areas",
		call: "Call Now",
	},
} as const;
