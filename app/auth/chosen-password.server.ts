import * as z from "zod/mini";
import { authFields } from "../content/auth";
import { isCommonPassword } from "./common-passwords.server";
import { credentialsSchema, newPasswordSchema } from "./credentials";

const notCommon = z.refine<{ password: string }>(({ password }) => !isCommonPassword(password), {
	path: ["password"],
	error: authFields.commonPassword,
});

/** Sign-up: credentials whose password is chosen now, and is none of the most common. */
export const signUpSchema = credentialsSchema.check(notCommon);

/** Likewise, for a password that replaces another. */
export const replacementSchema = newPasswordSchema.check(notCommon);
