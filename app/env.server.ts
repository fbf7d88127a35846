import { z } from "zod";

const envSchema = z.object({
	TURSO_DATABASE_URL: z.url({
		protocol: /^(libsql|https?)$/,
		error: "must be a libsql://, https:// or http:// address",
	}),
	TURSO_AUTH_TOKEN: z.string().optional(),
	/** Where the site lives. Mailed links start with it, and other hosts are refused; without it, any host is served. */
	SITE_URL: z.url({ protocol: /^https?$/, error: "must be an https:// address" }).optional(),
	SESSION_SECRET: z
		.string({ error: "is missing: at least 32 random characters" })
		.min(32, "is too short: at least 32 random characters"),
	/** Accepted for reading, never for writing: set it to the old secret while rotating. */
	SESSION_SECRET_PREVIOUS: z.string().min(32, "is too short: at least 32 random characters").optional(),
	/** Whether page views and clicks are counted (SPEC section 7, Analytics). The build reads it too. */
	ANALYTICS: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).optional(),
});

/** The Worker's variables and secrets, checked. */
export type Env = z.output<typeof envSchema>;

const checked = new WeakMap<object, Env>();

/**
 * The variables and secrets, checked once per isolate.
 * @throws {Error} naming every bad variable and what it must be; never a value.
 */
export function parseEnv(bindings: object): Env {
	const known = checked.get(bindings);
	if (known) return known;
	const result = envSchema.safeParse(bindings);
	if (!result.success) {
		const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
		throw new Error(`The Worker's variables are not right: ${faults.join("; ")}. See the README's table.`);
	}
	checked.set(bindings, result.data);
	return result.data;
}

/** The host of the configured site; null when none is. */
export function siteHost({ SITE_URL }: Pick<Env, "SITE_URL">): string | null {
	return SITE_URL ? new URL(SITE_URL).host : null;
}
