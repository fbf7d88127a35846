import { business } from "#app/config/business.ts";

const { freeChange, name: company, owner, phone } = business;
const { firstName } = owner;

/** What whoever accepts agrees to, by version. What was agreed to stays here. */
export const offerTerms: Record<string, readonly string[]> = {
	"2026-11-24": [
		`${company} does the work in the list above at the price named there, and nothing is added to it without your word.`,
		"Nothing is due now. You pay when the work is complete and you have looked at it.",
		"We agree on a day with you. You can move or cancel it free of charge until the day before.",
		"If something is not as it should be, tell us within seven days, and we come back and make it right at no charge.",
	],
	"2026-11": [
		`${company} does the work in the list above at the price named there, and nothing is added to it without your word.`,
		"Nothing is due now. You pay when the work is complete and you have looked at it.",
		"We agree on a day with you. You can move or cancel it free of charge until the day before.",
		"If something is not as it should be, tell us within seven days, and we come back and put it right.",
	],
};
export const TERMS_VERSION = "2026-11-24";

export const offerSheet = {
	title: "Our offer",
	total: "Firm price",
	totalsOver: {
		declined: "Firm price (declined)",
		expired: "Firm price (expired)",
		withdrawn: "Firm price (withdrawn)",
	},
	number: (number: number) => `Offer ${number}`,
	sent: (moment: string) => `sent ${moment}`,
	/** `day` is such as "Monday, May 4, 2026". */
	validUntil: (day: string) => `You can accept it until the end of ${day}.`,
	saving: (amount: string) => `−${amount}`,
	note: `From ${firstName}`,
} as const;

export const acceptTexts = {
	title: "Accept this offer",
	intro: (price: string) =>
		`By accepting, you order the work above for ${price}. There is nothing to pay now.`,
	termsTitle: "What you agree to",
	agreedTitle: "What you agreed to",
	termsVersion: (date: string) => `Terms of ${date}`,
	wishes: "When would work for you?",
	wishesHint: `Pick up to three half days. ${firstName} will confirm one of them.`,
	near: "We will be in your area on these days:",
	otherDays: "Other days:",
	nearSaving: (amount: string) => `You save ${amount} if you pick only days when we are in your area.`,
	savingChanged:
		"Something has changed since you opened this page, and you would no longer save what it said. Please take another look.",
	dateIsSet: "Your date is set",
	otherDate: `You can move or cancel it free of charge ${freeChange}: ask for another day on this page, or call or text us.`,
	moreDays: "Later days",
	otherTime: "Another time that works better for you",
	noWishes: `${firstName} will get in touch to agree on a day with you.`,
	wish: (day: string, half: string) => `${day}, ${half}`,
	halves: { morning: "Morning", afternoon: "Afternoon" },
	name: "Your full name",
	nameHint: "Typing it counts as your signature.",
	address: "Street and house number",
	addressHint: "Where the work will be: so far, we only know your ZIP code.",
	draw: "Sign by hand (optional)",
	drawHint: "Use your finger or mouse. Your typed name is enough.",
	clear: "Clear",
	terms: "I accept the offer and the terms above",
	send: (price: string) => `Accept for ${price}`,
	either: (total: string, reduced: string) => `${total}, or ${reduced} with the saving`,
} as const;

export const paperTexts = {
	customer: "Customer",
	place: "Where we work",
	how: "To accept on paper, sign here and give us this page. To accept online, or to ask something, open this address:",
	signature: "Signature",
	date: "Date",
	days: "Days that work for you",
} as const;

export const signatureTexts = { of: (name: string) => `Signature of ${name}` } as const;

export const declineTexts = {
	open: "No, thank you",
	reason: "What was the reason?",
	reasons: {
		price: "The price",
		timing: "The timing doesn't work for me",
		"went-elsewhere": "I chose someone else",
		other: "Something else",
	},
	comment: "Anything you want to tell us",
	send: "Decline the offer",
} as const;

export const askTexts = {
	title: "Your questions",
	askedForChange: (moment: string) => `You asked for a change on ${moment}`,
	answered: (moment: string) => `${firstName} answered on ${moment}`,
	/** A question was settled without words: by phone, by a new offer or a date, or because the customer took it back. */
	settled: (moment: string) => `Settled on ${moment}`,
	waits: `${firstName} will get back to you.`,
	offerStays: `Our offer stays as it is until ${firstName} sends you a new one.`,
	open: "Ask a question",
	question: "Your question",
	hint: `${firstName} will answer by phone, text or email, as you prefer.`,
	send: "Send the question",
	asked: (moment: string) => `You asked on ${moment}`,
} as const;

