import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from "node:crypto";
import { z } from "zod";

const alertSchema = z.object({ title: z.string(), body: z.string(), tag: z.string(), path: z.string() });
const jwtSchema = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

const fromBase64 = (text: string) => Buffer.from(text, "base64url");

/** A browser's subscription with its secrets, and what reads a message to it as RFC 8291 has browsers do. */
export class FakeSubscription {
	readonly #curve = createECDH("prime256v1");
	readonly #auth = randomBytes(16);
	readonly endpoint: string;

	constructor(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("hex")}`) {
		this.#curve.generateKeys();
		this.endpoint = endpoint;
	}

	/** As the browser's own script sends it. */
	toJSON() {
		const keys = {
			p256dh: this.#curve.getPublicKey().toString("base64url"),
			auth: this.#auth.toString("base64url"),
		};
		return { endpoint: this.endpoint, expirationTime: null, keys };
	}

	/** The alert that a message of one `aes128gcm` record (RFC 8188) carries. */
	read(message: Uint8Array) {
		const body = Buffer.from(message);
		const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
		const sender = body.subarray(21, 21 + keyLength);
		const shared = this.#curve.computeSecret(sender);
		const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#curve.getPublicKey(), sender]);
		const derive = (secret: Uint8Array, from: Uint8Array, about: Buffer | string, length: number) =>
			Buffer.from(hkdfSync("sha256", secret, from, about, length));
		const material = derive(shared, this.#auth, info, 32);
		const key = derive(material, salt, "Content-Encoding: aes128gcm\0", 16);
		const nonce = derive(material, salt, "Content-Encoding: nonce\0", 12);
		const record = body.subarray(21 + keyLength);
		const decipher = createDecipheriv("aes-128-gcm", key, nonce);
		decipher.setAuthTag(record.subarray(-16));
		const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
		// The last record ends with a 2 and any number of zeros.
		const end = padded.lastIndexOf(2);
		return alertSchema.parse(JSON.parse(padded.subarray(0, end).toString()));
	}
}

/** Checks a request's VAPID token (RFC 8292) and returns what it says, with the key that signed it. */
export async function readVapid(authorization: string) {
	const [, token = "", key = ""] = /^vapid t=([\w.-]+),\s?k=([\w-]+)$/.exec(authorization) ?? [];
	const [head = "", claims = "", signature = ""] = token.split(".");
	const algorithm = { name: "ECDSA", namedCurve: "P-256" };
	const publicKey = await webcrypto.subtle.importKey("raw", fromBase64(key), algorithm, false, ["verify"]);
	const isSigned = await webcrypto.subtle.verify(
		{ name: "ECDSA", hash: "SHA-256" },
		publicKey,
		fromBase64(signature),
		Buffer.from(`${head}.${claims}`),
	);
	if (!isSigned) throw new Error("The VAPID token is not signed by its key");
	return { key, ...jwtSchema.parse(JSON.parse(fromBase64(claims).toString())) };
}
