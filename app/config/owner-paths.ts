/** Addresses of the owner's side, apart from `paths`, which every visitor's browser loads. */
export const ownerPaths = {
	/** A request that a caller makes by phone. */
	newQuote: "/admin/quotes/new",
	/** This page lists the requests that visitors began and left. */
	unfinished: "/admin/unfinished",
	/** This page corrects the customer's contact. */
	editContact: (id: string) => `/admin/quotes/${id}/contact`,
	/** Answers a question of the customer, which `question` names by its id. */
	answerQuestion: (id: string) => `/admin/quotes/${id}/question`,
	/** The services and the answers about the work. */
	editAnswers: (id: string) => `/admin/quotes/${id}/answers`,
	enterAcceptance: (id: string) => `/admin/quotes/${id}/offer/accept`,
	quotePhotos: (id: string) => `/admin/quotes/${id}/photos`,
	quotePhoto: (id: string, photo = id) => `/admin/quotes/${id}/photos/${photo}`,
	/** This page lists who asked for quotes. */
	customers: "/admin/customers",
	customer: (id: string) => `/admin/customers/${id}`,
	/** This page reads customers and past jobs from a file. */
	importCustomers: "/admin/customers/import",
	customerImport: (id: string) => `/admin/customers/import/${id}`,
	/** This file has all that is saved of one customer. */
	customerExport: (id: string) => `/admin/customers/${id}/export`,
	/** Moves the jobs of a date such as `2026-05-12` to other half days. */
	moveDay: (date: string) => `/admin/calendar/${date}/move`,
	/** What is texted and mailed again and again. */
	texts: "/admin/texts",
	prices: "/admin/prices",
	/** What came in, was won and done. */
	numbers: "/admin/numbers",
	numbersCsv: "/admin/numbers.csv",
	/** This page has the password, the PIN and the owners. */
	account: "/admin/account",
	/** This page lists the devices that show alerts on their lock screens. */
	alerts: "/admin/alerts",
} as const;

export const ALERTS_WORKER = "/alerts-worker.js";
