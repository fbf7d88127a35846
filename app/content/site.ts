import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";

const { copyrightFrom, home, name, phone, product, social } = business;

export interface SiteLink {
	label: string;
	href: string;
}

/** The footer's quick links are the first four. */
export const navigation: readonly SiteLink[] = [
	{ label: "Home", href: paths.home },
	{ label: "About", href: paths.about },
	{ label: "Services", href: paths.services },
	{ label: "Residential", href: paths.residential },
	{ label: "Service Areas", href: paths.serviceAreas },
	{ label: "Pricing", href: paths.quote },
	{ label: "ZIP Locator", href: paths.zipLocator },
];

export const quoteAction = "Get My Instant Quote";

export const callAction = `Call ${phone.display}`;

export const headerLabels = {
	skip: "Skip to main content",
	navigation: "Main",
	menu: "Main menu",
	openMenu: "Open menu",
	closeMenu: "Close menu",
} as const;

export const footerServices: readonly SiteLink[] = [
	{ label: product.title, href: paths.product },
	{ label: "Gutter Cleaning", href: paths.gutterCleaning },
	{ label: "Pressure Washing", href: paths.pressureWashing },
	{ label: "House Washing", href: paths.services },
];

export const footerLabels = {
	tagline: `Family-owned exterior cleaning in ${home.township}, ${home.regionName}.`,
	services: "Services",
	contact: "Contact",
	quickLinks: "Quick Links",
	social: `Follow us on ${social.profile.label}`,
	privacy: "Privacy",
	copyright: (year: number) =>
		`© ${year > copyrightFrom ? `${copyrightFrom}–${year}` : copyrightFrom} ${name}. All rights reserved.`,
} as const;

export const notFoundPage = {
	code: "404",
	title: "Oops! Page not found",
	documentTitle: `Page Not Found | ${name}`,
	text: "The address may have changed, or it may contain a typo.",
	link: "Return to Home",
} as const;

export const offlinePage = {
	title: "You are offline",
	text: "This page needs a connection. Pages you have visited before still open, and we are a phone call away.",
	hours: `We answer ${business.hours.display}.`,
	tryAgain: "Try Again",
} as const;

export const errorScreen = {
	title: "Something went wrong",
	text: "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.",
	tryAgain: "Try Again",
	reload: "Reload Page",
} as const;

export const imageUnavailable = "Image unavailable";

export const sharedLabels = {
	breadcrumbs: "Breadcrumb",
	rated: (rating: number) => `Rated ${rating} out of 5`,
	portrait: `${business.owner.firstName}, who owns the company`,
} as const;

export const problemLabels = {
	again: "Back to the page",
	home: "Return to Home",
	reference: "If you call us about this, please mention:",
} as const;

export const toastLabels = { dismiss: "Dismiss" } as const;

export const fieldLabels = { optional: "(optional)", error: "Error:" } as const;
