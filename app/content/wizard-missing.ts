export const missingAnswers = {
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

export const invalidAnswers = {
	zip: "Enter a five-digit ZIP code, like 18411",
	areaCode: "Add the area code, like (570) 555-0123",
	phone: "Enter a phone number with its area code, like (570) 555-0123",
	email: "Enter an email address like name@example.com",
	services: "Choose from the services listed",
	pressureTargets: "Choose from the surfaces listed",
	addons: "Choose from the add-ons listed",
} as const;

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
