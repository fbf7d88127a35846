import { business } from "#app/config/business.ts";
import { areaAnswer } from "./area-reach.ts";
import { valueCards } from "./entities.ts";

const { brand, claims, email, guarantee, home, owner, product, timing } = business;

export const residentialPage = {
	hero: {
		title: `Home exterior cleaning in ${home.township}`,
		text: `${product.sentence}, gutters and pressure washing for your home. Call, email or ask for a quote, and ${owner.firstName} will get back to you.`,
		picture: "driveway-after",
		imageAlt: "A clean concrete driveway leading up to a home",
		email: `Email ${email.display}`,
	},
	benefits: {
		title: "What a clean exterior does for your home",
		cards: valueCards({
			"More daylight": ["sparkle", "Clean glass lets the light in. Rooms look brighter the same day."],
			"Longer-lasting materials": [
				"shield",
				"Grit, algae and standing water wear out frames, siding and gutters. Regular cleaning slows that down.",
			],
			"Water goes where it should": [
				"droplet",
				"Clear gutters carry rain away from your roof and foundation.",
			],
			"You stay off the ladder": [
				"ladder",
				"We bring the equipment and the practice. You keep your feet on the ground.",
			],
			"Your weekend back": [
				"calendar",
				`Most jobs take us ${timing.job}. On your own it can take much longer.`,
			],
			"A home that looks cared for": [
				"home-heart",
				"Before guests, before a sale, or just because you see it every day.",
			],
		}),
	},
	promise: {
		title: "What you can expect from us",
		points: [
			"A clear price before we start",
			`A free estimate within ${timing.estimate}`,
			"Same-day or same-week appointments when the schedule allows",
			"Fully licensed and insured work",
			"Shoe covers indoors, and plants protected outside",
			guarantee.name,
		],
	},
	areas: { title: "Do we come to you?", ...areaAnswer },
	reviews: {
		title: "What homeowners say, and what they paid",
		paidLabel: "Paid",
		link: `Read All ${claims.fiveStarReviews} Reviews`,
	},
	quote: {
		title: "Book online, by phone or by email",
		text: `A visit begins with its price: answer a few questions, see a range in about 60 seconds, and we'll agree on a day with you. Or call or email us: an estimate is free and follows within ${timing.estimate}.`,
	},
	pledgeCard: {
		title: `The ${brand.name} promise`,
		text: "Four things we pledge on every visit.",
		quote: "Get Free Quote",
	},
	pledges: valueCards({
		"Respect for your home": [
			"home-heart",
			"We protect floors and plants, close the gates, and leave the place as tidy as we found it.",
		],
		"Perfect jobs": ["check-circle", "Perfect is the aim, so we check every job before we call it done."],
		"Honest, transparent pricing": [
			"dollar",
			"You agree on the price first. It changes only if you change the work.",
		],
		"Guarantees that count": [
			"shield",
			`Streak-free glass and 100% satisfaction. If either is missing, ${guarantee.promise}.`,
		],
	}),
} as const;
