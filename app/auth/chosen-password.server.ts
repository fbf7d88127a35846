import { authFields } from "../content/auth";
import { isCommonPassword } from "./common-passwords.server";
import { credentialsSchema, newPasswordSchema } from "./credentials";

const notCommon = {
	check: ({ password }: { password: string }) => !isCommonPassword(password),
	message: { path: ["password"], error: authFields.commonPassword },
};

/** Sign-up: credentials whose password is chosen now, and is none of the most common. */
export const signUpSchema = credentialsSchema.refine(notCommon.check, notCommon.message);

/** Likewise, for a password that replaces another. */
export const replacementSchema = newPasswordSchema.refine(notCommon.check, notCommon.message);
