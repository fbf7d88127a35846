export const packageStep = {
	heading: "Choose your package",
	intro: "Each range is for your home and the services you chose.",
	standardHeading: (isRange: boolean) => (isRange ? "Your price range" : "Your price"),
	standardIntro: (isRange: boolean) =>
		`This is the ${isRange ? "range" : "price"} for your home and the services you chose.`,
	legend: "Package",
	submit: "Request This Quote",
	submitChange: "Ask for this change",
	saving: "Saving your quote…",
	reassurance: "No payment now. We'll confirm the price with you before any work starts.",
} as const;

export const priceLineLabels = {
	bundle: (percent: number) => `Bundle saving (${percent}%)`,
} as const;

export const answerSummary = { title: "Your answers", change: "Change" } as const;

export const answerRows = {
	labels: { service: "Your home", contact: "Your details", condition: "Condition" },
	zip: (zip: string) => `ZIP ${zip}`,
	about: (what: string, answer: string) => `${what}: ${answer}`,
} as const;
