import type { GalleryImage } from "./entities.ts";

export interface PhotoSlot {
	/** The name is that of the file in `app/pictures/photos`, without its extension. */
	name: string;
	shows: string;
	instead: "a drawing" | "nothing";
}

const drawn = (name: string, shows: string): PhotoSlot => ({ name, shows, instead: "a drawing" });
const extra = (name: string, shows: string): PhotoSlot => ({ name, shows, instead: "nothing" });
const pair = (slot: typeof drawn, name: string, shows: string): PhotoSlot[] => [
	slot(`${name}-before`, `${shows}, before`),
	slot(`${name}-after`, `${shows}, after, from the same place`),
];

export const photoSlots: readonly PhotoSlot[] = [
	drawn("portrait", "the owner, head and shoulders"),
	drawn("team-van", "the van"),
	extra("team", "the team at work"),
	extra("certificate", "the insurance certificate, private details covered"),
	...pair(drawn, "glass", "a window"),
	...pair(drawn, "gutter", "a gutter"),
	...pair(drawn, "driveway", "a driveway"),
	...pair(extra, "siding", "a wall with siding"),
	...pair(extra, "deck", "a deck or patio"),
	...pair(extra, "screen", "a window screen"),
];

export const photoTexts = {
	team: "Our team at work on a home",
	certificate: "Our certificate of insurance",
} as const;

type PhotoPair = Omit<GalleryImage, "picture"> & { picture: string };

export const photoPairs: readonly PhotoPair[] = [
	{
		picture: "siding",
		alt: "The same wall before and after washing",
		beforeAlt: "A wall with green film on its siding",
		afterAlt: "The same wall, clean",
		title: "Siding",
		description: "Green film off the north side, washed at low pressure.",
	},
	{
		picture: "deck",
		alt: "The same deck before and after washing",
		beforeAlt: "A deck gray with weather and algae",
		afterAlt: "The same deck, its boards clean",
		title: "Deck",
		description: "Years of gray lifted off without raising the grain.",
	},
	{
		picture: "screen",
		alt: "The same window screen before and after washing",
		beforeAlt: "A window screen full of dust and pollen",
		afterAlt: "The same screen, washed and dried",
		title: "Screens",
		description: "Taken out, washed, dried and put back.",
	},
];
