import { limits } from "#app/fields/text.ts";

/** Characters of what was done, and of a note. */
export const importLimits = { work: 200, note: 1000 } as const;

const count = (number: number, one: string, many: string) =>
	`${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
const customersOf = (number: number) => count(number, "customer", "customers");
const jobsOf = (number: number) => count(number, "past job", "past jobs");

export const importPage = {
	title: "Import customers",
	intro:
		"Bring along customers and past jobs from another program: a CSV file of Jobber, Housecall Pro, Squeegee, Google Contacts or a spreadsheet. You see what would be imported before anything is, and can take the whole import back.",
	back: "All customers",
	file: {
		label: "CSV file",
		hint: "Best with a first line that names the columns. From a spreadsheet choose “Save as” and CSV.",
		small: "Without JavaScript it can have up to 60 KB, about 500 customers.",
		send: "Read the file",
		sending: "Reading…",
		missing: "Choose a file",
		tooLarge: (megabytes: number) =>
			`A file can have up to ${megabytes} MB. Split it, and begin each part with the line that names the columns.`,
		noText: "This is not a CSV file. Open it in the program that made it, and save it as CSV.",
		longLine:
			"A line of this file is too long to be one of a list. Open it in a spreadsheet, and save it as CSV.",
		empty: "There is nothing below the line that names the columns.",
	},
	reading: (done: number, parts: number) => `Part ${done} of ${parts}`,
	columns: {
		title: "Which column is what?",
		text: "We matched the columns that we recognized. Correct any that are wrong, and leave what the file does not have.",
		unknown: "We recognized no column by its name. Choose what the file has, and leave the rest.",
		none: "Not in the file",
		column: (heading: string, example: string) => (example === "" ? heading : `${heading} (${example})`),
		unnamed: (number: number) => `Column ${number}`,
		send: "Check the file",
		missing: "Choose a name, and a phone number or an email address.",
		doubled: (one: string, other: string) =>
			`One column is chosen for “${one}” and for “${other}”. Choose it for one of them.`,
	},
	fields: {
		name: "Name",
		firstName: "First name",
		lastName: "Last name",
		company: "Company",
		phone: "Phone number",
		phone2: "Another phone number",
		email: "Email address",
		email2: "Another email address",
		street: "Street",
		city: "City",
		zip: "ZIP code",
		note: "Note",
		date: "Date of a job",
		work: "What was done",
		total: "What it cost",
	},
	checking: "Checking the file",
	importing: "Importing",
	undoing: "Taking it back",
	goOn: "Continue",
	check: {
		title: "What would be imported",
		nothing: "Nothing is imported yet.",
		rows: (rows: number) => `Read: ${count(rows, "line", "lines")}.`,
		/** Somebody in several parts of a file is counted in each, before it is imported. */
		told: (
			{ customers, known, jobs }: { customers: number; known: number; jobs: number },
			isExact: boolean,
		) =>
			[
				`${isExact ? "" : "Up to "}${customersOf(customers)} and ${jobsOf(jobs)} to add.`,
				known > 0 &&
					`Lines of people whom you already have, or who appear twice: ${known.toLocaleString("en-US")}. Their names and notes stay as they are.`,
			]
				.filter(Boolean)
				.join(" "),
		nobody: "There is nobody in this file whom you do not have already, and no job.",
		unread: "No line of this file could be read as a customer.",
		unused: (headings: readonly string[]) => `Not used: ${headings.join(", ")}.`,
		rounded: (jobs: number) =>
			`Amounts are kept in whole dollars: the cents of ${count(jobs, "amount", "amounts")} are rounded.`,
		faults: (faults: number) => count(faults, "line has a problem", "lines have problems"),
		fault: (line: number, what: readonly string[]) => `Line ${line}: ${what.join(", ")}`,
		moreFaults: (more: number) => `and ${count(more, "more line", "more lines")}`,
		confirm: "Import them",
		discard: "Do not import",
		otherColumns: "Choose other columns",
		samples: "The first people, as they were read",
	},
	done: {
		title: (customers: number, jobs: number) => `Imported: ${customersOf(customers)} and ${jobsOf(jobs)}`,
		text: "No messages were sent. They are known by their numbers and addresses from now on, also when they ask for a quote.",
		stopped:
			"Then the import stopped, and its file is no longer here: it is kept for a day. Choose the file again for the rest. Nothing is added twice.",
		undo: "Take the import back",
		undoNote:
			"Everything that it added is removed. Customers who have asked for something since, whom somebody noted something about or merged, stay.",
		undoYes: "Yes, take it back",
	},
	undone: {
		title: "Taken back",
		text: "What this import had added is removed. Customers who had asked for something since, whom somebody noted something about or merged, stayed.",
	},
	earlier: {
		title: "Earlier imports",
		line: (name: string, when: string) => `${name}, ${when}`,
		unfinished: "not finished",
		undone: "taken back",
	},
	unknown: {
		title: "This import is not here",
		text: "It was given up, or it lay unfinished for more than a day. Please choose the file once more.",
	},
	failed: {
		title: "The import stopped",
		text: "The site or its database did not answer. Nothing is lost, and nothing is imported twice: please try again.",
	},
} as const;

export const importFaults = {
	noName: "there is no name, so the line is left out",
	longName: `the name has more than ${limits.name} characters, and its end is left out`,
	longNote: `the note has more than ${importLimits.note.toLocaleString("en-US")} characters, and its end is left out`,
	longWork: `the work has more than ${importLimits.work} characters, and its end is left out`,
	noContact: "there is neither a phone number nor an email address, so the line is left out",
	phone: (typed: string) => `“${typed}” is not a phone number`,
	email: (typed: string) => `“${typed}” is not an email address`,
	zip: (typed: string) => `“${typed}” is not a ZIP code, and the note has it as it is`,
	leftOut: "so the line is left out",
	date: (typed: string) => `“${typed}” is not a date, so the job is left out`,
	dayFirst: (typed: string) =>
		`“${typed}” has the day before the month, so the job is left out: dates are read with the month first, and 3/4/2026 is March 4`,
	noDate: "there is no date, so the job is left out",
	future: "the job is not done yet, so it is left out",
	total: (typed: string) => `“${typed}” is not an amount, so the job has none`,
	lines: "a quotation mark is missing, so these lines are left out",
	unreadable: "a quotation mark is missing from here on, and some lines are left out",
} as const;
