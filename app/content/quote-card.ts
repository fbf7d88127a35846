import type { Addon } from "#app/catalog/options.ts";
import type { LostReason, SpamReason, TriageIntent } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";
import { greetingName } from "#app/fields/person-name.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { ageTexts, formatDateOf } from "#app/time/time-text.ts";
import { changedFields } from "./change-labels.ts";

const { name } = business;

export const shortAddonLabels: Record<Addon, string> = {
	"gutter-cleaning": "Gutters",
	concrete: "Concrete",
	deck: "Deck",
	siding: "Siding",
};

/** Returns a text on one line: where the text had several, what the site wrote and what the customer did are told apart. */
function shortened(text: string): string {
	const line = text.replace(/([^:\s])\s*\n\s*/g, "$1 · ").replace(/\s+/g, " ");
	return line.length > 110 ? `${line.slice(0, 108)}…` : line;
}

/** Returns the lines of a change with what it comes to before what may be cut. */
function withTotalFirst(text: string): string {
	return text.replace(new RegExp(`^(.*)\\n(${changedFields.total}: .*)$`, "s"), "$2\n$1");
}

/** Returns an ordinal such as `2nd`. Intl's first plural rules would cost a starting Worker some milliseconds. */
function ordinalOf(count: number): string {
	const isTeen = Math.floor(count / 10) % 10 === 1;
	return `${count}${(isTeen ? null : [null, "st", "nd", "rd"][count % 10]) ?? "th"}`;
}

interface KnownCustomer {
	earlier: EarlierRequests;
	pastJob: (Pick<EarlierRequests, "total"> & { doneAt: number }) | null;
}

interface EarlierRequests {
	requests: number;
	doneAt: number | null;
	/** The total is in whole dollars. */
	total: number | null;
}

export const quoteCard = {
	states: {
		new: "New",
		contacted: "Contacted",
		spam: "Spam",
		offered: "Offered",
		accepted: "Accepted",
		scheduled: "Scheduled",
		done: "Done",
		lost: "Lost",
		expired: "Offer expired",
	},
	jobs: { accepted: "Sold", offered: "Offered" },
	call: "Call",
	text: "Text",
	email: "Email",
	map: "Map",
	/** This stands before an age, for who hears it. */
	waiting: (age: string) => (age === ageTexts.now ? "Waiting since" : "Waiting for"),
	confirmed: "Confirmed",
	ownPage: "Open its page",
	/** What a customer asks, or asks for while an offer stands, and how much more. */
	asks: ({ kind, text, others }: { kind: string; text: string; others: number }) =>
		`${kind === "change" ? "Asks for" : "Asks"}: ${shortened(kind === "question" ? text.replaceAll("\n", " ") : withTotalFirst(text))}${others > 0 ? ` (and ${others} more)` : ""}`,
	/** Returns a text for somebody who had asked before, and perhaps was a customer; null for a first request. */
	returns({ earlier, pastJob }: KnownCustomer): string | null {
		const { requests, doneAt } = earlier;
		const last = doneAt === null || (pastJob && pastJob.doneAt > doneAt) ? pastJob : { ...earlier, doneAt };
		if (requests === 0 && !last) return null;
		const asked = requests < 20 ? `${ordinalOf(requests + 1)} request` : "More than 20 requests";
		const job = last && `last job ${formatDateOf(last.doneAt)}`;
		return [asked, job, last && last.total !== null && formatDollars(last.total)].filter(Boolean).join(", ");
	},
	shortened,
	hasNotes: "Notes",
	hasMessage: "Message",
	/** The offer's customer has no email address, and its link was not texted or printed yet. */
	undelivered: "Not delivered yet",
	/** A job was agreed, and nobody knows in which street. */
	noStreet: "No street yet",
	untold: "Not told yet",
	declinedMore: "Declined the new offer",
	changedSince: "Changed since",
	maybeSpam: "Maybe spam",
	labels: {
		home: "Home",
		total: "Total",
		estimate: "Estimate before",
		confirmed: "Total confirmed",
		spamReason: "In Spam because",
		maybeSpam: "Maybe spam",
	},
	spamReasons: {
		honeypot: "A hidden field was filled in, which people do not see",
		"too-fast": "It was answered faster than people read",
		turnstile: "The check for people was not passed, which needs JavaScript",
		"busy-network": "Many requests came from the same network",
		owner: "You moved it here by hand",
	} satisfies Record<SpamReason, string>,
	/** One price has no middle. */
	part: (name: string, amount: string, range: string) =>
		amount === range ? `${name} ${amount}` : `${name} ${amount}, the middle of ${range}`,
	line: (label: string, amount: string, isSaving: boolean) => `${label} ${isSaving ? "−" : ""}${amount}`,
	bundle: (percent: number) => `bundle saving ${percent}%`,
	notConfirmed: "Not yet",
	actions: {
		contacted: "Mark as contacted",
		undo: "Undo",
		reopen: "Back to new",
		notes: "Save notes",
		spam: "Move to spam",
		"not-spam": "Not spam",
		done: "Mark as done",
		"not-done": "Not done",
		lost: "Mark as lost",
		"not-lost": "Not lost",
		"reminders-off": "Send no reminders",
		"reminders-on": "Send reminders again",
		delivered: "Mark as delivered",
		told: "Mark as told",
		untold: "Undo",
	} satisfies Record<TriageIntent, string>,
	saving: "Saving…",
} as const;

export const otherRequests = { title: "Their other requests" } as const;

export const reminderSwitch = {
	title: "Reminders and thanks",
	on: "The customer gets them for this quote.",
	inSettings: "Switched off in the settings",
	byText: "This customer gave no email address. Today shows when a text is due.",
	off: "Switched off for this quote.",
	stopped: "The customer ended them for this quote, so none are sent.",
} as const;

export const outcomeTexts = {
	title: "Outcome",
	isDone: "The job is done.",
	doneAhead: (day: string) =>
		`Its date is ${day}. Done already? Nobody tells the customer that you are not coming then.`,
	lostAhead: (day: string, isMailed: boolean) =>
		isMailed
			? `Its customer is then mailed that nobody comes on ${day}.`
			: `Tell its customer then that nobody comes on ${day}.`,
	isLost: (reason: string) => `Lost: ${reason}`,
	stillOpen: (lastDay: string) => `Its offer can still be accepted until ${lastDay}, unless you withdraw it.`,
	why: "Why is it lost?",
	reasons: {
		price: "Too expensive",
		timing: "No date that suits",
		"went-elsewhere": "Went to somebody else",
		"no-answer": "No answer",
		"not-our-work": "Not our kind of work",
		other: "Another reason",
	} satisfies Record<LostReason, string>,
} as const;

/** Returns the beginning of a text message, by the customer's whole name: "Hi Ann", or "Hello". */
export function hello(name: string): string {
	const first = greetingName(name);
	return first ? `Hi ${first}` : "Hello";
}

export const mailSubject = `Your quote from ${name}`;

export const customerLink = {
	title: "The customer's page",
	label: "Link",
	copy: "Copy link",
	copied: "Copied",
	open: "Open",
	replace: "Make a new link",
	replaceNow: "Yes, make a new link",
	replaceNote: (email: string | null) =>
		`The old link stops working at once. ${email ? `The new one is mailed to ${email}.` : "There is no email address: text the new one to the customer."}`,
	text: "Text the link",
	note: "Whoever has the link sees this quote and can act in the customer's name.",
} as const;
