import { MAX_PHOTOS, type PhotoKind } from "#app/catalog/photos.ts";
import { business } from "#app/config/business.ts";

const { name: company, owner, phone } = business;

/** A photo, and all that come at once, have at most this many megabytes. */
export const photoLimits = { each: 8, together: 12 } as const;

export const photoCount = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

export const photoTexts = {
	label: "Choose photos",
	hint: `JPEG, PNG or WebP, ${photoLimits.each} MB each and ${photoLimits.together} MB together. We remove where and when they were taken.`,
	tooMuch: `No more than ${photoLimits.together} MB can be sent at once: choose fewer photos, or smaller ones.`,
	room: (left: number) => `Room for ${left} more.`,
	full: `There are ${MAX_PHOTOS} photos, which is the limit. Remove one to add another.`,
	send: "Send photos",
	sending: "Sending…",
	remove: "Remove",
	removeNote: "It is deleted for good.",
	removeNow: "Remove it",
	alt: {
		customer: (number: number) => `Photo ${number}`,
		before: (number: number) => `Before the job, photo ${number}`,
		after: (number: number) => `After the job, photo ${number}`,
	} satisfies Record<PhotoKind, (number: number) => string>,
	headings: { before: "Before", after: "After" },
} as const;

export const photoFailures = {
	/** `known` are those that were there before; what is wrong with the refused ones is told below. */
	title: ({ added, known, refused }: { added: number; known: number; refused: number }) => {
		const was = (count: number) => (count === 1 ? "was" : "were");
		const first = added === 0 ? "No photo was added" : `${photoCount(added)} ${was(added)} added`;
		if (known > 0) return `${first}; ${known} ${was(known)} there already`;
		if (added === 0) return first;
		return `${first}; the ${refused === 1 ? "other" : "others"} ${was(refused)} not`;
	},
	unreachable: {
		title: "That did not work",
		text: `Please send them again in a minute: a photo that did arrive is not added twice. Or text them to ${phone.display}.`,
	},
	reasons: {
		none: "Choose a photo first",
		heic: "This is a HEIC photo, which most browsers cannot show. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible",
		unknown: "This is not a JPEG, PNG or WebP photo",
		broken: "This file is damaged, or did not arrive whole",
		"too-many-pixels": "This photo has more than 64 megapixels: send a smaller one",
		"too-heavy": `This photo is larger than ${photoLimits.each} MB: send a smaller one`,
		elsewhere: "This photo is there already, as another kind: remove that one first",
		"of-the-job": "This photo is there already, among those of the job",
		full: `There is no room for this photo: ${MAX_PHOTOS} are the most`,
	},
	of: (file: string, reason: string) => (file === "" ? `${reason}.` : `${file}: ${reason}.`),
} as const;
export type PhotoReason = keyof typeof photoFailures.reasons;

export const customerPhotos = {
	seo: {
		title: `Your photos | ${company}`,
		description: `Photos for the quote that you asked ${company} for.`,
	},
	title: "Photos of your home",
	intro: `A picture of anything high, hard to reach or delicate tells ${owner.firstName} more than words. You don't have to send any.`,
	add: "Add photos",
	change: "Add or remove photos",
	remove: "Remove photos",
	back: "Back to your quote",
	removed: "The photo was removed",
	sent: { title: "Thank you for the photos", text: `${owner.firstName} will see them with your request.` },
	jobTitle: "Before and after",
} as const;

export const ownerPhotos = {
	title: "Photos",
	heading: (name: string) => `Photos for ${name}`,
	change: "Add or remove photos",
	intro: "Your customer sees the before and after pictures on the quote's page.",
	fromCustomer: "From the customer",
	kind: "What they show",
	kinds: { before: "Before the job", after: "After the job" },
	none: "None yet.",
} as const;
