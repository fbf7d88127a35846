export const stepMessages = {
	missingEmail: "Enter your email address",
	invalidEmail: "Enter an email address like name@example.com",
	missingPackage: "Choose one of the packages",
	invalidAddons: "Choose from the add-ons listed",
} as const;

/** Returns a question that only the server asks. */
export function mistypedEmail(meant: string): string {
	return `Did you mean ${meant}? If it is right as typed, send it again`;
}

export const wrongAnswer = {
	title: "Check your answers",
	text: "Please correct what is marked below.",
} as const;
