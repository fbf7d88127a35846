import type { ServiceAnswers } from "#app/answers/questions.ts";
import { luxuryZips } from "#app/config/place-names.ts";
import type { WindowPackage } from "#app/services/window-cleaning.ts";

type Home = Pick<ServiceAnswers, "homeSize" | "stories" | "zip">;

/** Returns Luxury for a Large home of two or more stories in the luxury ZIPs, else deluxe. */
export function recommendPackage({ homeSize, stories, zip }: Home): WindowPackage {
	return homeSize === "large" && stories !== "one" && luxuryZips.includes(zip) ? "luxury" : "deluxe";
}
