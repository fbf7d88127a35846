import { business } from "#app/config/business.ts";

const call = `or call ${business.phone.display}`;

export const problems = {
	forbidden: {
		title: "This form was not sent from our site",
		text: `To keep your details safe we only accept forms from our own pages. Please open the page here, fill it in again, ${call}.`,
	},
	"no-source": {
		title: "Your browser did not say where this form comes from",
		text: `To keep your details safe we only accept forms from our own pages, and a setting or an extension of your browser hides the page you sent this from. Please let it send the referrer to our site, go back and send the form again, use another browser, ${call}.`,
	},
	method: {
		title: "This address cannot do that",
		text: `Please go back to the page you came from and try again, ${call}.`,
	},
	"media-type": {
		title: "We could not read what was sent",
		text: `Please fill in the form on our page and send it again, ${call}.`,
	},
	"too-large": {
		title: "That is more than we can take",
		text: `Please go back to the page you came from and send less at once: shorter answers, fewer or smaller photos, or a part of the file, ${call}.`,
	},
	"too-long": {
		title: "That address is too long",
		text: `Please go back to the page you came from and try again, ${call}.`,
	},
	"wrong-host": {
		title: "This is not our address",
		text: `You will find us at ${new URL(business.siteUrl).host}.`,
	},
	address: {
		title: "There is no form at this address",
		text: `Please go back to the page you came from and send it again, ${call}.`,
	},
	"too-many": {
		title: "That was a lot at once",
		text: `Please wait a minute and try again, ${call}. Nothing you saved is lost.`,
		/** The same page can be asked for again in a moment. */
		canRetry: true,
	},
	failure: {
		title: "Something went wrong",
		text: `We're sorry, but something unexpected happened. Please try again in a moment, ${call}.`,
	},
} as const;

export type ProblemName = keyof typeof problems;

export const problemNames = Object.keys(problems).filter((name): name is ProblemName => name in problems);
