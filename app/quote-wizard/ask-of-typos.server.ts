import * as z from "zod/mini";
import { mistypedEmail } from "#app/content/wizard-missing.ts";
import { meantEmail } from "#app/fields/email-typos.ts";
import { EMAIL_AS_TYPED } from "./hidden-fields.ts";

const keptSchema = z.object({ [EMAIL_AS_TYPED]: z.string().check(z.trim()) });

/** Returns the schema of a form in which an address that looks mistyped is asked about, and is taken once the form has it as
 * `EMAIL_AS_TYPED`, too. Browsers need not know the usual typos. */
export function askOfTypos<Form extends { readonly email?: string | undefined }>(
	schema: z.ZodMiniType<Form>,
): z.ZodMiniType<Form> {
	return z.pipe(
		z.unknown(),
		z.transform((sent, { issues }): Form => {
			const { data, error } = schema.safeParse(sent);
			const meant = data?.email ? meantEmail(data.email) : null;
			const kept = keptSchema.safeParse(sent).data?.[EMAIL_AS_TYPED];
			if (data && (meant === null || kept === data.email)) return data;
			const problems = error?.issues ?? [{ path: ["email"], message: mistypedEmail(meant ?? "") }];
			issues.push(
				...problems.map(({ path, message }) => ({ code: "custom" as const, input: sent, path, message })),
			);
			return z.NEVER;
		}),
	);
}
