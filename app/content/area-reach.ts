import { business } from "#app/config/business.ts";
import { placeNames } from "#app/config/place-names.ts";

const { radiusMiles, township } = business.home;

export const areaReach = {
	daily: `Our daily routes stay within about ${radiusMiles} miles of ${township}.`,
	beyond: `We also serve ${placeNames.farther}, on days planned ahead.`,
	visits: "We come on days planned ahead.",
} as const;

export const areaAnswer = {
	text: `${areaReach.daily} ${areaReach.beyond}`,
	areasLink: "View Service Areas",
	zipLink: "Check Your ZIP Code",
} as const;

export const areaMarks = {
	beyond: (area: string) => `${area}, on days planned ahead`,
	outside: "Outside our usual area",
} as const;
