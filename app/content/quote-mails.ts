/** These texts are plain, and escaped where they become HTML. */
import { business } from "#app/config/business.ts";
import { isolated } from "#app/fields/text.ts";
import { nextOpening, type WorkingTimes } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { afterOpening } from "./phrases.ts";

const { timing } = business;

function promise(time: UtcMs, times: WorkingTimes): string {
	const when = afterOpening(nextOpening(time, times));
	return when
		? `The website promised an answer ${when}.`
		: `The website promised to be in touch in ${timing.firstText}.`;
}

export const quoteMail = {
	subjects: {
		submitted: (name: string, packageName: string, total: string) =>
			`New quote: ${name}, ${packageName} ${total}`,
		submittedAndConfirmed: (name: string, packageName: string, total: string) =>
			`New quote, confirmed ${total}: ${name}, ${packageName}`,
		confirmed: (name: string, packageName: string, total: string) =>
			`Confirmed ${total}: ${name}, ${packageName}`,
		changed: (name: string, what: string) => `Changed: ${name}, ${what.toLowerCase()}`,
		maybeSpam: (subject: string) => `Maybe spam: ${subject}`,
		test: (subject: string) => `Test: ${subject}`,
	},
	headings: {
		submitted: "New quote request",
		submittedAndConfirmed: "New quote request, total confirmed",
		confirmed: "Total confirmed",
		changed: "Quote changed",
	},
	preview: (services: string, zip: string) => `${services}, ZIP ${zip}`,
	submitted: (name: string, time: UtcMs, times: WorkingTimes) =>
		`${name} asked for a quote. ${promise(time, times)}`,
	confirmed: (name: string, total: string) => `${name} confirmed the total of ${total}.`,
	changed: (name: string) => `${name} changed a quote after sending it.`,
	contactedBefore: (moment: string) => `You marked it as contacted before that, on ${moment}.`,
	maybeSpam: (reasons: string) => `This may be spam: ${reasons}. Look twice before you answer.`,
	test: "This is a test that was sent from the dashboard: nobody is waiting for an answer.",
	call: (phone: string) => `Call ${phone}`,
	text: (firstName: string) => `Text ${firstName}`,
	email: (firstName: string) => `Email ${firstName}`,
	open: "Open the quote",
	labels: { changes: "Changed", total: "Total", confirmedTotal: "Confirmed total", home: "Home" },
	change: (label: string, from: string, to: string) => `${label}: ${isolated(from)} → ${to}`,
	reply: (firstName: string) => `Reply to this email to write to ${firstName}.`,
} as const;

const requests = (count: number) => (count === 1 ? "1 request" : `${count} requests`);

export const spamDigestMail = {
	subject: (count: number) => `New in Spam: ${requests(count)}`,
	heading: "New in Spam",
	intro:
		'These requests went to Spam, and no email told you about them. Check whether a customer is among them: "Not spam" brings a request back.',
	button: "Open Spam",
} as const;

export const moreQuotesMail = {
	subject: (count: number) => `A lot at once: news of ${requests(count)} in one email`,
	heading: "All in one email",
	intro:
		"More came in than you would want separate emails about. This one names everybody who got none of their own, the first at the top. Some may be spam.",
	button: "Open the dashboard",
} as const;

/** What a visitor did, where one mail tells of many. */
export const gatheredNews = {
	changed: (what: string) => `Changed: ${what.toLowerCase()}`,
	accepted: "Accepted the offer",
	declined: "Declined the offer",
	declinedFurther: "Declined the new offer",
	question: (text: string) => `Asked: ${text}`,
	change: (text: string) => `Asked for a change: ${text}`,
} as const;

export const quoteListLine = {
	about: (parts: readonly string[]) => parts.join(", "),
	andMore: (count: number) => `And ${count} more on the dashboard.`,
} as const;
