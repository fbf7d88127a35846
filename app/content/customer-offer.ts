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
		withdrawn: "Firm price (taken back)",
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
	intro: (total: string) =>
		`By accepting you order the work above for ${total}. There is nothing to pay now.`,
	termsTitle: "What you agree to",
	agreedTitle: "What you agreed to",
	termsVersion: (version: string) => `Terms of ${version}`,
	wishes: "When would it suit you?",
	wishesHint: `Pick up to three half days. ${firstName} confirms one of them.`,
	near: "We are in your area on these days:",
	otherDays: "Other days:",
	nearSaving: (amount: string) => `You save ${amount} if you pick only days on which we are in your area.`,
	savingChanged:
		"Something has changed since you opened this page, and you would not save what it said. Please look at it once more.",
	dateIsSet: "Your date is set",
	otherDate: `You can move or cancel it free of charge ${freeChange}: ask for another day on this page, or call or text us.`,
	moreDays: "Later days",
	otherTime: "Another time that suits you better",
	noWishes: `${firstName} gets in touch to agree on a day with you.`,
	wish: (day: string, half: string) => `${day}, ${half}`,
	halves: { morning: "Morning", afternoon: "Afternoon" },
	name: "Your full name",
	nameHint: "Typed, it counts as your signature.",
	address: "Street and house number",
	addressHint: "Where we come to work: so far we know your ZIP code alone.",
	draw: "Sign by hand (optional)",
	drawHint: "With a finger or the mouse. Your typed name is enough.",
	clear: "Clear",
	terms: "I accept the offer and what it says above",
	send: (total: string) => `Accept for ${total}`,
	sendSaving: (total: string, reduced: string) => `Accept for ${total}, or ${reduced} with the saving`,
} as const;

export const paperTexts = {
	customer: "Customer",
	place: "Where we work",
	how: "To accept on paper, sign here and give us this page. To accept online, or to ask something, open this address:",
	signature: "Signature",
	date: "Date",
	days: "Days that suit you",
} as const;

export const signatureTexts = { of: (name: string) => `Signature of ${name}` } as const;

export const declineTexts = {
	open: "No, thank you",
	reason: "What decided it?",
	reasons: {
		price: "The price",
		timing: "The time does not suit me",
		"went-elsewhere": "I chose somebody else",
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
	waits: `${firstName} gets back to you.`,
	offerStays: `Our offer stays as it is until ${firstName} sends you a new one.`,
	open: "Ask a question",
	question: "Your question",
	hint: `${firstName} answers by phone, text or email, as you prefer.`,
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
	wished: "Times that suit you",
	next: "Nothing is due before the work is done.",
	declined: (moment: string) => ({
		title: "You declined this offer",
		text: `On ${moment}. If you think better of it, call or text us and you get a new one.`,
	}),
	expired: (day: string) => ({
		title: "This offer has expired",
		text: `It was valid until ${day}. Call ${phone.display} or ask below, and we renew it.`,
	}),
	withdrawn: {
		title: "We took this offer back",
		text: `You will hear from us. If you have not, please call ${phone.display}.`,
	},
	calledOff: {
		title: "This work was called off",
		text: `Nothing is planned, and nothing is due. If that is not what we agreed, please call ${phone.display}.`,
	},
	earlier: "Other offers",
	earlierStates: {
		open: "Open",
		replaced: "Replaced",
		expired: "Expired",
		withdrawn: "Taken back",
		declined: "Declined",
		accepted: "Accepted",
	},
} as const;

export const answerTexts = {
	missingName: "Enter your full name",
	missingTerms: "Check this box to accept the offer",
	missingQuestion: "Enter your question",
	longSignature: "Your drawing has too many strokes. Clear it and draw it again, or go on without it",
	tooManyWishes: "Pick at most three half days",
	slotUnavailable: (halves: string) => `Taken by now: ${halves}. Pick another time, or go on without it.`,
	refused: { title: "Almost there", text: "Please look at these once more:" },
	badForm: { title: `That did not work. Please try again, or call ${phone.display}.` },
	notCurrent: {
		title: "That could not be done any more",
		text: "The offer was answered, replaced or taken back, or had expired. Anything you wrote in that form is still here, and this is how the offer stands now:",
	},
	tooManyQuestions: `Your question was not sent: many came from this page today. Please call ${phone.display} instead.`,
	asked: { title: "Your question has arrived", text: `${firstName} gets back to you.` },
	requested: {
		title: "Your change has arrived",
		text: `${firstName} looks at it and sends you a new offer. Until then the one you have stays as it is.`,
	},
	contactChanged: {
		title: "We have your new details",
		text: `${firstName} knows how to reach you and where to come. The offer you have stays as it is.`,
	},
	takenBack: {
		title: "Your change is taken back",
		text: `${firstName} reads it. The offer you have stays as it is.`,
	},
	accepted: { title: "Your yes has arrived", text: "Here is what you accepted, and what happens next." },
	saidNo: { title: "Your answer has arrived", text: `You declined the offer. ${firstName} reads it.` },
	declined: {
		title: "You declined the further offer",
		text: `${firstName} reads it. What you accepted before stays as it was agreed.`,
	},
	otherPrice: {
		title: "Your quote has changed meanwhile",
		text: `${firstName} corrected it. Below is what it comes to now: if something is not as you want it, change your answers there or call ${phone.display}.`,
	},
	unreachable: {
		title: "We could not save that right now",
		text: "Nothing you sent is lost. Please try again in a minute.",
	},
	offline: "You are offline, so this was not sent. Nothing is lost: press it again once you are connected.",
	/** This stands above what was sent, where the page has no form for it. Of its other forms a browser sends nothing. */
	keptTitle: "What you sent is still here",
	again: "Try again",
	picked: (halves: string) => `You picked: ${halves}.`,
	kept: {
		...{ name: "Your full name", address: "Street and house number" },
		...{ comment: "Your message", question: "Your question" },
	},
} as const;
