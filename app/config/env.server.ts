import * as z from "zod/mini";

const emailList = z.pipe(
	z.pipe(
		z.string({ error: "is missing: the addresses that may have an account, comma separated" }),
		z.transform((text) => text.split(",").map((address) => address.trim().toLowerCase())),
	),
	z.array(z.email("must be e-mail addresses, comma separated")),
);

/** wrangler.toml may have a number or a table; zod/mini would say "Invalid input". */
const text = z.string({ error: "must be text" });

const variables = z.object({
	TURSO_DATABASE_URL: z.url({
		protocol: /^(libsql|https?)$/,
		error: "must be a libsql://, https:// or http:// address",
	}),
	TURSO_AUTH_TOKEN: z.optional(text),
	SESSION_SECRET: z
		.string({ error: "is missing: at least 32 random characters" })
		.check(z.minLength(32, "is too short: at least 32 random characters")),
	SESSION_SECRET_PREVIOUS: z.optional(
		text.check(z.minLength(32, "is too short: at least 32 random characters")),
	),
	ADMIN_EMAILS: emailList,
	NOTICE_EMAIL: z.optional(z.email("must be an e-mail address")),
	ADMIN_PIN: z.string({ error: "is missing: 4 digits" }).check(z.regex(/^\d{4}$/, "must be 4 digits")),
	/** The origin of mailed links; other hosts are refused. Without it any host is served. */
	SITE_URL: z.optional(
		z.pipe(
			z.url({ protocol: /^https?$/, error: "must be an https:// or http:// address" }),
			z.transform((url) => new URL(url).origin),
		),
	),
	/** Counts page views and clicks. The build reads it too. */
	ANALYTICS: z.optional(z.enum(["on", "off"], { error: 'must be "on" or "off"' })),
	/** With both keys of Cloudflare Turnstile step 4 requires a token. */
	TURNSTILE_SITE_KEY: z.optional(text.check(z.minLength(1, "is empty"))),
	TURNSTILE_SECRET_KEY: z.optional(text.check(z.minLength(1, "is empty"))),
	/** 32 random bytes in Base64. By them push services know the site; without them no lock screen shows an alert. */
	VAPID_PRIVATE_KEY: z.optional(text.check(z.regex(/^[\w+/-]{43}=?$/, "must be 32 random bytes in Base64"))),
	/** The interval is in seconds. */
	FEED_HEARTBEAT: z._default(
		z.coerce
			.number("must be seconds")
			.check(z.minimum(1, "must be 1 to 20"), z.maximum(20, "must be 1 to 20")),
		15,
	),
});

const envSchema = variables.check(
	z.refine(
		({ TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret }) =>
			(site === undefined) === (secret === undefined),
		{ path: ["TURNSTILE_SECRET_KEY"], error: "and TURNSTILE_SITE_KEY go together" },
	),
);

export type Env = z.output<typeof envSchema>;
export type Secrets = Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">;

/** Returns the secrets by which what was signed is known, the present one first. */
export function secretsOf({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Secrets): string[] {
	return [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
}

/** Names the wrong variables and what each must be, without values, so that it may be logged. */
export class BadVariablesError extends Error {}

const checked = new WeakMap<object, Env>();

/** Parsed once per isolate. @throws {BadVariablesError} naming every bad variable. */
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

/** The configured host; null where none is, and locally. */
export function siteHost({ SITE_URL }: Pick<Env, "SITE_URL">): string | null {
	if (!SITE_URL) return null;
	const url = new URL(SITE_URL);
	return isLoopback(url) ? null : url.host;
}

export function isLoopback({ hostname }: URL): boolean {
	return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
