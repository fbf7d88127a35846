import { business } from "#app/config/business.ts";
import { ageTexts } from "#app/time/time-text.ts";
import { calendarPage } from "./calendar.ts";
import { hello } from "./quote-card.ts";

const { guarantee, name: company, owner, social } = business;

interface OfferReminder {
	name: string;
	total: string;
	/** The last day on which the offer can be accepted. */
	lastDay: string;
	/** The whole address of the customer's page. */
	link: string;
}

interface NextVisitReminder {
	name: string;
	/** Since the job. */
	months: number;
	/** What was done, as `nextVisitMail` says it. */
	did: string;
	/** Whole sentences about how often it is recommended. */
	advice: string;
	/** The whole address where it gets a new price. */
	link: string;
}

export const todayPage = {
	title: "Today",
	empty: {
		title: "All caught up",
		text: "Nobody waits for you, and no job is planned for today. Enjoy the quiet!",
	},
	/** Above the copy that a device keeps. */
	kept: (time: string) =>
		`This is your day as it was on ${time}. Calls, texts and maps work; mark jobs as done once there is a connection.`,
	plan: { jobs: "Jobs today", tomorrow: "Tomorrow" },
	when: (half: "morning" | "afternoon" | null, from: string, to: string) =>
		[half && calendarPage.halves[half], calendarPage.time(from, to)].filter(Boolean).join(", "),
	route: "The day's stops as one map",
	routePart: (part: number, parts: number) => `The day's stops as a map, part ${part} of ${parts}`,
	up: "Earlier",
	down: "Later",
	onMyWay: "On my way",
	late: "Running late",
	onMyWayText: (name: string) =>
		`${hello(name)}, this is ${owner.firstName} from ${company}. I am on my way to you now.`,
	lateText: (name: string) =>
		`${hello(name)}, this is ${owner.firstName} from ${company}. I am running about 30 minutes late today. Sorry for the wait!`,
	/** `time` is such as "Tuesday, May 12, 2026, morning (8 am to 12 pm)". */
	dateText: (name: string, time: string) =>
		`${hello(name)}, this is ${owner.firstName} from ${company}. A reminder: we come to you on ${time}. If that does not suit any more, just answer this message.`,
	message: (text: string) => `Message: ${text}`,
	note: (text: string) => `Notes: ${text}`,
	/** What holds for every job of the customer. */
	always: (text: string) => `Always: ${text}`,
	where: (place: string, town = "") => (town === "" ? place : `${place} (${town})`),
	finishJob: "Done",
	work: "What was done",
	markDone: "Mark as done",
	groups: {
		unfinished: "Earlier jobs: how did they go?",
		undelivered: "Offers not delivered yet",
		asks: "Questions and changes asked for",
		fresh: "New requests",
		week: "Offers unanswered for 7 days",
		days: "Offers unanswered for 2 days",
		accepted: "Dates to confirm",
		expired: "Offers that expired unanswered",
		done: "Jobs done: say thank you",
		visits: "Due for the next cleaning",
	},
	/** Where a list has more than is shown. */
	all: { jobs: "See all in the calendar", quotes: "See all" },
	job: (work: string, total: string) => `${work} · ${total}`,
	waiting: (age: string) => (age === ageTexts.now ? "Has just asked" : `Waiting for ${age}`),
	offer: (total: string, lastDay: string) => `Offer of ${total}, valid until ${lastDay}`,
	/** Of an offer that has expired. */
	ended: (total: string, lastDay: string) => `Offer of ${total}, was valid until ${lastDay}`,
	expired: (ago: string) => `Expired ${ago}`,
	renew: "Renew the offer",
	answer: "Answer",
	newOffer: "Make a new offer",
	asked: (ago: string) => `Asked ${ago}`,
	remindersStopped: "Reminders stopped",
	sent: (ago: string) => `Sent ${ago}`,
	accepted: (ago: string) => `Accepted ${ago}`,
	wishes: (halves: readonly string[]) => `Would like: ${halves.join("; ")}`,
	done: "Done",
	call: "Call",
	map: "Map",
	remind: "Text a reminder",
	/** Pressed once the text has been sent, or the customer was called. */
	reminded: "Mark as reminded",
	wasReminded: "Marked as reminded",
	thanked: "Mark as thanked",
	wasThanked: "Marked as thanked",
	undo: "Undo",
	/** In its place, where the customer has an email address. */
	isMailed: "Reminders go out by email",
	/** Of a job whose day is over. */
	finish: "Done or lost",
	thank: "Text a thank-you",
	finished: (ago: string) => `Done ${ago}`,
	setDate: "Set the date",
	/** The texts that remind of an offer, the first and the second. */
	reminders: {
		days: ({ name, total, lastDay, link }: OfferReminder) =>
			`${hello(name)}, this is ${owner.firstName} from ${company}. Did you get to look at your offer of ${total}? You can accept it until ${lastDay}, or ask me anything: ${link}`,
		week: ({ name, total, lastDay, link }: OfferReminder) =>
			`${hello(name)}, ${owner.firstName} from ${company} once more. Your offer of ${total} is good until ${lastDay}: ${link} If it is not for you, just say so there, and I will not ask again.`,
	},
	/** Of a next cleaning. */
	due: (services: string) => `Due: ${services}`,
	/** `day` is such as "Tuesday, May 12, 2026". */
	lastJob: (day: string) => `Last job: ${day}`,
	/** The text that reminds of the next cleaning: what the mail says. */
	nextVisit: ({ name, months, did, advice, link }: NextVisitReminder) =>
		`${hello(name)}, ${owner.firstName} from ${company} here. About ${months} months ago we finished ${did}. ${advice} If you would like us to come again, a new price takes a minute: ${link} If not, no need to answer: I ask only once.`,
	/** To everybody alike, whether they were happy or not. */
	thanks: (name: string) =>
		`${hello(name)}, ${owner.firstName} from ${company} here. Thank you for having us! If anything is not right, ${guarantee.promise}. Would you write a few honest words about how it went? ${social.reviews.href}`,
	counts: {
		fresh: (count: string) => `${count} new`,
		offers: (count: string) => `${count} unanswered`,
		accepted: (count: string) => `${count} to schedule`,
		jobs: (count: string) => (count === "1" ? "1 job" : `${count} jobs`),
	},
} as const;
