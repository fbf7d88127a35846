import type { HomeSize, Stories } from "#app/catalog/options.ts";
import type { WindowPackage } from "#app/services/window-cleaning.ts";

interface Home {
	homeSize: HomeSize;
	stories: Stories;
	zip: string;
}

const LUXURY_ZIPS = ["18411", "18414"];

/** Luxury for a Large home of two or more stories in the core ZIPs, else deluxe. */
export function recommendPackage({ homeSize, stories, zip }: Home): WindowPackage {
	return homeSize === "large" && stories !== "one" && LUXURY_ZIPS.includes(zip) ? "luxury" : "deluxe";
}
