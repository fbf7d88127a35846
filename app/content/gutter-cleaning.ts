import { business } from "#app/config/business.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { serviceCare } from "#app/services/services.ts";
import { valueCards } from "./entities.ts";
import { bundleSavings, gutterPrices, guttersFrom } from "./price-texts.ts";

const { home } = business;

export const gutterCleaningPage = {
	hero: {
		title: `Gutter cleaning in ${home.township}, ${home.region}`,
		text: "Gutters work only when they are empty. We clear them, flush the downspouts and tell you what we find.",
		estimate: "Get Estimate",
		picture: "service-gutters",
		imageAlt: "A ladder against a house, with a cleared gutter above it",
	},
	risks: {
		title: "What a blocked gutter can do",
		cards: valueCards({
			"Foundation damage": [
				"foundation",
				"Water that spills over the edge soaks the soil beside your foundation.",
			],
			"Basement flooding": [
				"droplet",
				"The same water looks for the lowest place, and that is often the basement.",
			],
			"Roof damage and ice dams": [
				"roof",
				"In winter, trapped water can freeze at the eaves and push up under the shingles.",
			],
			Erosion: ["leaf", "Overflow washes out flower beds and the ground along the house."],
			Pests: ["bug", "Wet leaves are a home for mosquitoes, ants and nesting birds."],
			"Wood rot": ["alert", "Fascia boards and soffits that stay wet begin to rot."],
		}),
	},
	services: {
		title: "What we do about it",
		cards: valueCards({
			"Complete debris removal": [
				"gutter",
				"Leaves, needles and roof grit out of every run, bagged and cleared away.",
			],
			"Downspout flushing": ["droplet", "We flush each downspout until the water runs freely."],
			"Inspection and report": [
				"search",
				"We check brackets, seams and slope, and tell you what needs attention.",
			],
			"Seasonal maintenance": [
				"calendar",
				`Gutters need cleaning ${serviceCare["gutter-cleaning"].rhythm.words}. We can remind you when it is time.`,
			],
		}),
	},
	priceCard: {
		title: (prices: PriceBook) => `Starting at ${formatDollars(guttersFrom(prices))}`,
		subtitle: "for most homes",
		text: (prices: PriceBook) => {
			const { bySize, asAddon } = gutterPrices(prices);
			return `${bySize} ${asAddon} ${bundleSavings(prices)}`;
		},
		areas: "View Service Areas",
	},
	badges: [
		{ icon: "clock", label: "Same-Day Available" },
		{ icon: "shield", label: "Fully Insured" },
	],
} as const;
