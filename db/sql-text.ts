/** A value as libSQL hands it out with `intMode: "bigint"`: integers are bigints, so that every number is a real. */
export type StoredValue = null | bigint | number | string | ArrayBuffer;

/** A name as SQL text. */
export function sqlName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** A value as SQL text on one line, read back as the same value of the same storage class. */
export function sqlLiteral(value: StoredValue): string {
	if (value === null) return "NULL";
	if (typeof value === "bigint") return String(value);
	if (typeof value === "number") return realLiteral(value);
	if (typeof value !== "string") return hexLiteral(new Uint8Array(value));
	if (/^[^\p{Cc}\u2028\u2029]*$/u.test(value)) return `'${value.replaceAll("'", "''")}'`;
	return `CAST(${hexLiteral(new TextEncoder().encode(value))} AS TEXT)`;
}

function realLiteral(value: number): string {
	if (!Number.isFinite(value)) return value < 0 ? "-9e999" : "9e999";
	if (Object.is(value, -0)) return "-0.0";
	const text = String(value);
	return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function hexLiteral(bytes: Uint8Array): string {
	return `X'${Buffer.from(bytes).toString("hex")}'`;
}
