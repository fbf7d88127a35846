import * as z from "zod/mini";
import { authFields } from "#app/content/auth.ts";

/** The maximum lengths count UTF-16 units. A longer password would only cost time. */
export const authLimits = { email: 254, password: 128, pin: 4 } as const;

/** What each field for a PIN has: digits that no browser keeps. */
export const pinInput = {
	name: "pin",
	type: "text",
	inputMode: "numeric",
	autoComplete: "off",
	maxLength: authLimits.pin,
	required: true,
} as const;

const email = z.pipe(
	z.pipe(
		z.string({ error: authFields.invalidEmail }),
		z.transform((typed) => typed.trim().toLowerCase()),
	),
	z.email(authFields.invalidEmail).check(z.maxLength(authLimits.email, authFields.invalidEmail)),
);

const password = z
	.string({ error: authFields.shortPassword })
	.check(
		z.minLength(8, authFields.shortPassword),
		z.maxLength(authLimits.password, authFields.longPassword(authLimits.password)),
	);

export const credentialsSchema = z.object({ email, password });

export const resetRequestSchema = z.object({ email });

export const newPasswordSchema = z
	.object({ password, confirmation: z.string({ error: authFields.mismatch }) })
	.check(
		z.refine((typed) => typed.password === typed.confirmation, {
			path: ["confirmation"],
			error: authFields.mismatch,
		}),
	);

export type Credentials = z.output<typeof credentialsSchema>;
export type ResetRequest = z.output<typeof resetRequestSchema>;
export type NewPassword = z.output<typeof newPasswordSchema>;
