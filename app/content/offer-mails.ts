/** The mails about offers: plain text, which is escaped where it becomes HTML. */
import { business } from "#app/config/business.ts";

const { brand, owner, phone } = business;
const { firstName } = owner;
const theDay = `Unless your day is already set, ${firstName} agrees on one with you.`;

/** What another offer is to the one before, in its mail and on its page. */
export const offerBefore = {
	replaced: "This offer takes the place of the one before.",
	accepted: "Until you accept it, what you accepted before stays as it is.",
} as const;

export const offerMail = {
	subject: (total: string) => `Your offer from ${brand.name}: ${total}`,
	preview: (day: string) => `A firm price, valid until ${day}.`,
	heading: "Your firm price",
	note: (text: string) => `${firstName} writes: ${text}`,
	open: "Look at the offer",
	total: "Firm price",
	validUntil: "Valid until",
	reference: "Reference",
	saving: (amount: string) => `−${amount}`,
	closing: [
		`A question? Reply to this mail or call ${phone.display}.`,
		"Keep the link to yourself: whoever has it can answer the offer.",
	],
} as const;

export const acceptedMail = {
	subject: (total: string) => `You accepted our offer: ${total}`,
	preview: "What you agreed to, for your records.",
	heading: "Thank you. It is agreed",
	intro: {
		page: (name: string, moment: string) =>
			`You accepted our offer on ${moment} and signed it as ${name}. ${theDay}`,
		phone: (name: string, moment: string) =>
			`You accepted our offer by phone. ${firstName} noted it on ${moment}, for ${name}. ${theDay}`,
		paper: (name: string, moment: string) =>
			`You accepted our offer on paper, signed by ${name}. ${firstName} noted it on ${moment}. ${theDay}`,
	},
	terms: "What you agreed to, word for word, is on your page.",
	open: "Open your page",
	wishes: "Times that suit you",
	comment: "You wrote",
	closing: [
		"Nothing is due now: you pay when the work is complete.",
		`Was this not you? Call ${phone.display} at once.`,
	],
} as const;

export const answeredMail = {
	subjects: {
		accepted: (name: string, total: string) => `Accepted ${total}: ${name}`,
		declined: (name: string, total: string) => `Declined ${total}: ${name}`,
		declinedFurther: (name: string, total: string) => `Declined the further ${total}: ${name}`,
	},
	headings: {
		...{ accepted: "Offer accepted", declined: "Offer declined" },
		declinedFurther: "Further offer declined",
	},
	texts: {
		accepted: (name: string, total: string) => `${name} accepted the offer of ${total}.`,
		declined: (name: string, total: string) => `${name} declined the offer of ${total}.`,
		declinedFurther: (name: string, total: string) =>
			`${name} declined the further offer of ${total}. What was accepted before stays as it was agreed.`,
	},
	saving: (amount: string) => `${amount} came off the offer, because the days picked are near other work.`,
	labels: {
		name: "Signed by",
		phone: "Phone",
		email: "Email",
		reason: "Reason",
		comment: "Message",
		wishes: "Times that suit",
		number: "Offer",
		question: "Question",
		change: "Asks for",
	},
	open: "Open the quote",
} as const;

export const questionMail = {
	subject: (name: string) => `Question from ${name}`,
	heading: "A customer asks",
	intro: (name: string) => `${name} asked on the page of the quote:`,
} as const;

export const changeMail = {
	subject: (name: string) => `${name} asks for a change`,
	heading: "A change is asked for",
	intro: (name: string) =>
		`${name} would like other work than the offer has. The offer stays as it is until you send a new one:`,
} as const;

export const answerMail = {
	subject: `The answer to your question, from ${brand.name}`,
	heading: `${firstName} answers`,
	asked: "You asked",
	open: "Open my quote",
	closing: [`Another question? Reply to this mail or call ${phone.display}.`],
} as const;
