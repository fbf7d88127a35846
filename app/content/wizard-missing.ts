export const missing = {
	services: "Choose at least one service",
	homeSize: "Choose your home size",
	stories: "Choose how many stories your home has",
	zip: "Enter your ZIP code",
	name: "Enter your name",
	phone: "Enter your phone number",
	contactMethod: "Choose how we should contact you",
	email: "Enter your email address",
	lastCleaned: "Choose when your windows were last cleaned",
	trackCondition: "Choose the condition of your tracks and sills",
	gutterLastCleaned: "Choose when your gutters were last cleaned",
	pressureTargets: "Choose at least one surface to wash",
	pressureLastCleaned: "Choose when these surfaces were last cleaned",
	package: "Choose one of the packages",
} as const;

/** What is wrong with an answer that is there, in a title of its own. */
export const wrongAnswer = {
	titles: {
		zip: "Check your ZIP code",
		name: "Check your name",
		phone: "Check your phone number",
		email: "Check your email address",
		address: "Check your address",
		concerns: "Check your special concerns",
	},
	title: "Check your answers",
	text: "Please correct what is marked below.",
} as const;
