import { wizardPath } from "./wizard.ts";

/** The site's addresses, as they were agreed on. */

const locationSlugs = [
	"waverly-township",
	"glenburn",
	"lackawanna-county",
	"scranton",
	"allentown",
	"bethlehem",
	"easton",
	"poconos",
	"lake-naomi",
] as const;

/** The page the two short addresses show; canonical for `/service-areas`. */
export const serviceAreasPath = "/service-areas-waverly-township-pa";

/** Pages that are the same for everyone and prerendered. */
export const staticPages = [
	"/",
	"/about",
	"/services",
	serviceAreasPath,
	"/service-areas",
	...locationSlugs.map((slug) => `/location/${slug}`),
	"/window-cleaning-waverly-township-pa",
	"/gutter-cleaning-waverly-township-pa",
	"/pressure-washing-waverly-township-pa",
	"/why-choose-glasswing-window-cleaning",
	"/privacy",
];

/** Every page anyone may open, without the wizard's later steps. */
export const publicPages = [...staticPages, "/residential", "/zip-locator", wizardPath, "/thank-you"];

/** What search engines are to find: every public page but the alias and the confirmation. */
export const indexedPages = publicPages.filter((path) => path !== "/service-areas" && path !== "/thank-you");

/** Pages that are to win a customer: not the quote itself, what comes after it, or what is told for the law's sake. */
export const marketingPages = publicPages.filter(
	(path) => ![wizardPath, "/thank-you", "/privacy"].includes(path),
);
