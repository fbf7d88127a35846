import * as z from "zod";
import { authFields } from "../content/auth";
import { authLimits } from "./limits";

const email = z
	.string({ error: authFields.invalidEmail })
	.transform((typed) => typed.trim().toLowerCase())
	.pipe(z.email(authFields.invalidEmail).max(authLimits.email, authFields.invalidEmail));

const password = z
	.string({ error: authFields.shortPassword })
	.min(8, authFields.shortPassword)
	.max(authLimits.password, authFields.longPassword(authLimits.password));

/** Sign in and sign up (SPEC section 5). */
export const credentialsSchema = z.object({ email, password });

/** The address a reset link goes to. */
export const resetRequestSchema = z.object({ email });

/** A new password, typed twice (SPEC section 5). */
export const newPasswordSchema = z
	.object({ password, confirmation: z.string({ error: authFields.mismatch }) })
	.refine((typed) => typed.password === typed.confirmation, {
		path: ["confirmation"],
		error: authFields.mismatch,
	});

export type Credentials = z.output<typeof credentialsSchema>;
export type ResetRequest = z.output<typeof resetRequestSchema>;
export type NewPassword = z.output<typeof newPasswordSchema>;
