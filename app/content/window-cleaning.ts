import { business } from "#app/config/business.ts";
import { processSteps, valueCards } from "./entities.ts";

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
		cards: valueCards({
			"Interior and exterior cleaning": ["window", "Both sides of the glass, in every package."],
			"Screen and sill cleaning included": [
				"screen",
				"Light in the Deluxe package, deep in Luxury. Basic is the glass only.",
			],
			"Streak-free shine guaranteed": ["sparkle", `If you see a streak, ${guarantee.promise}.`],
			"Same-day available": ["clock", "Call before noon, weather permitting. There is no rush fee."],
			"Fully insured and licensed": ["shield", "We are glad to send you the certificate before we come."],
			"Professional equipment": [
				"ladder",
				"Proper ladders, poles and squeegees, and cloths that leave no lint.",
			],
		}),
	},
	process: {
		title: "How we do it",
		steps: processSteps({
			"Professional cleaning":
				"We protect floors and plants, then wash and squeegee each pane, inside and out.",
			"Detail work":
				"Edges are wiped dry. Tracks, screens, sills and frames are cleaned as your package says.",
			"Quality inspection":
				"We look at every window again from both sides, and you are welcome to look with us.",
		}),
	},
	closing: {
		title: "Ready for clear windows?",
		text: `Most jobs take ${timing.job}. Call us for a free quote, or see where we work.`,
		call: "Call Now",
		areas: "View Service Areas",
	},
} as const;
