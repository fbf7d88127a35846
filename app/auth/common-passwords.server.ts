import * as z from "zod/mini";
import { business } from "#app/config/business.ts";
import { authFields } from "#app/content/auth.ts";
import commonPasswords from "./common-passwords.txt?raw";
import { newPasswordSchema } from "./credentials.ts";

/** These are the 3,000 most common passwords of eight or more characters, in lower case, most common first, from the first
 * 9,145 of @zxcvbn-ts/language-common 4.1.3 (MIT; copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts). */
let known: ReadonlySet<string> | undefined;

/** Whether a password is a common one in any capitals, or the company's own name with digits and signs. */
export function isCommonPassword(password: string): boolean {
	known ??= new Set(commonPasswords.trim().split(/\s+/));
	const typed = password.normalize("NFKC").toLowerCase();
	return known.has(typed) || ownWords.has(typed.replaceAll(/[^a-z]/g, ""));
}

const ownWords: ReadonlySet<string> = new Set(
	[business.name, business.brand.name, business.product.name, business.home.township].map((name) =>
		name.toLowerCase().replaceAll(/[^a-z]/g, ""),
	),
);

export const chosenPasswordSchema = newPasswordSchema.check(
	z.refine(({ password }) => !isCommonPassword(password), {
		path: ["password"],
		error: authFields.commonPassword,
	}),
);
