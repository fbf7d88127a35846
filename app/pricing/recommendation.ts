import type { HomeSize, Stories } from "#app/catalog/options.ts";
import { luxuryZips } from "#app/config/place-names.ts";
import type { WindowPackage } from "#app/services/window-cleaning.ts";

interface Home {
	homeSize: HomeSize;
	stories: Stories;
	zip: string;
}

/** Returns Luxury for a Large home of two or more stories in the luxury ZIPs, else deluxe. */
export function recommendPackage({ homeSize, stories, zip }: Home): WindowPackage {
	return homeSize === "large" && stories !== "one" && luxuryZips.includes(zip) ? "luxury" : "deluxe";
}
