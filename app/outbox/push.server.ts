import { createECDH } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { generateRequestDetails } from "web-push-neo";
import { business } from "#app/config/business.ts";
import type { Env } from "#app/config/env.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { alertDevices, invitedOwners, users } from "#db/schema.ts";
import { isPushService } from "./push-services.ts";

/** The site's keys by which push services know it, in base64url. */
interface VapidKeys {
	publicKey: string;
	privateKey: string;
}

/** Deriving a public key takes a third of a millisecond, and each delivery of mail asks for it. */
const derivedKeys = new Map<string, VapidKeys>();

/** The site's keys by its secret; null where it has none. */
export function vapidKeys({ VAPID_PRIVATE_KEY: secret }: Pick<Env, "VAPID_PRIVATE_KEY">): VapidKeys | null {
	if (secret === undefined) return null;
	const known = derivedKeys.get(secret);
	if (known) return known;
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(Buffer.from(secret, "base64"));
	const keys = {
		publicKey: curve.getPublicKey().toString("base64url"),
		privateKey: Buffer.from(secret, "base64").toString("base64url"),
	};
	derivedKeys.set(secret, keys);
	return keys;
}

/** A browser takes messages at this endpoint; the keys are in base64url. */
export type PushDevice = Pick<
	typeof alertDevices.$inferSelect,
	"endpoint" | "publicKey" | "authSecret" | "siteKey"
>;

/** What a lock screen shows, and the page of the owner's side that a tap opens. A later alert replaces one of the same tag. */
export interface ShownAlert {
	title: string;
	body: string;
	tag: string;
	path: string;
}

export interface PushSender {
	keys: VapidKeys;
	fetch?: typeof fetch;
}

const KEPT_SECONDS = DAY_MS / 1000;
/** This limit lies below the outbox's own, which does not end the request. */
const ANSWER_LIMIT_MS = 8_000;

class PushRefusedError extends Error {
	override name = "PushRefused";
}

/** Sends an alert, encrypted by RFC 8291; `gone` where the device takes none any more. @throws when the push service refuses it or does not answer. */
export async function pushAlert(
	device: PushDevice,
	alert: ShownAlert,
	{ keys, fetch: ask = fetch }: PushSender,
): Promise<"delivered" | "gone"> {
	if (!isPushService(device.endpoint) || device.siteKey !== keys.publicKey) return "gone";
	const { endpoint, publicKey: p256dh, authSecret: auth } = device;
	const { method, headers, body } = await generateRequestDetails(
		{ endpoint, keys: { p256dh, auth } },
		JSON.stringify(alert),
		{
			TTL: KEPT_SECONDS,
			urgency: "high",
			vapidDetails: { subject: `mailto:${business.email.display}`, ...keys },
		},
	);
	const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
	const { status } = await ask(endpoint, { method, headers, body, redirect: "manual", signal });
	if (status === 404 || status === 410) return "gone";
	if (status < 200 || status > 299) throw new PushRefusedError(`The push service answered ${status}`);
	return "delivered";
}

/** Returns a query for devices, each with its owner's address and whether an owner invited it. */
export function selectDevicesOfAlerts(db: Database, ids: readonly string[]) {
	const { id, endpoint, publicKey, authSecret, siteKey } = alertDevices;
	const invited = db.select({ email: invitedOwners.email }).from(invitedOwners);
	const isInvited = inArray(users.email, invited).mapWith(Boolean);
	return db
		.select({ id, endpoint, publicKey, authSecret, siteKey, owner: users.email, isInvited })
		.from(alertDevices)
		.innerJoin(users, eq(users.id, alertDevices.userId))
		.where(inArray(id, [...ids]));
}

/** @throws when the database refuses or does not answer. */
export async function recordPush(db: Database, id: string, outcome: "delivered" | "gone", now: UtcMs) {
	const isDevice = eq(alertDevices.id, id);
	if (outcome === "gone") await db.delete(alertDevices).where(isDevice);
	else await db.update(alertDevices).set({ lastDeliveredAt: now }).where(isDevice);
}
