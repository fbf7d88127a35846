/** The mails about offers: plain text, which is escaped where it becomes HTML. */
import { business } from "#app/config/business.ts";

const { brand, owner, phone } = business;
const { firstName } = owner;

/** What another offer is to the one before, in its mail and on its page. */
export const offerBefore = {
	replaced: "This offer replaces the earlier one.",
	accepted: "What you accepted before stands until you accept this one.",
} as const;

export const offerMail = {
	subject: (total: string) => `Your offer from ${brand.name}: ${total}`,
	preview: (day: string) => `A firm price, valid until ${day}.`,
	heading: "Your firm price",
	note: (text: string) => `${firstName} writes: ${text}`,
	open: "View the offer",
	total: "Firm price",
	validUntil: "Valid until",
	reference: "Reference",
	saving: (amount: string) => `−${amount}`,
	closing: [
		`Questions? Reply to this email or call ${phone.display}.`,
		"Keep the link to yourself: anyone who has it can answer the offer.",
	],
} as const;

export const acceptedMail = {
	subject: (total: string) => `You accepted our offer: ${total}`,
	preview: "What you agreed to, for your records.",
	heading: "Thank you. It's agreed",
	intro: {
		page: (name: string, moment: string) => `You accepted our offer on ${moment} and signed it as ${name}.`,
		phone: (name: string, moment: string) =>
			`You accepted our offer by phone. ${firstName} noted it on ${moment}, for ${name}.`,
		paper: (name: string, moment: string) =>
			`You accepted our offer on paper, signed by ${name}. ${firstName} noted it on ${moment}.`,
	},
	day: { set: "Your date is set.", open: `${firstName} will agree on a day with you.` },
	terms: "What you agreed to, word for word, is on your page.",
	open: "Open your page",
	wishes: "Times that work for you",
	comment: "You wrote",
	closing: [
		"Nothing is due now: you pay when the work is complete.",
		`If this wasn't you, call ${phone.display} right away.`,
	],
} as const;

export const answeredMail = {
	subjects: {
		accepted: (name: string, total: string) => `Accepted ${total}: ${name}`,
		declined: (name: string, total: string) => `Declined ${total}: ${name}`,
		declinedFurther: (name: string, total: string) => `Declined the new offer of ${total}: ${name}`,
	},
	headings: {
		...{ accepted: "Offer accepted", declined: "Offer declined" },
		declinedFurther: "New offer declined",
	},
	texts: {
		accepted: (name: string, total: string) => `${name} accepted the offer of ${total}.`,
		declined: (name: string, total: string) => `${name} declined the offer of ${total}.`,
		declinedFurther: (name: string, total: string) =>
			`${name} declined the new offer of ${total}. What was accepted before stands as agreed.`,
	},
	saving: (amount: string) => `${amount} came off the offer, because the days picked are near other work.`,
	labels: {
		name: "Signed by",
		phone: "Phone",
		email: "Email",
		reason: "Reason",
		comment: "Message",
		wishes: "Times that work",
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
	heading: "A customer asks for a change",
	intro: (name: string) =>
		`${name} would like different work than the offer has. The offer stays as it is until you send a new one:`,
} as const;

export const answerMail = {
	subject: `${brand.name} answered your question`,
	heading: `${firstName} answered`,
	asked: "You asked",
	open: "Open my quote",
	closing: [`Another question? Reply to this email or call ${phone.display}.`],
} as const;
