import { authLimits } from "#app/auth/credentials.ts";

/** What each field for a PIN has: digits that no browser keeps. */
export const pinInput = {
	name: "pin",
	type: "text",
	inputMode: "numeric",
	autoComplete: "off",
	maxLength: authLimits.pin,
	required: true,
} as const;
