import * as z from "zod";

/** Addresses in lower case, from a comma-separated list. */
const emailList = z
	.string({ error: "is missing: the addresses that may have an account, comma separated" })
	.transform((text) => text.split(",").map((address) => address.trim().toLowerCase()))
	.pipe(z.array(z.email("must be e-mail addresses, comma separated")));

const variables = z.object({
	TURSO_DATABASE_URL: z.url({
		protocol: /^(libsql|https?)$/,
		error: "must be a libsql://, https:// or http:// address",
	}),
	TURSO_AUTH_TOKEN: z.string().optional(),
	SESSION_SECRET: z
		.string({ error: "is missing: at least 32 random characters" })
		.min(32, "is too short: at least 32 random characters"),
	/** Accepted for reading, never for writing: set it to the old secret while rotating. */
	SESSION_SECRET_PREVIOUS: z.string().min(32, "is too short: at least 32 random characters").optional(),
	/** Who may have an account of the owner's side. */
	ADMIN_EMAILS: emailList,
	/** Where quotes are told, if not to everybody of ADMIN_EMAILS. */
	NOTICE_EMAIL: z.email("must be an e-mail address").optional(),
	ADMIN_PIN: z.string({ error: "is missing: 4 digits" }).regex(/^\d{4}$/, "must be 4 digits"),
	/**
	 * The site's origin. Mailed links start with it, and other hosts are refused; without it links start with the
	 * business profile's, and any host is served.
	 */
	SITE_URL: z
		.url({ protocol: /^https?$/, error: "must be an https:// or http:// address" })
		.transform((url) => new URL(url).origin)
		.optional(),
	/** Whether page views and clicks are counted (SPEC section 7, Analytics). The build reads it too. */
	ANALYTICS: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).optional(),
	/** Cloudflare Turnstile's keys: with both, step 4 asks for a token of it. */
	TURNSTILE_SITE_KEY: z.string().min(1, "is empty").optional(),
	TURNSTILE_SECRET_KEY: z.string().min(1, "is empty").optional(),
	/** How often open dashboards hear from the live feed when nothing happens, in seconds. */
	FEED_HEARTBEAT: z.coerce
		.number("must be seconds")
		.min(1, "must be 1 to 20")
		.max(20, "must be 1 to 20")
		.default(15),
});

const envSchema = variables.refine(
	({ TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret }) =>
		(site === undefined) === (secret === undefined),
	{ path: ["TURNSTILE_SECRET_KEY"], error: "and TURNSTILE_SITE_KEY go together" },
);

/** The Worker's variables and secrets, checked. */
export type Env = z.output<typeof envSchema>;

/** Says which variables are wrong and what each must be; never a value, so that it may be logged as it is. */
export class BadVariablesError extends Error {}

const checked = new WeakMap<object, Env>();

/**
 * The variables and secrets, checked once per isolate.
 * @throws {BadVariablesError} naming every bad variable.
 */
export function parseEnv(bindings: object): Env {
	const known = checked.get(bindings);
	if (known) return known;
	const result = envSchema.safeParse(bindings);
	if (!result.success) {
		const faults = new Set(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
		throw new BadVariablesError(
			`The Worker's variables are not right: ${Array.from(faults).join("; ")}. See the README's table.`,
		);
	}
	checked.set(bindings, result.data);
	return result.data;
}

/** The host of the configured site; null when none is, and on this machine, which goes by several names. */
export function siteHost({ SITE_URL }: Pick<Env, "SITE_URL">): string | null {
	if (!SITE_URL) return null;
	const { host, hostname } = new URL(SITE_URL);
	return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? null : host;
}
