import { business } from "#app/config/business.ts";
import { areaAnswer } from "./area-reach.ts";
import { valueCards } from "./entities.ts";
import { fiveStarClaim } from "./phrases.ts";

const { brand, claims, foundedYear, guarantee, home, name, owner, product, timing } = business;
const { township } = home;

export const aboutStoryIsSample = true;

export const aboutPage = {
	/** Sample content: replace it before going live. `years` is the number of years in business. */
	story: {
		title: `About ${name}`,
		text: `A family-owned exterior cleaning company in ${township}, ${home.regionName}.`,
		picture: "team-van",
		imageAlt: "The company van with ladders on its roof, parked in front of a white house",
		heading: "Our story",
		paragraphs: (years: number): readonly string[] => [
			`${owner.firstName} started ${brand.name} in ${township} in ${foundedYear}. The plan was short: clean the homes nearby, do it properly, and answer the phone.`,
			`${years}+ years later, that is still how we work. We are a family-owned company, and we have cleaned over ${Number.parseInt(claims.homes, 10)} ${township} homes. Many of those customers call us back.`,
			`${product.sentence} is where we began. Gutter cleaning, pressure washing and house washing followed because customers asked for them.`,
		],
	},
	promise: {
		title: "Our promise",
		text: `We arrive when we said we would, treat your home with respect, and check our work before we leave. If something is not right, ${guarantee.promise}. That is our ${guarantee.name}.`,
	},
	values: {
		title: "What we hold ourselves to",
		cards: valueCards({
			"Reliability and punctuality": [
				"clock",
				"We give you a time and keep it. If the weather changes the plan, you'll hear from us first.",
			],
			"Integrity and transparency": [
				"shield",
				"You know the price before we start. If cleaning cannot fix something, we say so.",
			],
			"Customer-focused service": [
				"users",
				"It is your home. We ask what matters to you, and we work around pets, plants and schedules.",
			],
			"Accountability and quality": [
				"check-circle",
				"We inspect our own work before we leave. If we missed something, we own it.",
			],
		}),
	},
	trust: {
		title: `Why homeowners trust ${brand.name}`,
		points: [
			`In business since ${foundedYear}`,
			`${claims.homes} homes cleaned`,
			fiveStarClaim,
			"Fully licensed and insured",
			`Free estimate within ${timing.estimate}`,
			guarantee.name,
		],
	},
	closing: { title: "Are we near you?", ...areaAnswer },
} as const;

export const aboutSignature = { name: owner.firstName, role: `Owner of ${name}` } as const;
