import { createHmac, randomBytes } from "node:crypto";

/** What the honeypot found, unreadable without the secret: a nonce with its keyed hash, or with random bytes. */
export function writeHoneypotMark(filled: boolean, draftId: string, secret: string): string {
	const nonce = randomBytes(BYTES).toString("hex");
	return nonce + (filled ? tagOf(nonce, draftId, secret) : randomBytes(BYTES).toString("hex"));
}

/** Whether a mark of this draft, written with one of these secrets, says that the honeypot was filled in. */
export function readHoneypotMark(mark: string, draftId: string, secrets: readonly string[]): boolean {
	const [nonce, tag] = [mark.slice(0, 2 * BYTES), mark.slice(2 * BYTES)];
	return secrets.some((secret) => tagOf(nonce, draftId, secret) === tag);
}

const BYTES = 8;

function tagOf(nonce: string, draftId: string, secret: string): string {
	const text = `honeypot:${draftId}:${nonce}`;
	return createHmac("sha256", secret)
		.update(text)
		.digest("hex")
		.slice(0, 2 * BYTES);
}
