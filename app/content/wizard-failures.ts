import { business } from "../config/business";

/** What a failed step says, title and text (SPEC sections 5 and 8). */
export interface StepFailure {
	title: string;
	text: string;
}

const { display } = business.phone;

/** Word for word the spec's messages (SPEC section 5; section 8, error catalogue), but for `unreachable`. */
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
	unreachable: {
		title: "Not Sent",
		text: `We could not be reached. Your answers are still here: please check your connection and try again, or call ${display}.`,
	},
	confirm: { title: "Error", text: "Something went wrong. Please try again." },
} as const satisfies Record<string, StepFailure>;
