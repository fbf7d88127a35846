export const customersPage = {
	title: "Customers",
	intro:
		"Everybody who asked for a quote or was imported, once. The same phone number is the same person, and a new number goes to whoever has the same email address.",
	search: "Search customers",
	searchHint: "Name, phone, email, town…",
	older: "More customers",
	import: "Import customers from a file",
	none: { title: "No customers yet", text: "Who asks for a quote is listed here." },
	/** This is read out when another search changes the list. */
	shown: (count: number) => (count === 1 ? "1 customer" : `${count === 0 ? "No" : count} customers`),
	noMatch: (search: string) => `Nobody is found by “${search}”. Try fewer words, or the beginning of one.`,
	requests: (count: number) => (count === 1 ? "1 request" : `${count} requests`),
	lastJob: (day: string) => `last job ${day}`,
	noRequests: "No requests on file",
	unknown: { title: "This customer is not here", text: "They were erased, or the link is not whole." },
} as const;

export const customerPage = {
	back: "All customers",
	newQuote: "New quote",
	open: "All quotes and notes of this customer",
	requests: "Quotes and jobs",
	past: { title: "Earlier jobs", none: "Job" },
	note: {
		title: "Lasting notes",
		label: (name: string | null) =>
			name === null ? "What holds for every job" : `What holds for every job, from ${name}`,
		hint: "A gate code, a dog, where to park. It is on every card, quote and day plan of theirs, and no customer sees it.",
		save: "Save",
		tooLong: "Shorten this to 1000 characters or fewer",
		newer:
			"Somebody else changed it since this page was opened. What is saved is above the field now, and what you typed is still in it.",
		now: (note: string) => `Saved now: ${note}`,
		empty: "nothing",
	},
	again: {
		title: "Same again",
		note: "Makes a new request with the answers of their newest job, and an offer with its lines to look over and send.",
	},
	merge: {
		title: "The same person twice?",
		search: "Find the other entry",
		none: "Nobody else is found.",
		action: (name: string) => `Merge ${name} into this one`,
		note: (name: string) =>
			`All requests and notes of ${name} are then on this page. You can take it back at any time.`,
		yes: "Yes, merge them",
		separate: (name: string) => `Make ${name} a customer of their own again`,
	},
	export: "Download all that is saved",
	leftOut:
		"Left out: the secret link of each quote's own page; the contents of mails, which have that link, too; the digests by which an answer that is sent twice and a network that sends many are recognized; mails about several quotes; and the pictures of photos, which are on the pages of their quotes.",
	erase: {
		title: "Erase this customer",
		note: "All their requests, offers, jobs, photos, notes and mails go for good. Backups made before still have them.",
		/** Nobody is mailed that it is off, of whom nothing is known any more. */
		ahead: "A job of theirs lies ahead: mark it as lost first, so that they hear that nobody comes.",
		yes: "Yes, erase all of it",
	},
	undo: { noted: "Note saved", merged: "Merged", separated: "Separated" },
	failed: {
		title: "That was not saved",
		text: "The database did not answer. Please try again: what you typed is still here.",
	},
	gone: {
		title: "That was not done",
		text: "Somebody merged, separated or erased one of them since this page was opened.",
	},
} as const;
