import * as z from "zod/mini";
import { mistypedEmail } from "#app/content/wizard-missing.ts";
import { EMAIL_AS_TYPED } from "./hidden-fields.ts";

const keptSchema = z.object({ [EMAIL_AS_TYPED]: z.string().check(z.trim()) });

/** Returns the schema of a form in which an address that looks mistyped is asked about, and is taken once the form has it as
 * `EMAIL_AS_TYPED`, too, or where it is the one that is `known`. Browsers need not know the usual typos. */
export function askOfTypos<Form extends { readonly email?: string | undefined }>(
	schema: z.ZodMiniType<Form>,
	known?: string | null,
): z.ZodMiniType<Form> {
	return z.pipe(
		z.unknown(),
		z.transform((sent, { issues }): Form => {
			const { data, error } = schema.safeParse(sent);
			const meant = data?.email ? meantEmail(data.email) : null;
			const kept = keptSchema.safeParse(sent).data?.[EMAIL_AS_TYPED];
			if (data && (meant === null || kept === data.email || known === data.email)) return data;
			const problems = error?.issues ?? [{ path: ["email"], message: mistypedEmail(meant ?? "") }];
			issues.push(
				...problems.map(({ path, message }) => ({ code: "custom" as const, input: sent, path, message })),
			);
			return z.NEVER;
		}),
	);
}

const DOMAINS: Readonly<Record<string, readonly string[]>> = {
	"gmail.com": ["gmial.com", "gamil.com", "gmal.com", "gmai.com", "gmil.com", "gmaill.com", "gnail.com"],
	"yahoo.com": ["yaho.com", "yahooo.com", "yhoo.com", "yahho.com"],
	"hotmail.com": ["hotmial.com", "hotmal.com", "hotmai.com", "hotmil.com"],
	"outlook.com": ["outlok.com", "outloook.com", "outlock.com"],
	"icloud.com": ["iclod.com", "icoud.com", "iclould.com"],
};

/** Endings that no address has. */
const COM = /\.(con|cmo|ocm|vom|xom|comm|cim)$/;

/** Returns the address that was probably meant by one that is mistyped, such as at gmial.com or in .con; else null. */
function meantEmail(typed: string): string | null {
	const at = typed.lastIndexOf("@") + 1;
	const domain = typed.slice(at).toLowerCase();
	const ended = domain.replace(COM, ".com");
	const known = Object.keys(DOMAINS).find((name) => DOMAINS[name]?.includes(ended)) ?? ended;
	return known === domain ? null : typed.slice(0, at) + known;
}
