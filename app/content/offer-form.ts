import type { AcceptanceWay } from "#app/catalog/quote-enums.ts";

export const offerForm = {
	title: "Make an offer",
	heading: (name: string) => `Offer for ${name}`,
	back: "Back to the quote",
	intro: "A firm price. Once sent it cannot be changed: a new offer takes its place.",
	lines: "Lines",
	line: (position: number) => `Line ${position}`,
	label: "What for",
	amount: "Dollars",
	kind: "Kind",
	kinds: { work: "Work", saving: "Saving (comes off)" },
	lineHint: "Lines that you leave empty are left out.",
	total: "Total",
	belowMinimum: (minimum: string) => `Below your minimum charge of ${minimum}. You can send it all the same.`,
	addLine: "Add a line",
	note: "A note to the customer",
	until: "Valid until the end of",
	preview: "Preview",
	previewTitle: "This is what the customer will see",
	change: "Change it",
	send: (total: string) => `Send offer of ${total}`,
	byMail: (email: string) => `It is mailed to ${email} at once.`,
	byText: "There is no email address: once it is sent, you text the link from your phone.",
	replaces: (number: number, total: string) =>
		`It takes the place of offer ${number} (${total}), which then can no longer be accepted.`,
	renews: (number: number, total: string) =>
		`Offer ${number} (${total}) has expired. Here it is again, with a new last day.`,
	/** This stands above a form that begins with the lines of the customer's newest job. */
	last: (total: string, listed: string) =>
		`Their newest job comes to ${total}, line by line as below. By today’s prices it is about ${listed}.`,
	asks: {
		title: "The customer asks for a change",
		text: "The lines below have it. Check their amounts: what stays as it was keeps your price, and new work has the list price.",
	},
	accepted: {
		title: "An offer was accepted",
		text: "It stays the job until the customer accepts the new one, which takes its place: leave in it what is still to be done.",
	},
	done: {
		title: "The job is done",
		text: "There is nothing left to offer. Enter any further work as a new request.",
	},
	wrong: { title: "Please check this offer", text: "Please look at these once more:" },
	badUntil: "Enter a day from today on, at most a year ahead",
	overtaken: {
		title: "The offer was not sent",
		text: "Another offer was sent or accepted meanwhile, this one was withdrawn, the customer changed the quote, asked for a change or took one back, or the job is done. Look at the quote, then send again, or make a new one, if you still want to.",
	},
	changed: {
		title: "The customer has changed the quote",
		text: "Does this offer still fit? Look at what is asked for now:",
		open: "open the quote",
	},
	signedOut: "The offer is not sent yet",
	restored: {
		title: "Here is what you typed before",
		text: "It was not sent, and this device kept it.",
		discard: "Start over",
	},
	unreachable: {
		title: "The database did not answer",
		text: "Nothing you typed is lost: please try again.",
	},
} as const;

export const offerLineTexts = {
	bundle: "Bundle saving",
	rounding: "Rounded",
	keptPrice: "As priced before",
	saving: "Saving",
	/** The day may move, and the line stays. */
	near: "Saving for picking days when we are in your area",
	/** The line was called so before; offers that have it keep it. */
	nearBefore: "Saving: we are in your area that day",
	/** These tell what a change comes to of work that stands in lines of an owner's own. */
	changeTo: (work: string) => `Change to ${work}`,
	without: (work: string) => `Without ${work}`,
	packageLine: (label: string, name: string, work: string) => `${label}, ${name}: ${work}`,
	packages: {
		basic: "glass inside and out",
		deluxe: "glass inside and out, light cleaning of tracks and screens, sills wiped",
		luxury: "glass inside and out, deep cleaning of tracks, screens and sills, frames detailed",
	},
	missingLabel: "Say what the line is for",
	badAmount: "Enter whole dollars, without cents, from 0 to 100,000",
	noLines: "An offer needs at least one line",
	tooManyLines: "Join some lines: an offer has at most 20",
	belowNothing: "The savings are more than the work",
} as const;

export const offerList = {
	title: "Offer",
	none: "No offer yet. A firm price can be accepted on the customer's page.",
	make: "Make an offer",
	makeNew: "Make a new offer",
	renew: "Renew the offer",
	number: (number: number) => `Offer ${number}`,
	states: {
		open: "Waits for an answer",
		accepted: "Accepted",
		declined: "Declined",
		withdrawn: "Withdrawn",
		replaced: "Replaced",
		expired: "Expired",
	},
	sent: "Sent",
	note: "Note",
	validUntil: "Valid until",
	opened: "Opened",
	notOpened: "Not yet",
	decided: "Answered",
	signed: { page: "Signed by", phone: "Accepted by phone", paper: "Signed on paper by" },
	reason: "Reason",
	comment: "Message",
	wishes: "Times that work",
	text: "Text the link",
	textNow: "Text it now",
	undelivered: "Not delivered yet: no email has reached the customer. Text the link, or print the offer.",
	enter: "Accepted by phone or on paper",
	enterNote:
		"The offer becomes the job at its price. That cannot be taken back, but a new offer can take its place.",
	enterName: "Who accepted",
	enterNow: { phone: "By phone", paper: "On paper" } satisfies Record<AcceptanceWay, string>,
	lost: "The quote is lost, but its customer can still accept this offer, which makes it a job again.",
	withdraw: "Withdraw offer",
	withdrawNow: "Yes, withdraw it",
	withdrawNote: "Once withdrawn, it can no longer be accepted, and the customer's page says so.",
} as const;
