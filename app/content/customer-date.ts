import { business } from "#app/config/business.ts";

const { freeChange, owner, phone } = business;
const { firstName } = owner;

export const dateAnswerTexts = {
	ask: "Does this suit you?",
	/** Another day was asked for; `halves` is such as "Thu, Dec 3, morning", and empty where none of the free ones suits. */
	pending: (halves: string) => `You asked for ${halves || "another day"}. ${firstName} gets back to you.`,
	askAfterAll: (time: string) => `Does ${time} suit you after all?`,
	fine: "Fine",
	isFine: "You said that this date is fine.",
	isPicked: "You picked this day.",
	open: "Another day suits me better",
	tooLate: `If it does not suit you after all, please call ${phone.display}.`,
	wishes: "Which day would suit you?",
	hint: `Pick up to three half days. You can move your appointment free of charge ${freeChange}: ${firstName} looks at what you pick and gets back to you. Until then the date above holds.`,
	wholeDay: "Your work takes the whole day: each half that you pick stands for all of its day.",
	noWishes: `No other day is free in the next weeks. Say when it would suit you, and ${firstName} gets back to you.`,
	comment: "Another time, or anything we should know",
	send: "Ask for another day",
	missing: "Pick a half day, or say when it would suit you",
	over: {
		title: "That could not be done any more",
		text: `The date is today, is over, or was taken back. Please call ${phone.display}.`,
	},
	otherDate: "The date was changed meanwhile. This is the new one: does it suit you?",
	agreed: { title: "Thank you", text: `${firstName} knows that the date is fine.` },
	requested: {
		title: "Your request has arrived",
		text: `${firstName} looks at it and gets back to you. Until then the date below holds.`,
	},
} as const;

/** What a customer asks for, as the owner reads it; `halves` has a half day a line. */
export const dateRequest = {
	halves: (day: string, halves: string) => `Please move it from ${day} to:\n${halves}`,
	none: (day: string) => `Another day than ${day} would suit me better.`,
} as const;
