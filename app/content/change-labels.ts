import type { FollowUpName } from "#app/catalog/quote-enums.ts";

export const changedFields = {
	package: "Package",
	addons: "Add-ons",
	total: "Total",
	work: "What was done",
	lostReason: "Why it is lost",
	date: "Date",
	offer: "Offer",
	contacted: "Contacted",
	spam: "Spam",
	followUp: "Mail",
	text: "Text message",
	reminder: "Reminder",
	photos: "Photos",
} as const;

/** These reach the customer by mail, or as a text from the owner's phone; an offer, a date and an answer only where their mail failed. */
export const followUpLabels: Record<FollowUpName | "offer" | "date" | "answer", string> = {
	offer: "the offer",
	date: "the date",
	answer: "an answer",
	"first-reminder": "first reminder of the offer",
	"second-reminder": "second reminder of the offer",
	"thank-you": "thanks, with the link to the reviews",
	"next-visit": "next cleaning",
	"job-reminder": "reminder of the date",
};

export const changeRequest = {
	change: (label: string, from: string, to: string) => `${label}: ${to} (was: ${from})`,
	wanted: (label: string, to: string) => `${label}: ${to}`,
	takenBack: (asked: string) => `Leave it as it is after all. No longer wanted:\n${asked}`,
} as const;

export const emptyValue = "none";

/** What the total of an exported quote is. */
export const totalBases = { accepted: "accepted", offered: "offered", estimate: "an estimate" } as const;

/** The export's columns that are no answers. */
export const exportHeadings = {
	received: "Received",
	status: "Status",
	low: "Low",
	high: "High",
	addons: changedFields.addons,
	estimate: "Estimate",
	job: "Job",
	total: changedFields.total,
	basis: "Total is",
	sold: "Sold for",
	confirmed: "Confirmed",
	changed: "Changed",
	contacted: "Contacted",
	offered: "Offer sent",
	offeredFor: "Offered for",
	offerEnds: "Offer ends",
	accepted: "Accepted",
	date: "Job begins",
	dateEnds: "Job ends",
	done: "Done",
	lost: "Lost",
	lostReason: "Lost because",
	earlier: "Earlier requests",
	notes: "Notes",
	reference: "Reference",
} as const;
