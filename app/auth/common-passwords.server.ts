import * as z from "zod/mini";
import { business } from "#app/config/business.ts";
import { authFields } from "#app/content/auth.ts";
import { commonPasswordList } from "./common-password-list.server.ts";
import { newPasswordSchema } from "./credentials.ts";

let known: ReadonlySet<string> | undefined;

/**
 * Whether somebody who guesses would try this password among the first: it is one of the most common, whatever its
 * capitals, or nothing but the company's own name with digits and signs. Of the 3,000 most common passwords 675 have
 * the eight characters that the site asks for anyway, so that the list holds those of eight or more
 * alone, and 3,000 of them.
 */
export function isCommonPassword(password: string): boolean {
	known ??= new Set(commonPasswordList.trim().split(/\s+/));
	const typed = password.normalize("NFKC").toLowerCase();
	return known.has(typed) || ownWords.has(typed.replaceAll(/[^a-z]/g, ""));
}

const ownWords: ReadonlySet<string> = new Set(
	[business.name, business.brand.name, business.product.name, business.home.township].map((name) =>
		name.toLowerCase().replaceAll(/[^a-z]/g, ""),
	),
);

/** The password that an account has from now on, typed twice; none of the most common. */
export const chosenPasswordSchema = newPasswordSchema.check(
	z.refine(({ password }) => !isCommonPassword(password), {
		path: ["password"],
		error: authFields.commonPassword,
	}),
);
