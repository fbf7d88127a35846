/** Megabytes of a file that a script cuts into parts. */
export const MAX_FILE_MB = 15;

/** A part has at most this many characters, with its last record. */
export const MAX_PART = 40_000;

/** Returns a file's name as it is kept. */
export function fileName(typed: string): string {
	return typed.trim().slice(0, 200) || "customers.csv";
}
