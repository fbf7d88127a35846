// Sample content: replace with your own before going live.
import { business } from "#app/config/business.ts";
import { townAt } from "#app/config/places.ts";
import type { PricedReview } from "./entities.ts";

const { home, product } = business;

export const residentialReviewsAreSamples = true;

export const residentialReviews: readonly PricedReview[] = [
	{
		name: "Linda F.",
		location: home.township,
		date: "2026-10-03",
		text: "Every screen came out, every track was cleaned, and the house was tidier when they left than when they came.",
		service: `${product.title}, Luxury`,
		pricePaid: 775,
	},
	{
		name: "George H.",
		location: townAt(1),
		date: "2026-09-09",
		text: "I asked three companies. This was the only one that gave me a number without a sales visit, and then kept to it.",
		service: `${product.title}, Deluxe`,
		pricePaid: 650,
	},
	{
		name: "Maria C.",
		location: townAt(3),
		date: "2026-07-16",
		text: "Driveway and front walk done in a morning. They rinsed the garage door too, because the spray had reached it.",
		service: "Pressure Washing",
		pricePaid: 350,
	},
	{
		name: "Paul B.",
		location: townAt(4),
		date: "2026-06-02",
		text: "Two stories of gutters under oak trees. They sent photos from before and after, which I appreciate, since I am not going up there.",
		service: "Gutter Cleaning",
		pricePaid: 300,
	},
	{
		name: "Anne J.",
		location: townAt(5),
		date: "2026-04-28",
		text: "I only wanted the glass done, and nobody tried to sell me more. Clear windows, fair price, done before lunch.",
		service: `${product.title}, Basic`,
		pricePaid: 375,
	},
	{
		name: "Steve O.",
		location: townAt(6),
		date: "2025-10-20",
		text: "They found one streak themselves during the last walk-around and went back up the ladder for it. That tells you everything.",
		service: `${product.title}, Deluxe`,
		pricePaid: 800,
	},
];
