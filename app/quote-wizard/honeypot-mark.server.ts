/** What the honeypot found, unreadable without the secret: a nonce with its keyed hash, or with random bytes. */
export async function writeHoneypotMark(filled: boolean, draftId: string, secret: string): Promise<string> {
	const nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
	const tag = filled
		? await tagOf(nonce, draftId, secret)
		: hex(crypto.getRandomValues(new Uint8Array(BYTES)));
	return nonce + tag;
}

/** Whether a mark of this draft, written with one of these secrets, says that the honeypot was filled in. */
export async function readHoneypotMark(
	mark: string,
	draftId: string,
	secrets: readonly string[],
): Promise<boolean> {
	const [nonce, tag] = [mark.slice(0, 2 * BYTES), mark.slice(2 * BYTES)];
	const tags = await Promise.all(secrets.map((secret) => tagOf(nonce, draftId, secret)));
	return tags.includes(tag);
}

const BYTES = 8;

async function tagOf(nonce: string, draftId: string, secret: string): Promise<string> {
	const encoder = new TextEncoder();
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
	const text = encoder.encode(`honeypot:${draftId}:${nonce}`);
	return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)).slice(0, BYTES));
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
