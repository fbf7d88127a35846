import { DrizzleQueryError } from "drizzle-orm";

/**
 * Writes one line of JSON to the Worker's log. Nothing personal belongs into it, so of a failed query it
 * says why it failed and not the values it was given.
 */
export function logError(event: string, error: unknown, fields: Record<string, string | number> = {}): void {
	const reason = error instanceof DrizzleQueryError ? error.cause : error;
	const { name, message } =
		reason instanceof Error ? reason : { name: typeof reason, message: String(reason) };
	console.error(JSON.stringify({ level: "error", event, error: name, message, ...fields }));
}

/** Likewise, for what is worth a look but failed nobody. */
export function logWarning(event: string, fields: Record<string, string | number> = {}): void {
	console.warn(JSON.stringify({ level: "warning", event, ...fields }));
}
