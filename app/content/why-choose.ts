// The testimonials are sample content.
import { business } from "#app/config/business.ts";
import { townAt } from "#app/config/places.ts";
import { type Review, valueCards } from "./entities.ts";

const { brand, claims, foundedYear, guarantee, home, owner, product } = business;

export const whyChooseTestimonialsAreSamples = true;

export const whyChoosePage = {
	hero: {
		title: `Why choose ${brand.name} for ${product.name}`,
		text: `There are other companies with ladders. Here is what you get from this one, in ${home.township} since ${foundedYear}.`,
		picture: "glass-after",
		imageAlt: "A garden and hills in sharp view through a clean window",
	},
	tiles: valueCards({
		"On time, often the same day": [
			"clock",
			"We give you a time and keep it. Call before noon to ask about today.",
		],
		Insured: ["shield", "Fully licensed and insured, for your property and for the people who work on it."],
		"Satisfaction guarantee": [
			"check-circle",
			`Our guarantee is 100%: if something is not right, ${guarantee.promise}.`,
		],
		[`${claims.fiveStarReviews} five-star reviews`]: [
			"star",
			"Written by customers, across all review sites.",
		],
		"Customer-focused": [
			"users",
			"We ask what matters to you and work around your schedule, your pets and your plants.",
		],
		"Locally owned": [
			"map-pin",
			`${owner.firstName} and his family live and work here. You are hiring neighbors.`,
		],
	}),
	headings: {
		tiles: "Six good reasons",
		testimonials: "In customers' words",
		closingTitle: "See what it would cost",
		closingText: "A price range for your home in about 60 seconds. No phone call needed.",
	},
	/** This is sample content: replace it before going live. */
	testimonials: [
		{
			name: "Carol B.",
			location: home.township,
			date: "2026-09-30",
			text: "They said nine o'clock and the van was there at five to nine. Forty-one panes later I could not find a streak, and I looked.",
			service: product.title,
		},
		{
			name: "Dave M.",
			location: townAt(1),
			date: "2026-08-19",
			text: "I called on a hot morning with guests due on Saturday. They fitted me in that afternoon, and same-day cost me nothing extra.",
			service: product.title,
		},
		{
			name: "Ruth A.",
			location: townAt(3),
			date: "2026-05-11",
			text: "One screen had a small tear. They told me before they touched it, so nobody had to wonder. That is why I keep calling them.",
			service: product.title,
		},
	] satisfies readonly Review[],
} as const;
