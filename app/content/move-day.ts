import { business } from "#app/config/business.ts";
import { hello } from "./quote-card.ts";

const { name: company, owner } = business;

const jobs = (count: number) => (count === 1 ? "1 job" : `${count} jobs`);

const were = (count: number) => `${jobs(count)} ${count === 1 ? "was" : "were"}`;
const nothing = "Nothing was changed.";

export const moveDayPage = {
	title: "Move this day",
	explained:
		"Rain, or a van that does not start? Each job gets the time beside it: the half day that its customer asks for, or one on the next day with room. A job with times of its own keeps them. Customers with an email address hear of it 10 seconds later, and can say on their page whether it works for them.",
	to: "Move to",
	choose: "Choose a new date",
	sameTimes: "The times it has",
	halves: "Half days",
	/** A time was chosen and cannot be taken any more. */
	taken: (slot: string) => `${slot} (not free)`,
	moveJobs: (count: number) => `Move ${jobs(count)}`,
	/** This stands where no script counts the jobs. */
	moveTicked: "Move the selected jobs",
	undoAgain: (count: number) => `Move ${jobs(count)} back`,
	moving: "Moving…",
	unknown: { title: "There is no such day", text: "The link is incomplete." },
	empty: { title: "No job to move", text: "There is none on this day, or all are done." },
	moved: (count: number, isMailed: boolean) =>
		`Moved ${jobs(count)}.${isMailed ? ` ${count === 1 ? "The customer hears" : "Customers hear"} of it in 10 seconds.` : ""}`,
	movedTitle: "Moved from this day",
	mailed: (email: string) => `${email} is mailed`,
	notMailed: "No email address: text the new date",
	fine: "Fine with the customer",
	text: "Text the new date",
	message: (name: string, when: string, link: string | null) =>
		`${hello(name)}, this is ${owner.firstName} from ${company}. We have to move your appointment: we're now coming on ${when}. ${link ? `Does that work, or would another day be better? Tell us here: ${link}` : "If that doesn't work for you, just reply to this message."}`,
	askedMessage: (name: string, when: string) =>
		`${hello(name)}, this is ${owner.firstName} from ${company}. As you asked, we're now coming on ${when}.`,
	calendar: "To the calendar",
	refused: {
		move: {
			title: (count: number) => `${were(count)} not moved`,
			text: (moved: number) => (moved === 0 ? nothing : `Moved: ${jobs(moved)}.`),
		},
		undo: {
			title: (count: number) => `${were(count)} not moved back`,
			text: (moved: number) => (moved === 0 ? nothing : `Moved back: ${jobs(moved)}.`),
		},
		none: { title: "No job was moved", text: "Select at least one job." },
		of: (name: string, why: string) => `${name}: ${why}`,
	},
	errors: {
		slot: "choose a new date",
		full: "this time is full by now",
		kept: (title: string) => `this time is kept for “${title}”`,
		off: "nobody works on this day",
		"closed-hours": "nobody works at this time",
		meanwhile: "the date was changed meanwhile",
		asked: "the customer asked for another day meanwhile",
		closed: "the quote is done, lost or spam",
		gone: "the quote is not there any more",
		unreachable: "the database did not answer. Please try again",
	},
	aJob: "A job",
	signedOut: "The day was not moved",
	unreachable: {
		title: "The day was not moved as a whole",
		text: "The database did not answer. What you chose is still here: please try again, and no job is moved twice.",
	},
} as const;
