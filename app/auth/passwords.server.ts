import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 16_384, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** No password matches this hash. Checking against it takes as long as checking against a real one. */
const NOBODYS_HASH = format(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Returns `scrypt$N$r$p$salt$hash` with a random salt. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return format(COST, salt, await derive(password, salt, COST));
}

/** Returns whether the password matches. The check takes as long where no hash is stored, and fails. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const [, N, r, p, salt = "", hash = ""] = (stored ?? NOBODYS_HASH).split("$");
	const cost = { N: Number(N), r: Number(r), p: Number(p) };
	const expected = Buffer.from(hash, "base64url");
	const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
	return timingSafeEqual(actual, expected) && stored !== null;
}

function format({ N, r, p }: typeof COST, salt: Buffer, key: Buffer): string {
	return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Derives the key. The same characters typed on another keyboard are the same password. */
function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
