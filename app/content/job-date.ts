const whyNotMailed = (email: string | null) =>
	email === null ? "There is no email address" : `The mail to ${email} was not delivered`;

export const jobDateTexts = {
	title: "Date",
	none: "The job has no date yet.",
	closed: "What is done, lost or spam gets no new date.",
	wishes: "The customer would like",
	comment: (text: string) => `The customer wrote: “${text}”`,
	full: "full",
	confirm: "Confirm",
	isSet: "Confirmed",
	farSaving: "No other work near there that day: the saving that was agreed on stays.",
	isAgreed: "The customer says that it is fine",
	takeBack: "Take the date back",
	text: "Text the date",
	textOff: "Text that it is off",
	mailed: (email: string) => `${email} is mailed the date, with an entry for the calendar.`,
	notMailed: (email: string | null) => `${whyNotMailed(email)}: send the date as a text message.`,
	told: "There is no email address: you told the customer.",
	mailedOff: (email: string) =>
		`${email} is mailed that the date is off, with what takes it out of the calendar.`,
	notMailedOff: (email: string | null, time: string) =>
		`${whyNotMailed(email)}: say by text message that ${time} is off.`,
	wasSet: "The date is set",
	wasTakenBack: "The date is taken back",
	wish: (day: string, time: string) => `${day}, ${time}`,
	yourQuote: (link: string) => `Your quote: ${link}`,
} as const;

export const dateFormTexts = {
	title: (name: string) => `A date for ${name}`,
	set: "Set a date",
	change: "Change the date",
	date: "Day",
	time: "Time",
	halves: { morning: "Morning", afternoon: "Afternoon", times: "At these times" },
	from: "From",
	until: "To",
	save: "Set this date",
	now: (when: string) => `Set at present: ${when}.`,
	back: "Back to the quote",
	warnings: {
		full: (count: number) => ({
			title: "This half day is full",
			text: `There ${count === 1 ? "is 1 job" : `are ${count} jobs`} already. Book it all the same, or choose another time.`,
		}),
		kept: (title: string) => ({
			title: "This half day is kept for something else",
			text: `Your calendar has “${title}” there. Book it all the same, or choose another time.`,
		}),
		off: {
			title: "Nobody works on this day",
			text: "By your settings it is closed, a day off or a public holiday. Book it all the same, or choose another day.",
		},
		"closed-hours": {
			title: "Nobody works at this time",
			text: "It is outside your working hours of that day. Book it all the same, or choose another time.",
		},
		anyway: "Book it anyway",
	},
	signedOut: "The date was not set",
	errors: {
		date: "Enter a day",
		half: "Nobody works in this half of the day: enter times",
		time: "Enter both times, such as 9:00",
		skipped: "This time does not exist: the clocks go forward in that night. Enter another one",
		order: "Enter an end that comes after the beginning",
		past: "This day is over: enter a later one",
		far: "Enter a day within the next two years",
		meanwhile: "The date was changed meanwhile. Look at it and try again.",
		asked: "The customer asked for another day meanwhile. Look at it and try again.",
		closed: "The date was not set: the quote is done, lost or spam.",
		unreachable: "The date was not saved: the database did not answer. Please try again.",
	},
} as const;
