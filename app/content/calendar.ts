export const calendarPage = {
	title: "Calendar",
	intro: (weeks: number, from: string | null) =>
		from === null
			? `The next ${weeks} weeks, by half days.`
			: `${weeks} weeks from ${from} on, by half days.`,
	weeks: { label: "Weeks", earlier: "Earlier weeks", later: "Later weeks" },
	empty: {
		title: "No job in these weeks",
		text: "Open a quote and set its date: the job is then here, and in your calendar app.",
		quotes: "To the quotes",
	},
	week: (day: string) => `Week of ${day}`,
	freeHalves: (count: number) => (count === 1 ? "1 half day free" : `${count} half days free`),
	today: "Today",
	halves: { morning: "Morning", afternoon: "Afternoon" },
	free: (count: number) => `${count} free`,
	full: "Full",
	dayOff: "Day off",
	closed: "Closed",
	over: "Over",
	freeDay: (halves: readonly string[]) =>
		halves.length === 0 ? "" : `Free: ${halves.join(", ").toLowerCase()}`,
	time: (from: string, to: string) => `${from} – ${to}`,
	/** This stands in the afternoon for a job that began in the morning. */
	lasts: (name: string, until: string) => `${name}: until ${until}`,
	call: (name: string) => `Call ${name}`,
	lost: "Called off",
	asksForDate: "Asks for another day",
	earlier: "Earlier jobs",
	/** This stands above a copy that the device kept. */
	kept: (time: string) => `This is your calendar as it was on ${time}. Change it once there is a connection.`,
} as const;

export const ownEntryForm = {
	title: "Block a half day",
	intro:
		"For anything but a job: the dentist, a van in the shop. Customers cannot pick this time, and only you see why.",
	date: "Day",
	half: "Half of the day",
	halves: { morning: "Morning", afternoon: "Afternoon", day: "The whole day" },
	what: "What for",
	save: "Block it",
	free: (title: string, day: string, half: string) => `Give back: ${title}, ${day}, ${half.toLowerCase()}`,
	failed: "Not saved",
	signedOut: "The half day was not saved",
	tooMany: (max: number) => `There are ${max} already. Give one back first.`,
	booked: (count: number) =>
		`There ${count === 1 ? "is 1 job" : `are ${count} jobs`} in that time, which ${count === 1 ? "stays" : "stay"} there. Block it for further ones all the same, or choose another time.`,
	anyway: "Block it anyway",
	busy: "Something else was saved at the same moment. Please try again.",
	unreachable: "The database did not answer. What you typed is still here: please try again.",
	errors: {
		date: "Enter a day from today on",
		half: "Choose a half of the day",
		taken: (half: string, title: string) =>
			`The ${half.toLowerCase()} is kept for “${title}” already. Give that back first`,
		title: "Enter what it is for",
		long: (max: number) => `Enter at most ${max} characters`,
	},
} as const;

export const calendarFeed = {
	title: "In your calendar app",
	text: "Apple, Google and Outlook calendars can show these jobs and follow every change. They ask for an address: give them this one.",
	off: "There is no address yet.",
	label: "Address",
	subscribe: "Add to this device",
	make: "Make an address",
	changes: [
		{
			intent: "on",
			title: "Make a new address",
			note: "The old one will stop working: every calendar app that has it needs the new one.",
			now: "Yes, make a new address",
		},
		{
			intent: "off",
			title: "Turn off",
			note: "The address will stop working, and calendar apps that have it will show no more changes.",
			now: "Yes, turn it off",
		},
	],
	note: "Anyone who has the address can see your jobs, with names and places.",
	failed: "The address was not changed: the database did not answer. Please try again.",
} as const;
