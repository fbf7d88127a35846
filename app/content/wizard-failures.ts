import { business } from "#app/config/business.ts";

export interface StepFailure {
	title: string;
	text: string;
	links?: readonly { to: string; label: string }[];
}

const { display } = business.phone;

/** The wording is fixed, except `tooMany`, `unreachable` and `cookies`. */
export const stepFailures = {
	service: { title: "Missing Information", text: "Please complete all required fields" },
	contact: { title: "Missing Information", text: "Please provide your name and phone number" },
	condition: {
		title: "Please Answer Required Questions",
		text: "We need this info to give you accurate pricing",
	},
	package: { title: "No Package Selected", text: "Please select a package" },
	price: { title: "Error", text: `Unable to calculate pricing. Please try again or call ${display}` },
	save: { title: "Error Saving Quote", text: `Something went wrong. Please call us at ${display}` },
	tooMany: {
		title: "That's a lot of changes for today",
		text: `We have what you sent before, but this change was not sent. Your answers are still on this page: please send them tomorrow, or call ${display}.`,
	},
	unreachable: {
		title: "Not Sent",
		text: `This did not get through. Your answers are still here: please check your connection and try again, or call ${display}.`,
	},
	cookies: {
		title: "Cookies Are Switched Off",
		text: `This browser did not keep our cookie, which holds your answers from one step to the next. Your answers are still on this page: please allow cookies for this site and try again, or call ${display} for your quote.`,
	},
	confirm: { title: "Error", text: "Something went wrong. Please try again." },
} as const satisfies Record<string, StepFailure>;

export const draftLosses = {
	missing: {
		title: "Please start with these questions",
		text: "We found no earlier answers in this browser. They are kept for 24 hours.",
	},
	expired: {
		title: "Your earlier answers have expired",
		text: "They are kept for 24 hours. Please answer these questions again.",
	},
	erased: {
		title: "This quote request was deleted",
		text: `It was erased for good, so an old page cannot send it again, and nothing was saved just now. For a new quote please answer these questions again, or call us at ${display}.`,
	},
	replaced: {
		title: "The link to your quote was replaced",
		text: `This page came from the older link, so your saved quote was not changed. Please use the newer link, or send these answers as a new quote. Questions? Call us at ${display}.`,
	},
	done: {
		title: "This job is already done",
		text: `That is why your saved quote was not changed. If there is more to do, please send these answers as a new quote. Questions? Call us at ${display}.`,
	},
	kept: "What you just sent is not lost: you'll find it filled in when you get back to that step.",
} as const;
