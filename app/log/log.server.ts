import { describeError } from "./error-description.server.ts";
import { currentRequestId } from "./request-scope.server.ts";

type Fields = Record<string, string | number>;

/**
 * Writes one line of JSON to the Worker's log, with the id of the request it belongs to. Nothing personal belongs
 * into it: of the error it says what kind it was and where, and of its message what cannot be a visitor's words.
 */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
	console.error(line("error", event, { ...describeError(error), ...fields }));
}

/** Likewise, for what is worth a look but failed nobody. */
export function logWarning(event: string, fields: Fields = {}): void {
	console.warn(line("warning", event, fields));
}

function line(level: string, event: string, fields: Fields): string {
	const requestId = currentRequestId();
	return JSON.stringify({ level, event, ...(requestId && { requestId }), ...fields });
}
