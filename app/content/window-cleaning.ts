import { business } from "#app/config/business.ts";
import type { ProcessStep, ValueCard } from "./entities.ts";

const { claims, foundedYear, guarantee, home, product, timing } = business;

export const windowCleaningPage = {
	hero: {
		title: `${product.sentence} in ${home.township}, ${home.region}`,
		text: `Streak-free glass inside and out, from a family-owned company that has cleaned ${claims.homes} homes since ${foundedYear}.`,
		quote: "Get Free Quote",
		picture: "service-windows",
		imageAlt: "A cleaner drawing a squeegee down a tall window from outside",
	},
	benefits: {
		title: "What you get",
		cards: [
			{
				icon: "window",
				title: "Interior and exterior cleaning",
				description: "Both sides of the glass, in every package.",
			},
			{
				icon: "screen",
				title: "Screen and sill cleaning included",
				description: "Light in the Deluxe package, deep in Luxury. Basic is the glass only.",
			},
			{
				icon: "sparkle",
				title: "Streak-free shine guaranteed",
				description: `If you see a streak, ${guarantee.promise}.`,
			},
			{
				icon: "clock",
				title: "Same-day available",
				description: "Call before noon, weather permitting. There is no rush fee.",
			},
			{
				icon: "shield",
				title: "Fully insured and licensed",
				description: "We are glad to send you the certificate before we come.",
			},
			{
				icon: "ladder",
				title: "Professional equipment",
				description: "Proper ladders, poles and squeegees, and cloths that leave no lint.",
			},
		] satisfies readonly ValueCard[],
	},
	process: {
		title: "How we do it",
		steps: [
			{
				title: "Professional cleaning",
				description: "We protect floors and plants, then wash and squeegee each pane, inside and out.",
			},
			{
				title: "Detail work",
				description:
					"Edges are wiped dry. Tracks, screens, sills and frames are cleaned as your package says.",
			},
			{
				title: "Quality inspection",
				description: "We look at every window again from both sides, and you are welcome to look with us.",
			},
		] satisfies readonly ProcessStep[],
	},
	closing: {
		title: "Ready for clear windows?",
		text: `Most jobs take ${timing.job}. Call us for a free quote, or see where we work.`,
		call: "Call Now",
		areas: "View Service Areas",
	},
} as const;
