import * as z from "zod/mini";
import { business } from "#app/config/business.ts";
import { authFields } from "#app/content/auth.ts";
import { commonPasswordList } from "./common-password-list.server.ts";
import { newPasswordSchema } from "./credentials.ts";

let known: ReadonlySet<string> | undefined;

/** Whether a password is a common one in any capitals, or the company's own name with digits and signs. */
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

export const chosenPasswordSchema = newPasswordSchema.check(
	z.refine(({ password }) => !isCommonPassword(password), {
		path: ["password"],
		error: authFields.commonPassword,
	}),
);
