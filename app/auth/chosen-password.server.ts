import * as z from "zod/mini";
import { authFields } from "../content/auth";
import { isCommonPassword } from "./common-passwords.server";
import { newPasswordSchema } from "./credentials";

/** The password that an account has from now on, typed twice; none of the most common. */
export const chosenPasswordSchema = newPasswordSchema.check(
	z.refine(({ password }) => !isCommonPassword(password), {
		path: ["password"],
		error: authFields.commonPassword,
	}),
);
