import { paths } from "../../config/paths";

/** The menu (SPEC section 2, shared layout); the footer's quick links are its first four. */
export const navigation = [
	{ label: "Home", href: paths.home },
	{ label: "About", href: paths.about },
	{ label: "Services", href: paths.services },
	{ label: "Residential", href: paths.residential },
	{ label: "Service Areas", href: paths.serviceAreas },
	{ label: "Pricing", href: paths.quote },
	{ label: "ZIP Locator", href: paths.zipLocator },
] as const;
