import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { type Secrets, secretsOf } from "#app/config/env.server.ts";
import { hostCookie, MAX_COOKIE_LIFE_MS, readCookie } from "#app/security/host-cookie.server.ts";

const MAX_ACCOUNTS = 4;

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) });
type Device = z.output<typeof deviceSchema>;

/** Returns the device's id if the browser has signed in to this address before, else null. Strangers cannot pause a
 * known device's attempts. */
export async function knownDevice(request: Request, env: Secrets, email: string): Promise<string | null> {
	const device = await presentedDevice(request, env);
	return device?.accounts.includes(accountTag(env, email)) ? device.id : null;
}

export async function rememberDevice(request: Request, env: Secrets, email: string): Promise<string> {
	const tag = accountTag(env, email);
	const unknown: Device = { id: randomBytes(16).toString("base64url"), accounts: [] };
	const { id, accounts } = (await presentedDevice(request, env)) ?? unknown;
	const others = accounts.filter((account) => account !== tag);
	return cookieOf(env).serialize({ id, accounts: [tag, ...others].slice(0, MAX_ACCOUNTS) });
}

/** Returns the id of a browser that anybody has signed in with before, else null. */
export async function knownDeviceId(request: Request, env: Secrets): Promise<string | null> {
	return (await presentedDevice(request, env))?.id ?? null;
}

async function presentedDevice(request: Request, env: Secrets): Promise<Device | null> {
	return deviceSchema.safeParse(await readCookie(cookieOf(env), request)).data ?? null;
}

/** Returns a hash, because the cookie's reader need not know the address. */
function accountTag({ SESSION_SECRET }: Secrets, email: string): string {
	return createHmac("sha256", SESSION_SECRET).update(`device:${email}`).digest("base64url").slice(0, 22);
}

function cookieOf(env: Secrets) {
	// No other signed cookie passes for this one.
	const secrets = secretsOf(env).map((secret) => `device:${secret}`);
	return hostCookie("device", MAX_COOKIE_LIFE_MS, { secrets });
}
