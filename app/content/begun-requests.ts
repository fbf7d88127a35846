import { periodText } from "#app/time/retention.ts";

const days = periodText("begun");

export const begunNotice = `If you stop after this step, we'll keep what you told us for ${periodText("begun")} and may call or text you about it.`;

export const begunPage = {
	title: "Unfinished",
	intro: `Visitors who said who they are and then left. Each is here for ${days}, or until the request is sent.`,
	empty: {
		title: "Nobody left on the way",
		text: "Anyone who stops after the second step appears here half an hour later.",
	},
	off: {
		title: "This list is switched off",
		text: "Requests that visitors begin and leave are not kept. Switch it on in the settings: the second step then tells visitors so.",
		settings: "Open the settings",
	},
	left: (ago: string) => `Left ${ago}`,
	unknownWork: "No answers about the home",
	take: "Take the request",
	remove: "Remove",
	removed: "Removed",
} as const;
