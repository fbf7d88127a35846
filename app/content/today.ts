import type { HalfName } from "#app/catalog/quote-enums.ts";
import { ageTexts } from "#app/time/time-text.ts";
import { calendarPage } from "./calendar.ts";

export const todayPage = {
	title: "Today",
	empty: {
		title: "All caught up",
		text: "Nobody waits for you, and no job is planned for today. Enjoy the quiet!",
	},
	/** This stands above the copy that a device keeps. */
	kept: (time: string) =>
		`This is your day as it was on ${time}. Calls, texts and maps work; mark jobs as done once there is a connection.`,
	plan: { jobs: "Jobs today", tomorrow: "Tomorrow" },
	when: (half: HalfName | null, from: string, to: string) =>
		[half && calendarPage.halves[half], calendarPage.time(from, to)].filter(Boolean).join(", "),
	route: "The day's stops as one map",
	routePart: (part: number, parts: number) => `The day's stops as a map, part ${part} of ${parts}`,
	up: "Earlier",
	down: "Later",
	/** Read out once a job has another place in the order. */
	moved: (name: string, place: number, places: number) => `${name} is now stop ${place} of ${places}`,
	onMyWay: "On my way",
	late: "Running late",
	message: (text: string) => `Message: ${text}`,
	note: (text: string) => `Notes: ${text}`,
	/** What holds for every job of the customer. */
	always: (text: string) => `Always: ${text}`,
	where: (place: string, town = "") => (town === "" ? place : `${place} (${town})`),
	finishJob: "Done",
	work: "What was done",
	moreWork: (count: number) => `and ${count} more`,
	markDone: "Mark as done",
	groups: {
		unfinished: "Earlier jobs: how did they go?",
		undelivered: "Offers not delivered yet",
		untold: "Customers to tell of a date or an answer",
		asks: "Questions and changes",
		fresh: "New requests",
		week: "Offers unanswered for 7 days",
		days: "Offers unanswered for 2 days",
		accepted: "Dates to confirm",
		expired: "Offers that expired unanswered",
		done: "Jobs done: say thank you",
		visits: "Due for the next cleaning",
	},
	/** These stand where a list has more than is shown. */
	all: { jobs: "See all in the calendar", quotes: "See all" },
	job: (work: string, total: string) => `${work} · ${total}`,
	waiting: (age: string) => (age === ageTexts.now ? "Has just asked" : `Waiting for ${age}`),
	offer: (total: string, lastDay: string) => `Offer of ${total}, valid until ${lastDay}`,
	/** This tells an offer that has expired. */
	ended: (total: string, lastDay: string) => `Offer of ${total}, was valid until ${lastDay}`,
	expired: (ago: string) => `Expired ${ago}`,
	/** What the customer does not know yet. */
	untold: { date: "Date set", off: "Date off", answer: "Answered" },
	youSaid: (text: string) => `You answered: “${text}”`,
	answer: "Answer",
	newOffer: "Make a new offer",
	asked: (ago: string) => `Asked ${ago}`,
	changed: (ago: string) => `Changed ${ago}`,
	remindersStopped: "Reminders stopped",
	sent: (ago: string) => `Sent ${ago}`,
	accepted: (ago: string) => `Accepted ${ago}`,
	/** This quotes the customer's own words. */
	said: (text: string) => `The customer wrote: “${text}”`,
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
	/** This stands in place of the reminder where the customer has an email address. */
	isMailed: "Reminders go out by email",
	/** This marks a job whose day is over. */
	finish: "Done or lost",
	thank: "Text a thank-you",
	finished: (ago: string) => `Done ${ago}`,
	setDate: "Set the date",
	/** This tells of a next cleaning. */
	due: (services: string) => `Due: ${services}`,
	/** `day` is such as "Tuesday, May 12, 2026". */
	lastJob: (day: string) => `Last job: ${day}`,
	counts: {
		fresh: (count: string) => `${count} new`,
		offers: (count: string) => `${count} unanswered`,
		accepted: (count: string) => `${count} to schedule`,
		jobs: (count: string) => (count === "1" ? "1 job" : `${count} jobs`),
	},
} as const;
