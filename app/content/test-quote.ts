export const testQuote = {
	customer: "Test Customer",
	offer: "Send yourself a test quote",
	offerText: "It arrives as a customer's does: here, with a sound if you like, and by mail.",
	mark: "Test",
	named: (name: string) => `Test: ${name}`,
	text: "Only a test: nobody is waiting for an answer. Its number is the company's own.",
	remove: "Remove test quote",
} as const;
