import { business } from "#app/config/business.ts";

const { brand } = business;

export const adminShell = {
	app: { name: `${brand.name} quote desk`, shortName: `${brand.name} desk` },
	brand: brand.name,
	navigation: "Quote desk",
	pages: { quotes: "Quotes", today: "Today", calendar: "Calendar", settings: "Settings" },
	waiting: (count: number) => (count === 1 ? "1 new quote waits" : `${count} new quotes wait`),
	site: "Public site",
} as const;

/** The public site's way back, shown to an owner who is signed in. */
export const ownerLink = "Quote desk";
