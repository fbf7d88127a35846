import { formatCount, formatDollars } from "#app/pricing/format.ts";

const count = (number: number, one: string, many = `${one}s`) =>
	`${formatCount(number)} ${number === 1 ? one : many}`;

/** Returns a comparison such as `3 more than`, `2 fewer than` or `as many as`. */
function comparedTo(now: number, before: number, show = formatCount, less = "fewer") {
	if (now === before) return less === "fewer" ? "as many as" : "as much as";
	return now > before ? `${show(now - before)} more than` : `${show(before - now)} ${less} than`;
}

/** Returns words such as `in the four weeks before` or `in the 30 days before`. */
function daysBefore(days: number): string {
	if (days === 28) return "in the four weeks before";
	return days === 1 ? "on the day before" : `in the ${count(days, "day")} before`;
}

/** Returns minutes as words, such as `1 h 25 min`. */
export function formatWait(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	return hours === 0 ? `${minutes} min` : `${formatCount(hours)} h ${minutes % 60} min`;
}

export function formatPercent(part: number, whole: number): string {
	return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}

interface Summed {
	requests: number;
	offers: number;
	won: number;
	booked: number;
}

export const numbersPage = {
	title: "Numbers",
	intro: "What came in, what was won and what it brought.",
	days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
	note: "Won are those of these offers, whenever the customer said yes; accepted is what was accepted in these days. Spam and tests are in no figure, nor is what was erased; a quote is kept for two years after its last change.",
	summary(now: Summed, before: Summed, days: number): string {
		const asked = `${count(now.requests, "request")}, ${comparedTo(now.requests, before.requests)} ${daysBefore(days)}`;
		const won = now.offers > 0 ? `; you won ${formatCount(now.won)} of ${count(now.offers, "offer")}` : "";
		const dollars = comparedTo(now.booked, before.booked, formatDollars, "less");
		return `${asked}${won}. ${formatDollars(now.booked)} booked, ${dollars} before.`;
	},
	before: (text: string, days: number) => `${text} ${daysBefore(days)}`,
	noneBefore: (days: number) => `none ${daysBefore(days)}`,
	range: {
		from: "From",
		to: "To",
		show: "Show",
		presetsLabel: "Often used",
		presets: {
			"four-weeks": "4 weeks",
			"twelve-weeks": "12 weeks",
			"last-month": "Last month",
			"this-year": "This year",
			"twelve-months": "12 months",
		},
		unitLabel: "Week by week or by the month",
		units: { week: "By week", month: "By month" },
		title: "Please check these dates",
		faults: {
			missing: "Enter both dates, each from 2000 on",
			turned: "The last day has to be the first one or after it",
			long: "That is more than three years: choose fewer days",
		},
	},
	empty: {
		title: "Nothing in these days",
		text: "No request came in, no offer went out and no job was done. Choose other days above.",
	},
	figures: {
		requests: {
			label: "Requests",
			text: "Saved on the website or taken by phone, on the day they came in.",
		},
		offers: {
			label: "Offers",
			text: "Quotes that got an offer, on the day of the first one. One that replaces it is not another; a withdrawn one is none.",
		},
		won: {
			label: "Win rate",
			text: "Of those offers, how many were accepted by now and not lost afterwards. Some may still wait for an answer.",
		},
		accepted: {
			label: "Acceptances",
			text: "On the day of the customer's first yes, unless the job was lost afterwards.",
		},
		booked: {
			label: "Booked",
			text: "What those customers said yes to, on that day; a later yes to more adds the difference on its own day.",
		},
		done: {
			label: "Done",
			text: "On the day a job was marked as done: what was accepted, else offered, else estimated.",
		},
		wait: {
			label: "First contact",
			text: "The middle one of all waits, from a request on the website to your first mark of a contact, inside the business hours of your settings.",
			of: (contacted: number, asked: number) => `${formatCount(contacted)} of ${formatCount(asked)} answered`,
		},
	},
	columns: {
		requests: "Requests",
		offers: "Offers",
		won: "Won",
		accepted: "Accepted",
		booked: "Booked",
		done: "Done",
		lost: "Lost",
		jobs: "Jobs",
		total: "Total",
		answered: "Answered",
		phones: "Phones",
		desktops: "Desktops",
		scriptless: "No scripts",
	},
	tables: {
		series: {
			title: { week: "Week by week", month: "Month by month" },
			name: "Beginning",
			text: {
				week: "A week begins on Monday. The first and the last are only as long as your dates.",
				month: "The first and the last month are only as long as your dates.",
			},
		},
		sources: {
			title: "Where they came from",
			name: "Source",
			text: "How visitors came to the website, as far as their browsers tell, or what a caller said to “How did you hear of us?”",
		},
		services: {
			title: "By service",
			name: "Service",
			text: "As asked for. A request of two services counts in both.",
		},
		packages: {
			title: "By package",
			name: "Package",
			text: "As asked for; Standard is work without windows.",
		},
		zips: { title: "By ZIP code", name: "ZIP", text: "Of the home." },
		losses: {
			title: "Why they were lost",
			name: "Reason",
			text: "On the day you marked it as lost, or the customer declined.",
		},
		funnel: {
			title: "How far visitors came",
			name: "Step",
			text: "How often each step of the online quote was answered, without knowing by whom: somebody who goes back and answers again counts again. Counted while analytics is on, and only who allows it.",
		},
		ahead: {
			title: "Booked for the next four weeks",
			name: "Beginning",
			text: "Jobs that have a date from today on, whatever days are chosen above: what was accepted, else offered, else estimated.",
		},
	},
	picture: (title: string) => `Picture: ${title}. The figures are in the table below it.`,
	showTable: "Show the figures",
	csv: "CSV",
	others: (hidden: number) => `and ${formatCount(hidden)} more in the table`,
	website: (name: string | null) => (name ? `Website: ${name}` : "Website"),
	phone: (heard: string | null) => (heard ? `Phone: ${heard}` : "Phone"),
	unknownReason: "No reason given",
} as const;
