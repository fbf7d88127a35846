// Sample content: replace with your own before going live.
import { business } from "#app/config/business.ts";
import { townAt } from "#app/config/places.ts";
import type { PricedReview } from "./entities.ts";

const { township } = business.home;
const product = business.product.title;

export const pricingTestimonialsAreSamples = true;

export const pricingTestimonials: readonly PricedReview[] = [
	{
		name: "Karen M.",
		location: township,
		service: `${product}, Luxury`,
		pricePaid: 1150,
		date: "2026-05-01",
		text: "We have a big house with a lot of glass, so I expected a surprise on the bill. There was none. The price was the one we agreed on the phone, and the tracks look new.",
	},
	{
		name: "Tom R.",
		location: townAt(1),
		service: `${product}, Luxury`,
		pricePaid: 790,
		date: "2026-06-01",
		text: "They counted the windows with me first, then gave me the price. Every screen came out, got washed and went back in the right place.",
	},
	{
		name: "Denise P.",
		location: townAt(3),
		service: `${product}, Deluxe`,
		pricePaid: 485,
		date: "2026-09-01",
		text: "The online range was $450 to $550 and I paid $485. I like that the number on the screen meant something.",
	},
	{
		name: "Bill S.",
		location: townAt(6),
		service: "Gutter Cleaning",
		pricePaid: 275,
		date: "2026-10-01",
		text: "Gutters and downspouts cleared, bags hauled away, and photos of two loose brackets I did not know about. Fair price for the work.",
	},
];
