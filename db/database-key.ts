import { generateKeyPairSync, sign } from "node:crypto";

/** What a libsql-server asks of its clients, made for one run. */
export interface DatabaseKey {
	/** For the server: the key that checks tokens, in PEM. Not a secret. */
	publicKey: string;
	/** For its clients: the only token there is, because the key that signed it is forgotten. */
	token: string;
}

export function createDatabaseKey(): DatabaseKey {
	const { publicKey, privateKey } = generateKeyPairSync("ed25519");
	const unsigned = `${encodePart({ alg: "EdDSA", typ: "JWT" })}.${encodePart({})}`;
	return {
		publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
		token: `${unsigned}.${sign(null, Buffer.from(unsigned), privateKey).toString("base64url")}`,
	};
}

function encodePart(part: object): string {
	return Buffer.from(JSON.stringify(part)).toString("base64url");
}
