import { business } from "#app/config/business.ts";
import { periodText } from "#app/time/retention.ts";

const { display } = business.phone;

export const visitorAlerts = {
	paused: {
		title: "Online requests are paused",
		text: `You can still see your prices here. To ask for a cleaning, please call ${display}.`,
	},
	promised: {
		title: "You have an offer",
		text: `${business.owner.firstName} will get what you change here as a request. Your offer stays as it is until there is a new one.`,
	},
	vacation: "Please note",
	notTaken: {
		title: "Online Requests Are Paused",
		text: `Nothing was sent. Please call us at ${display}: your answers are still here, and kept in this browser for 24 hours.`,
	},
} as const;

export const settingsPage = {
	title: "Settings",
	tabsLabel: "Settings",
	intro: "What you save here applies at once for you, and within a minute for visitors.",
	inForce: {
		title: "What visitors read now",
		answer: "After a request",
		noAnswer: "Nothing: nobody can send one while online requests are paused.",
		half: "First half day to pick",
		noHalf: "None is free in the next three weeks.",
		alert: "Above the quote form",
		noAlert: "Nothing: requests are taken as usual.",
	},
	taken: {
		title: "There are jobs on days off",
		move: (day: string) => `${day}: move this day`,
	},
	save: "Save settings",
	saving: "Saving…",
	hours: {
		legend: "Opening hours",
		hint: `Promises of time on the site and in mails follow them, and so do the half days that customers can pick. The hours at the foot of the pages and for search engines stay “${business.hours.display}”: whoever looks after this website changes those.`,
		open: (day: string) => `Open on ${day}`,
		opens: (day: string) => `${day}: opens at`,
		closes: (day: string) => `${day}: closes at`,
		until: "to",
	},
	daysOff: {
		legend: "Days off",
		hint: "Nobody can pick a job on them, and no answer is promised for them. The public holidays of the next year are among them. Clear the box of a day to work on it after all.",
		day: (date: string, holiday: string | null) => (holiday ? `${date}: ${holiday}` : date),
		none: "No days off are entered.",
		from: "First day off",
		to: "Last day off (if more than one)",
	},
	capacity: {
		label: "Jobs per half day",
		hint: "Customers can no longer pick a half day that has so many jobs.",
	},
	near: {
		label: "Saving near other work, in dollars",
		hint: "When customers accept an offer, days on which you have a job in their ZIP code come first, as “We will be in your area”. Customers who pick only such days save this much; 0 saves nothing. Leave it empty to show none of it.",
	},
	followUps: {
		legend: "Follow-ups",
		label: "Send follow-ups by email",
		hint: "To customers who gave an email address, within your hours: two reminders of an offer without an answer, thanks with a link to your reviews after the job, and a reminder when the next cleaning is due. On the evening before a job, also of a day off, a reminder of it. Each has a link that stops them.",
	},
	visitors: {
		legend: "What visitors see",
		vacation: "Vacation text",
		vacationHint: `Stands above the quote form, for example “We are away until June 3 and answer then.” When an answer is promised goes by your hours and days off: enter those days as well.`,
		unfinished: "Keep requests that visitors begin and leave",
		unfinishedHint: `The second step then says so beside the phone number. Half an hour after they left you find them under “Unfinished”, for ${periodText("begun")}.`,
		pause: "Pause online requests",
		pauseHint: `Prices still show. Instead of sending a request, visitors are asked to call ${display}.`,
	},
	failures: {
		title: "Please check these settings",
		text: "Nothing was saved yet.",
		conflict: {
			title: "Somebody saved other settings meanwhile",
			text: "Yours are below and not saved, with the days off of both. Save again to replace theirs, or",
			show: "show what is saved",
		},
		unreachable: {
			title: "The settings were not saved",
			text: "The database did not answer. What you entered is still here: please try again.",
		},
		nearSaving: (max: number) => `Enter whole dollars, without cents, from 0 to ${max}, or nothing`,
		times: (day: string) => `${day}: enter an opening time and a later closing time`,
		noDay: "Open on one day at least",
		date: "Enter a date",
		past: "Enter a day from today on",
		order: "The last day off is before the first one",
		tooManyDays: (max: number) => `Enter ${max} days off at most`,
		capacity: (max: number) => `Enter a number from 1 to ${max}`,
		tooLong: (max: number) => `Shorten the text to ${max} characters or fewer`,
	},
} as const;
