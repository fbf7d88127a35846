import { createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import type { Env } from "#app/config/env.server.ts";

type Secrets = Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">;

const LIFE_SECONDS = 400 * 24 * 60 * 60;
/** Accounts of one browser; the least recently used is dropped. */
const MAX_ACCOUNTS = 4;

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) });
type Device = z.output<typeof deviceSchema>;

/** Null unless the browser has signed in to this address before. Strangers then cannot pause its attempts. */
export async function knownDevice(request: Request, env: Secrets, email: string): Promise<string | null> {
	const device = await presentedDevice(request, env);
	return device?.accounts.includes(accountTag(env, email)) ? device.id : null;
}

export async function rememberDevice(request: Request, env: Secrets, email: string): Promise<string> {
	const tag = accountTag(env, email);
	const { id, accounts } = (await presentedDevice(request, env)) ?? newDevice();
	const others = accounts.filter((account) => account !== tag);
	return cookieOf(env).serialize({ id, accounts: [tag, ...others].slice(0, MAX_ACCOUNTS) });
}

function newDevice(): Device {
	return { id: randomBytes(16).toString("base64url"), accounts: [] };
}

async function presentedDevice(request: Request, env: Secrets): Promise<Device | null> {
	const value: unknown = await cookieOf(env)
		.parse(request.headers.get("Cookie"))
		.catch(() => null);
	return deviceSchema.safeParse(value).data ?? null;
}

/** A hash, because the cookie's reader need not know the address. */
function accountTag({ SESSION_SECRET }: Secrets, email: string): string {
	return createHmac("sha256", SESSION_SECRET).update(`device:${email}`).digest("base64url").slice(0, 22);
}

function cookieOf(env: Secrets) {
	const secrets = [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
	return createCookie("__Host-device", {
		httpOnly: true,
		secure: true,
		sameSite: "lax",
		path: "/",
		maxAge: LIFE_SECONDS,
		// No other signed cookie passes for this one.
		secrets: secrets.map((secret) => `device:${secret}`),
	});
}
