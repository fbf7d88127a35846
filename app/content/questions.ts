export const questionTexts = {
	title: "Questions",
	heading: (name: string) => `Answer ${name}`,
	intro: (email: string | null) =>
		email
			? `Your answer is mailed to ${email}, and stands on the customer's page.`
			: "Your answer stands on the customer's page. There is no email address: text it from the quote's page.",
	asked: (moment: string) => `Asked on ${moment}`,
	askedForChange: (moment: string) => `Asked for a change on ${moment}`,
	answered: (moment: string) => `Answered on ${moment}`,
	settled: (moment: string) => `Settled on ${moment}`,
	label: "Your answer",
	missing: "Enter your answer",
	send: "Send the answer",
	answer: "Answer",
	offer: "Make a new offer",
	date: "Set the date",
	markAnswered: "Mark as answered",
	text: "Text the answer",
	taken: {
		title: "This question was answered meanwhile",
		text: "What you typed is below. Look at the quote's page before you send something else.",
	},
	failed: {
		title: "The answer was not sent",
		text: "The database did not answer. Nothing that you typed is lost: please send it again.",
	},
} as const;
