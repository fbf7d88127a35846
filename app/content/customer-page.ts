import { business } from "#app/config/business.ts";
import { processSteps } from "./entities.ts";

const { brand, email, freeChange, name: company, owner, phone, timing } = business;
const { firstName } = owner;

export const customerPage = {
	seo: {
		title: `Your quote | ${company}`,
		description: `The page for the quote you asked ${company} for: what is in it, what happens next and how to change it.`,
	},
	failureTitle: (title: string) => `${title} | ${company}`,
	/** Paper has this, since it has no header. */
	letterhead: `${company} · ${phone.display} · ${email.display}`,
	/** The heading depends on what the quote has come to, and stands after the first name or with a capital letter. */
	headings: {
		quote: "here is your quote",
		open: "here is your offer",
		accepted: "you accepted our offer",
		declined: "you declined our offer",
		expired: "our offer has expired",
		withdrawn: "we withdrew our offer",
		replaced: "our offer was replaced",
		scheduled: "your date is set",
		done: "your job is done",
		calledOff: "your job was called off",
	},
	reference: "Reference",
	saved: (moment: string) => `Requested on ${moment}`,
	changed: (moment: string) => `changed on ${moment}`,
} as const;

export const nextContactTexts = {
	arrived: "We have your request",
	contacted: {
		title: `${firstName} has been in touch`,
		text: "Did you miss it, or have a question? Call or text us.",
	},
	overdue: {
		title: "You should have heard from us by now",
		text: `If you haven't, please call ${phone.display}: someone is there.`,
	},
	/** `when` is such as "Monday after 8 am". */
	overdueClosed: (when: string) => ({
		title: "You should have heard from us by now",
		text: `If you haven't, please text ${phone.display}, or call ${when}.`,
	}),
} as const;

export const quoteSheet = {
	title: "Your quote",
	titleBeforeOffer: "Estimate",
	total: "Estimated total",
	priceTitle: "How the price adds up",
	bundle: (percent: number) => `Bundle saving (${percent}%)`,
	from: (price: string) => `from ${price}`,
	answersTitle: "What you told us",
	labels: { package: "Package", home: "Your home", address: "Address", contact: "How we reach you" },
	zip: (zip: string) => `ZIP ${zip}`,
	note: "An estimate, not a bill. We'll confirm the price with you before any work starts.",
	/** Both arguments are dates in words; null for prices that are promised no more. */
	pricedBy: (listed: string, heldUntil: string | null) =>
		`Prices as of ${listed}${heldUntil ? `, held until ${heldUntil}` : ""}.`,
	agreedNote: "This was our estimate. What you pay is the firm price you accepted.",
} as const;

const pickDay = {
	"You pick a day": "We'll hold the time for you. There is nothing to pay before the work.",
};
const cleaning = {
	"We clean, you check": `Most jobs take ${timing.job}. Payment is due when the work is complete.`,
};

export const customerSteps = {
	title: "What happens next",
	asked: processSteps({
		"We confirm the details":
			"We'll go over what you want cleaned and anything special about your home, and agree on the price.",
		...pickDay,
		...cleaning,
	}),
	offered: processSteps({
		"You decide":
			"Accept the price on this page, ask what you want to know, or say no. Until then, nothing is booked.",
		...pickDay,
		...cleaning,
	}),
	/** An offer waits beside one that was accepted. */
	offeredMore: processSteps({
		"You decide":
			"Accept the new price on this page, ask what you want to know, or say no. Until then, what you accepted before stands.",
		...pickDay,
		...cleaning,
	}),
	accepted: processSteps({
		"We confirm a day": `${firstName} will confirm one of the times you picked, or get in touch about another.`,
		...cleaning,
	}),
	acceptedAnyTime: processSteps({
		"We agree on a day": `${firstName} will get in touch to find a time that works for you.`,
		...cleaning,
	}),
	scheduled: processSteps({
		"We come to your home": `You can move or cancel it free of charge ${freeChange}: ask for another day on this page, or call or text us.`,
		...cleaning,
	}),
	/** On the day itself it can be moved by phone alone. */
	today: processSteps({
		"We come to your home": `If you need to move or cancel it now, please call ${phone.display}.`,
		...cleaning,
	}),
} as const;

export const customerActions = {
	text: "Text us",
	textBody: (reference: string) => `Hello ${firstName}, about my quote ${reference}: `,
	change: "Change my answers",
	changeNote: "Your answers are filled in. Nothing changes until you save the quote again.",
	changeNotePromised: `Your answers are filled in. ${firstName} will get your changes as a request and send you a new offer; the one you have stays as it is.`,
	newPriceNote: "See what your next cleaning would cost, and ask for it.",
	print: "Save or print",
	printNote: "Your browser can print this as one clean page, or save it as a PDF.",
	keepTitle: "Keep this page",
	keepNote:
		"Its address is secret: anyone who has it can see this quote and act in your name. If it gets into the wrong hands, call us and we'll give you another.",
	mailLink: "Email me the link",
	textLink: "Text me the link",
	linkSubject: `My ${brand.name} quote`,
	linkBody: (link: string) => `My quote from ${company}: ${link}`,
} as const;

export const customerFailures = {
	unknown: {
		title: "This link does not work",
		text: `It may be incomplete, too old, or replaced by a newer one. Try opening it again from where you got it, or call ${phone.display} and we'll find your quote.`,
	},
	unreachable: {
		title: "We can't show your quote right now",
		text: `It is safe with us. Please try again in a minute, or call ${phone.display}.`,
	},
	notDone: { title: `That did not work. Please try again, or call ${phone.display}.` },
	again: "Try again",
	newQuote: "Ask for a new quote",
} as const;

/** The link to the page, where a quote was just saved. */
export const customerPageLink = {
	title: "Your quote has its own page",
	text: "Open it on any device to look at your quote, change it, print it or send it to yourself.",
	open: "Open my quote",
} as const;

export const customerDate = {
	title: "We're coming on",
	done: "We came on",
	/** A day that is over has this title, while nobody has said that the job is done. */
	over: "Your appointment was on",
	off: (when: string, isLost: boolean) => ({
		title: "Your appointment is canceled",
		text: `Our visit on ${when} is canceled.${isLost ? "" : ` ${firstName} will be in touch about another date.`}`,
	}),
	add: "Add to your calendar",
	noStreet:
		"We still need your street address. Please send it to us with “Change my answers” on this page, or by text.",
} as const;
