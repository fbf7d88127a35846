import { business } from "#app/config/business.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";

const failed = (title: string) => ({
	title,
	text: "The database did not answer. Nothing that you typed is lost: please save it again.",
});

const newer = (title: string) => ({
	title,
	text: "Nothing was overwritten. What you typed is below: compare it with the quote's page, then save it again.",
});

export const contactForm = {
	title: "Correct the contact",
	heading: (name: string) => `Correct the contact of ${name}`,
	intro: "The history keeps what was there before. With an email address, offers and dates are mailed, too.",
	open: "Correct name, phone or address",
	save: "Save the contact",
	newer: newer("Somebody else changed this contact meanwhile"),
	failed: failed("The contact was not saved"),
} as const;

export const answersForm = {
	title: "Change the answers",
	heading: (name: string) => `Change the answers of ${name}`,
	intro:
		"The history keeps what was there before. An offer stays as it was sent: make a new one where the work is another.",
	open: "Change services or answers",
	save: "Save the answers",
	choice: {
		title: "These answers change the price",
		text: "Nothing is saved yet: choose which price holds, then save.",
		legend: "Which price holds?",
		keep: (price: string) => `Keep the price as it is: ${price}`,
		new: (price: string) => `Take the new price: ${price}`,
	},
	price: (range: string, total: string) => `${range}, total ${total}`,
	newer: newer("Somebody else changed these answers meanwhile"),
	failed: failed("The answers were not saved"),
} as const;

export const editLinks = (id: string) => [
	{ to: ownerPaths.editContact(id), label: contactForm.open },
	{ to: ownerPaths.editAnswers(id), label: answersForm.open },
];

export const editSaved = "The change is saved";

export const quoteForm = {
	add: "New quote",
	title: "New quote by phone",
	intro: "What the website asks, on one page. Saving it leads straight to the offer.",
	parts: { home: "The home", condition: "Its condition", price: "Package and price", caller: "The caller" },
	package: "Package",
	recommended: "What the website would recommend",
	packageHint: `Only ${business.product.name} comes in packages.`,
	addons: "Add-ons",
	addonsHint: "What one of the services above includes already is not charged a second time.",
	heardOfUs: "How did they hear of us?",
	notAsked: "Not asked",
	estimate: (name: string, range: string) => `${name}: ${range}`,
	about: (total: string) => `about ${total}`,
	withAddons: (total: string) => `about ${total} with the add-ons`,
	save: "Save and make the offer",
	saving: "Saving…",
	failed: failed("The quote was not saved"),
	taken: {
		title: "This quote is saved already, as it was sent before",
		text: "What you changed since is not saved. It is still here: open the saved quote beside it, and change it there.",
	},
} as const;
