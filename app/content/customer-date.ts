import { business } from "#app/config/business.ts";

const { freeChange, owner, phone } = business;
const { firstName } = owner;

export const dateAnswerTexts = {
	ask: "Does this work for you?",
	/** Another day was asked for; `halves` is such as "Thu, Dec 3, morning", and empty where none of the free ones suits. */
	pending: (halves: string) => `You asked for ${halves || "another day"}. ${firstName} will get back to you.`,
	askAfterAll: (time: string) => `Does ${time} work for you after all?`,
	fine: "That works",
	isFine: "You said that this date works for you.",
	isPicked: "You picked this day.",
	open: "Another day would be better",
	tooLate: `If it doesn't work for you after all, please call ${phone.display}.`,
	wishes: "Which day would work for you?",
	hint: `Pick up to three half days. You can move your appointment free of charge ${freeChange}. ${firstName} will look at what you pick and get back to you. Until then, the date above stands.`,
	wholeDay: "Your job takes a whole day, so either half that you pick means all of that day.",
	noWishes: `No other day is free in the next few weeks. Tell us what would work for you, and ${firstName} will get back to you.`,
	comment: "Another time, or anything else we should know",
	send: "Ask for another day",
	missing: "Pick a half day, or tell us what would work for you",
	over: {
		title: "That is no longer possible",
		text: `Your appointment is today, is over, or was canceled. Please call ${phone.display}.`,
	},
	otherDate: "The date has changed in the meantime. This is the new one: does it work for you?",
	workChanged: { title: "Your changes are saved", text: "The date below stands." },
	agreed: { title: "Thank you", text: `${firstName} knows that the date works for you.` },
	requested: {
		title: "We have your request",
		text: `${firstName} will look at it and get back to you. Until then, the date below stands.`,
	},
} as const;

/** What a customer asks for, as the owner reads it; `halves` has a half day a line. */
export const dateRequest = {
	halves: (day: string, halves: string) => `Please move my appointment from ${day} to:\n${halves}`,
	none: (day: string) => `A day other than ${day} would work better for me.`,
} as const;
