/** Addresses of the owner's side, apart from `paths`, which every visitor's browser loads. */
export const ownerPaths = {
	newQuote: "/admin/quotes/new",
	unfinished: "/admin/unfinished",
	editContact: (id: string) => `/admin/quotes/${id}/contact`,
	/** Answers a question of the customer, which `question` names by its id. */
	answerQuestion: (id: string) => `/admin/quotes/${id}/question`,
	editAnswers: (id: string) => `/admin/quotes/${id}/answers`,
	enterAcceptance: (id: string) => `/admin/quotes/${id}/offer/accept`,
	quotePhotos: (id: string) => `/admin/quotes/${id}/photos`,
	quotePhoto: (id: string, photo = id) => `/admin/quotes/${id}/photos/${photo}`,
	customers: "/admin/customers",
	customer: (id: string) => `/admin/customers/${id}`,
	importCustomers: "/admin/customers/import",
	customerImport: (id: string) => `/admin/customers/import/${id}`,
	customerExport: (id: string) => `/admin/customers/${id}/export`,
	/** Moves the jobs of a date such as `2026-05-12` to other half days. */
	moveDay: (date: string) => `/admin/calendar/${date}/move`,
	texts: "/admin/texts",
	prices: "/admin/prices",
	numbers: "/admin/numbers",
	numbersCsv: "/admin/numbers.csv",
	account: "/admin/account",
	alerts: "/admin/alerts",
} as const;

export const ALERTS_WORKER = "/alerts-worker.js";
