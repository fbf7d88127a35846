import { business } from "./business.ts";

const { product, brand, home } = business;
const township = `${home.slug}-${home.region.toLowerCase()}`;
const quote = `/pricing-calculator-${home.slug}`;

export const customerQuoteRoot = "/quote";

export const paths = {
	home: "/",
	about: "/about",
	services: "/services",
	residential: "/residential",
	serviceAreas: `/service-areas-${township}`,
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
	/** Case counts in the token. */
	customerQuote: (token: string) => `${customerQuoteRoot}/${token}`,
	whyChoose: `/why-choose-${brand.slug}-${product.slug}`,
	thankYou: "/thank-you",
	privacy: "/privacy",
	/** This page is shown for refused and failed requests, and never linked. */
	problem: (name: string) => `/problem/${name}`,
	cspReport: "/csp-report",
	offline: "/offline",
	analytics: "/analytics",
	healthz: "/healthz",
	readyz: "/readyz",
	auth: "/auth",
	authSignUp: "/auth/sign-up",
	authForgotPassword: "/auth/forgot-password",
	/** The mailed links lead here, each with its `token`. */
	authConfirm: "/auth/confirm",
	authNewPassword: "/auth/new-password",
	admin: "/admin",
	adminToday: "/admin/today",
	adminSettings: "/admin/settings",
	adminUnlock: "/admin/unlock",
	adminLogOut: "/admin/log-out",
	adminDevices: "/admin/devices",
	adminQuote: (id: string) => `/admin/quotes/${id}`,
	/** Scripts post here what the quote's form posts. */
	adminQuoteTriage: (id: string) => `/admin/quotes/${id}/triage`,
	adminOffer: (id: string) => `/admin/quotes/${id}/offer`,
	adminWithdrawOffer: (id: string) => `/admin/quotes/${id}/offer/withdraw`,
	adminCustomerLink: (id: string) => `/admin/quotes/${id}/link`,
	adminQuotesCsv: "/admin/quotes.csv",
	adminQuotesStream: "/admin/quotes/stream",
	adminUndelivered: "/admin/undelivered",
	adminTestQuote: "/admin/test-quote",
} as const;

interface LinkedAnswers {
	service?: string | undefined;
	zip?: string | undefined;
}

export function linkedQuotePath({ service, zip }: LinkedAnswers): string {
	const query = new URLSearchParams({ ...(service && { service }), ...(zip && { zip }) }).toString();
	return query ? `${paths.quote}?${query}` : paths.quote;
}

/** Returns where a visit is asked for, online, by phone or by email; the ZIP code goes along to the quote. */
export function bookingPath(zip?: string): string {
	return `${paths.residential}${zip ? `?zip=${encodeURIComponent(zip)}` : ""}#quote`;
}

export const hydratedRoots: readonly string[] = [paths.quote, paths.auth, paths.admin];
