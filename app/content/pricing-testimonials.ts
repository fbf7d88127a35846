// Sample content: replace with your own before going live.
import { business } from "#app/config/business.ts";
import { townAt } from "#app/config/places.ts";
import type { Review } from "./entities.ts";

const { township } = business.home;
const product = business.product.title;

export const pricingTestimonialsAreSamples = true;

interface PricingTestimonial extends Omit<Review, "date"> {
	/** The amount is in whole dollars. */
	amountPaid: number;
	month: string;
}

export const pricingTestimonials: readonly PricingTestimonial[] = [
	{
		name: "Karen M.",
		location: township,
		rating: 5,
		service: `${product}, Luxury`,
		amountPaid: 1150,
		month: "May 2026",
		text: "We have a big house with a lot of glass, so I expected a surprise on the bill. There was none. The price was the one we agreed on the phone, and the tracks look new.",
	},
	{
		name: "Tom R.",
		location: townAt(1),
		rating: 5,
		service: `${product}, Luxury`,
		amountPaid: 790,
		month: "June 2026",
		text: "They counted the windows with me first, then gave me the price. Every screen came out, got washed and went back in the right place.",
	},
	{
		name: "Denise P.",
		location: townAt(3),
		rating: 5,
		service: `${product}, Deluxe`,
		amountPaid: 485,
		month: "September 2026",
		text: "The online range was $450 to $550 and I paid $485. I like that the number on the screen meant something.",
	},
	{
		name: "Bill S.",
		location: townAt(6),
		rating: 5,
		service: "Gutter Cleaning",
		amountPaid: 275,
		month: "October 2026",
		text: "Gutters and downspouts cleared, bags hauled away, and photos of two loose brackets I did not know about. Fair price for the work.",
	},
];
