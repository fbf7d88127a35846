import { business } from "./business.ts";

const { product, brand, home } = business;
const township = `${home.slug}-${home.region.toLowerCase()}`;
const quote = `/pricing-calculator-${home.slug}`;

/** The pages that a secret link opens are below it. */
export const customerQuoteRoot = "/quote";

/** Every address of the site, built from the business profile. */
export const paths = {
	home: "/",
	about: "/about",
	services: "/services",
	residential: "/residential",
	serviceAreas: `/service-areas-${township}`,
	/** The landing page's ZIP check, answered per request. */
	serviceAreasCheck: `/service-areas-${township}/check`,
	serviceAreasAlias: "/service-areas",
	location: (slug: string) => `/location/${slug}`,
	zipLocator: "/zip-locator",
	product: `/${product.slug}-${township}`,
	gutterCleaning: `/gutter-cleaning-${township}`,
	pressureWashing: `/pressure-washing-${township}`,
	quote,
	quoteContact: `${quote}/contact`,
	quoteCondition: `${quote}/condition`,
	quotePackage: `${quote}/package`,
	quoteConfirmation: `${quote}/confirmation`,
	/** The customer's own page of a saved quote. In its token, case counts. */
	customerQuote: (token: string) => `${customerQuoteRoot}/${token}`,
	whyChoose: `/why-choose-${brand.slug}-${product.slug}`,
	thankYou: "/thank-you",
	privacy: "/privacy",
	/** What is shown when a request was turned away or failed; nobody links to it. */
	problem: (name: string) => `/problem/${name}`,
	cspReport: "/csp-report",
	offline: "/offline",
	/** Where browsers send what is counted, when analytics is on. */
	analytics: "/analytics",
	/** For uptime monitors: whether the Worker answers, and whether it can work. */
	healthz: "/healthz",
	readyz: "/readyz",
	auth: "/auth",
	authSignUp: "/auth/sign-up",
	authForgotPassword: "/auth/forgot-password",
	/** Where the mailed links lead, each with its `token`. */
	authConfirm: "/auth/confirm",
	authNewPassword: "/auth/new-password",
	admin: "/admin",
	/** The PIN gate: a session that is signed in but locked is sent here. */
	adminUnlock: "/admin/unlock",
	adminLogOut: "/admin/log-out",
	/** The devices that the PIN alone opens. */
	adminDevices: "/admin/devices",
	adminQuote: (id: string) => `/admin/quotes/${id}`,
	/** The same as its form, for scripts. */
	adminQuoteTriage: (id: string) => `/admin/quotes/${id}/triage`,
	/** Replaces the link to the customer's page. */
	adminCustomerLink: (id: string) => `/admin/quotes/${id}/link`,
	/** The export. */
	adminQuotesCsv: "/admin/quotes.csv",
	/** The live feed's event stream. */
	adminQuotesStream: "/admin/quotes/stream",
	/** Has the mails that failed tried anew. */
	adminUndelivered: "/admin/undelivered",
	/** Saves a quote that an owner sends to see how one arrives, and removes it. */
	adminTestQuote: "/admin/test-quote",
} as const;

/** What an address of the wizard may answer ahead: a service to tick, a ZIP code to fill in. */
interface LinkedAnswers {
	service?: string | undefined;
	zip?: string | undefined;
}

/** The quote wizard's address with answers for its first step. */
export function linkedQuotePath({ service, zip }: LinkedAnswers): string {
	const query = new URLSearchParams({ ...(service && { service }), ...(zip && { zip }) }).toString();
	return query ? `${paths.quote}?${query}` : paths.quote;
}

/** What React takes over in the browser is here and below: scripts know these pages alone, and ask for their data. */
export const hydratedRoots: readonly string[] = [paths.quote, paths.auth, paths.admin];
