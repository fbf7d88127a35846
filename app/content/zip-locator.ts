import { business } from "#app/config/business.ts";
import { areaReach } from "./area-reach.ts";

export const zipLocatorPage = {
	title: "ZIP Locator",
	intro: "Enter your ZIP code to see whether we come to you and how soon.",
	label: "ZIP code",
	placeholder: business.home.postalCode,
	button: "Check ZIP Code",
	areasTitle: "Current service areas",
	showAreas: (count: number) => `Show all ${count} areas`,
	bookService: "Book Service",
	viewDetails: "View Details",
	priority: "Priority Area",
} as const;

export const zipMatch = {
	heading: "Great News! We Service Your Area",
	priority: "Priority Area",
	book: "Book Service",
	call: "Call Now",
	details: "View Area Details",
} as const;

export const zipNoMatch = {
	heading: (zip: string) => `We're not currently servicing ${zip}`,
	text: "But we're expanding! Contact us to see when we'll be available in your area.",
	farText: `${areaReach.daily} ${areaReach.beyond} Is the property in one of these places? Call us and we will find out.`,
	contact: "Contact Us",
} as const;

export const zipBanner = {
	title: "Don't See Your Area?",
	text: "Ask us. We schedule more places than we list, and we will tell you honestly if yours is too far.",
	button: "Contact Us",
} as const;
