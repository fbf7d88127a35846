import { business } from "#app/config/business.ts";
import { placeNames } from "#app/config/place-names.ts";

const { radiusMiles, township } = business.home;

/** This tells how far the company goes: in the home area, and beyond it. */
export const areaReach = {
	daily: `Our daily routes stay within about ${radiusMiles} miles of ${township}.`,
	beyond: `We also serve ${placeNames.farther}, on days planned ahead.`,
	visits: "We come on days planned ahead.",
} as const;

/** This answers whether the company comes to somebody, with the ways to find out. */
export const areaAnswer = {
	text: `${areaReach.daily} ${areaReach.beyond}`,
	areasLink: "View Service Areas",
	zipLink: "Check Your ZIP Code",
} as const;

/** What a quote is marked with whose ZIP code is beyond the daily routes. */
export const areaMarks = {
	beyond: (area: string) => `${area}, on days planned ahead`,
	outside: "Outside our usual area",
} as const;
