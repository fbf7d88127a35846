import { business } from "#app/config/business.ts";

/** Labels that the problems' pages share. */
export const problemLabels = {
	home: "Return to Home",
	call: `Call ${business.phone.display}`,
	reference: "If you call us about this, please mention:",
} as const;