export const offerOutcomes = {
	accepted: "You accepted this offer",
	acceptedBy: {
		page: (name: string, moment: string) => `Signed by ${name} on ${moment}.`,
		phone: (name: string, moment: string) => `By phone, as ${name}. ${firstName} noted it on ${moment}.`,
		paper: (name: string, moment: string) =>
			`On paper, signed by ${name}. ${firstName} noted it on ${moment}.`,
	},
	wished: "Times that work for you",
	next: "Nothing is due until the work is done.",
	declined: (moment: string) => ({
		title: "You declined this offer",
		text: `On ${moment}. If you change your mind, call or text us and we'll send you a new one.`,
	}),
	expired: (day: string) => ({
		title: "This offer has expired",
		text: `It was valid until ${day}. Call ${phone.display} or ask below, and we'll renew it.`,
	}),
	withdrawn: {
		title: "We withdrew this offer",
		text: `You'll hear from us. If you don't, please call ${phone.display}.`,
	},
	calledOff: {
		title: "This work was called off",
		text: `Nothing is planned, and nothing is due. If that's not what we agreed, please call ${phone.display}.`,
	},
	agreedBefore: (number: number, total: string) => `What you accepted before: offer ${number} for ${total}`,
	earlier: "Other offers",
	earlierStates: {
		open: "Open",
		replaced: "Replaced",
		expired: "Expired",
		withdrawn: "Withdrawn",
		declined: "Declined",
		accepted: "Accepted",
	},
} as const;

export const answerTexts = {
	missingName: "Enter your full name",
	missingTerms: "Check this box to accept the offer",
	missingQuestion: "Enter your question",
	longSignature: "Your drawing has too many strokes. Clear it and draw it again, or leave it out",
	tooManyWishes: "Pick at most three half days",
	slotUnavailable: (halves: string) => `No longer free: ${halves}. Pick another time, or go on without one.`,
	refused: { title: "Almost there", text: "Please take another look at these:" },
	badForm: { title: `That did not work. Please try again, or call ${phone.display}.` },
	notCurrent: {
		title: "That is no longer possible",
		text: "The offer was already answered, replaced or withdrawn, or it had expired. Anything you wrote is still here, and this is where the offer stands now:",
	},
	tooManyQuestions: `This was not sent, because too many questions came from this page today. Please call ${phone.display} instead.`,
	asked: { title: "We have your question", text: `${firstName} will get back to you.` },
	requested: {
		title: "We have your request for a change",
		text: `${firstName} will look at it and send you a new offer. Until then, the one you have stays as it is.`,
	},
	contactChanged: {
		title: "We have your new details",
		text: `${firstName} can see them now. The offer you have stays as it is.`,
	},
	takenBack: {
		title: "You took back your change",
		text: `${firstName} will see that. The offer you have stays as it is.`,
	},
	accepted: { title: "Thank you for accepting", text: "Here is what you accepted, and what happens next." },
	saidNo: { title: "We have your answer", text: `You declined the offer. ${firstName} will see that.` },
	declined: {
		title: "You declined the new offer",
		text: `${firstName} will see that. What you accepted before stands as agreed.`,
	},
	otherPrice: {
		title: "Your quote has changed in the meantime",
		text: `${firstName} corrected it. The new total is below: if something isn't the way you want it, change your answers there or call ${phone.display}.`,
	},
	unreachable: {
		title: "We couldn't save that right now",
		text: "Nothing you sent is lost. Please try again in a minute.",
	},
	offline:
		"You're offline, so this was not sent. Nothing is lost: press the button again once you're connected.",
	/** This stands above what was sent, where the page has no form for it. Of its other forms a browser sends nothing. */
	keptTitle: "What you sent is still here",
	again: "Try again",
	picked: (halves: string) => `You picked: ${halves}.`,
	kept: {
		...{ name: "Your full name", address: "Street and house number" },
		...{ comment: "Your message", question: "Your question" },
	},
} as const;
