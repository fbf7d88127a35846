import type { Status, TriageIntent } from "#app/catalog/quote-enums.ts";
import { isolated } from "#app/fields/text.ts";
import { quoteCard } from "./quote-card.ts";

export const dashboard = {
	heading: "Quote Requests",
	title: (count: number, title: string) => (count > 0 ? `(${count}) ${title}` : title),
	tabs: {
		...quoteCard.states,
		...{ all: "All", changed: "Look again", expired: "Expired" },
	} satisfies Record<Status, string>,
	more: "More",
	tabsLabel: "Quotes by status",
	search: "Search quotes",
	searchHint: "Name, phone, street, notes…",
	searchSubmit: "Search",
	searchClear: "Clear search",
	/** Counting stopped at a limit here. */
	atLeast: (count: number) => `${count}+`,
	spamHits: (count: string) => (count === "1" ? "1 match is in Spam" : `${count} matches are in Spam`),
	showSpamHits: "Show",
	/** A flood from one network folds into one entry with these texts. */
	fold: {
		others: (count: number) =>
			count === 1 ? "Show 1 more request from this network" : `Show ${count} more requests from this network`,
		opened: (count: number) =>
			`${count} ${count === 1 ? "request" : "requests"} from one network, more than 20 within an hour. They are counted on the tabs, and a search finds each.`,
	},
	older: "Older quotes",
	newest: "Newest quotes",
	refresh: "Refresh",
	exportCsv: "Export CSV",
	devices: "Trusted devices",
	logOut: "Log out",
	back: "All quotes",
	keptQuote: (time: string) =>
		`This is the quote as it was on ${time}. Calls and texts work, and it comes up to date by itself.`,
	/** This is read out when another search or tab changes the list. */
	shown: (count: number, hasMore: boolean) =>
		count === 0
			? "No quotes"
			: `${count === 1 ? "1 quote" : `${count} quotes`}${hasMore ? ", and older ones" : ""}`,
	empty: {
		none: "No quotes yet...",
		noMatch: "No quotes match your filter",
		search: (search: string, tab: string | null) =>
			`No quote${tab === null ? "" : ` on the tab “${tab}”`} has all of “${search}”. Try fewer words, or the beginning of one: a name, a number, a street, something the customer wrote, an amount such as $650, or a date such as May 12.`,
		searchAll: "Search all quotes",
	},
} as const;

export const dashboardFailures = {
	load: {
		title: "Failed to load quote requests",
		otherTitle: "This page could not be loaded",
		texts: {
			database: "The database did not answer. Nothing is lost, and this page tries again by itself.",
			unknown: "The site did not answer. Nothing is lost, and this page tries again by itself.",
		},
		retry: "Try again",
		back: "Go back",
	},
	offline: {
		title: "You are offline",
		text: "There is no connection right now. This page tries again by itself.",
		kept: (list: string, time: string) =>
			`This is the list "${list}" as it was on ${time}. Calls and texts work, notes are kept on this device, and the list comes up to date by itself.`,
	},
	/** These stand above a form that was pressed in vain. */
	unsent: {
		offline: {
			title: "You are offline: this was not sent",
			text: "Nothing you typed is lost. Press it again once there is a connection.",
		},
		unanswered: {
			title: "The site did not answer",
			text: "It is not known whether this was saved. Nothing you typed is lost: press it again in a moment.",
		},
	},
	update: { title: "Failed to update quote" },
	noAnswer: "The database did not answer.",
	reasons: {
		badForm: "The form was not complete. Please try again.",
		unreachable: "The database did not answer. Please try again.",
		longWork: (max: number) =>
			`What was done can have ${max} characters at most. Please shorten it and try again.`,
		noLostReason: "Choose why it is lost, then mark it as lost.",
		accepted: "An offer was accepted meanwhile. Look at it: you can still mark the quote as lost.",
		notChanged: {
			contacted:
				"It is marked as contacted already, perhaps on another device. You can still save your notes.",
			undo: "It was marked more than 10 seconds ago, or more was done since. Where it is only contacted, “Back to new” still works.",
			reopen: "It is back among the new ones already, or has an offer, a date or an outcome by now.",
			notes: "It is not in the list any more.",
			spam: "It was moved already.",
			"not-spam": "It was moved already.",
			done: "It is done or lost already, perhaps on another device.",
			"not-done": "It is not marked as done any more.",
			lost: "It is done or lost already, perhaps on another device.",
			"not-lost": "It is not marked as lost any more.",
			delivered: "It is marked as delivered already, or the offer was answered.",
			told: "The customer was told already, or the date is over.",
			untold: "It was marked more than 10 seconds ago, or more was done since.",
			"reminders-off": "Its reminders are off already.",
			"reminders-on": "Its reminders are on already, or the customer ended them.",
		} satisfies Record<TriageIntent, string>,
	},
} as const;

export const undoBar = {
	titles: {
		undo: "Marked as contacted",
		"not-spam": "Moved to spam",
		"not-done": "Marked as done",
		"not-lost": "Marked as lost",
		delivered: "Marked as delivered",
		told: "Marked as told",
	},
} as const;

export const liveTexts = {
	arrived: "New quote request received!",
	confirmed: (total: string) => `Confirmed ${total}`,
	changed: "A quote was changed",
	change: (label: string, from: string, to: string) => `${label}: ${isolated(from)} → ${to}`,
	accepted: (name: string, total: string) => `${name} accepted ${total}`,
	acceptedText: "Confirm a time with the customer.",
	declined: (name: string, total: string) => `${name} declined ${total}`,
	declinedText: "The quote's page says why, where a reason was given.",
	asked: (name: string) => `${name} asks a question`,
	askedForChange: (name: string) => `${name} asks for a change`,
	changeTakenBack: (name: string) => `${name} takes back a change`,
	dateAgreed: (name: string) => `${name} is fine with the date`,
	askedText: "It is on the quote's page, and in your mail.",
	maybeSpam: (name: string) => `${name} (maybe spam)`,
	states: {
		off: "Not live",
		connecting: "Connecting…",
		live: "Live",
		reconnecting: "Reconnecting…",
		offline: "Offline",
		database: "Database down",
		ended: "Signed out",
	},
	ended: {
		title: "Your session has ended",
		text: "New quotes do not show here any more.",
		kept: "What you typed is kept on this device, and is here again once you have signed in.",
		unkept: "This browser keeps nothing of what you typed: copy it before you sign in again.",
		signIn: "Sign in again",
	},
	sound: { label: "Sound", blocked: "Your browser is silent until you tap this page" },
} as const;

export const undelivered = {
	title: (count: number, what: "alert" | "mail") => `${count} ${what}${count === 1 ? "" : "s"} not delivered`,
	text: "The mail could not be sent after several attempts. No quote is lost.",
	toCustomer: (what: string, name: string) =>
		`The ${what} to ${isolated(name)} was not delivered: call, or text the link`,
	mails: {
		"customer-quote": "quote",
		"customer-offer": "offer",
		"offer-accepted": "confirmation of the offer",
		"offer-reminder": "reminder of the offer",
		"customer-answer": "answer",
		"job-date": "date",
		"job-reminder": "reminder of the date",
		"thank-you": "thank-you",
		"next-visit": "reminder of the next visit",
	},
	retry: "Try again",
} as const;

export const unknownQuote = {
	title: "This quote does not exist",
	text: "It may have been deleted, or the link is not complete.",
} as const;

export const pendingLogOut = {
	working: "Logging out…",
	title: "You are offline",
	text: "The list and the notes that this device kept are gone. The session itself ends as soon as there is a connection: leave this page open until then.",
} as const;
