// Sample content: replace with your own before going live.
import { business } from "#app/config/business.ts";
import { townAt } from "#app/config/places.ts";
import type { Review } from "./entities.ts";

const { home, product } = business;

export const homeReviewsAreSamples = true;

export const homeReviews: readonly Review[] = [
	{
		name: "Susan K.",
		location: home.township,
		date: "2026-10-14",
		text: "On time, polite and quiet. They wore shoe covers indoors and moved every plant back where it was. I can see the birds at the feeder again.",
		service: product.title,
	},
	{
		name: "Mark D.",
		location: townAt(1),
		date: "2026-09-22",
		text: "I filled in the quote on a Tuesday morning and had a text a few minutes later. The price stayed in the range it showed me.",
		service: product.title,
	},
	{
		name: "Ellen W.",
		location: townAt(3),
		date: "2026-08-05",
		text: "Our walkway was green and slick. Now it is stone again, and my mother can use it safely.",
		service: "Pressure Washing",
	},
	{
		name: "Joe T.",
		location: townAt(5),
		date: "2026-06-18",
		text: "They cleared the gutters before a big storm and flushed every downspout. The basement stayed dry for the first time in two years.",
		service: "Gutter Cleaning",
	},
	{
		name: "Priya N.",
		location: townAt(2),
		date: "2026-05-27",
		text: "The north side of the house had been gray for years. They washed it gently, kept the flower beds covered and left nothing behind.",
		service: "House Washing",
	},
	{
		name: "Frank L.",
		location: townAt(6),
		date: "2025-11-12",
		text: "Good people. They showed me which panes were fogged between the glass before starting, so I knew what cleaning could and could not do.",
		service: product.title,
	},
];
