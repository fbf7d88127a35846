import * as z from "zod/mini";
import { authFields } from "#app/content/auth.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { newPasswordSchema } from "./credentials.ts";

/** The password that an account has from now on, typed twice; none of the most common. */
export const chosenPasswordSchema = newPasswordSchema.check(
	z.refine(({ password }) => !isCommonPassword(password), {
		path: ["password"],
		error: authFields.commonPassword,
	}),
);
