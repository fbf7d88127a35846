/** Addresses of the owner's side, apart from `paths`, which every visitor's browser loads. */
export const ownerPaths = {
	/** A request that a caller makes by phone. */
	newQuote: "/admin/quotes/new",
	/** Corrects the customer's contact. */
	editContact: (id: string) => `/admin/quotes/${id}/contact`,
	/** Password, PIN and owners. */
	account: "/admin/account",
} as const;
