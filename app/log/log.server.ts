import { AsyncLocalStorage } from "node:async_hooks";
import { describeError } from "./error-description.server.ts";

type Fields = Record<string, string | number>;

const requestIds = new AsyncLocalStorage<string>();

/** Does the work as part of a request: its id is in every log line, also of what goes on after the answer. */
export function withinRequest<Result>(requestId: string, work: () => Result): Result {
	return requestIds.run(requestId, work);
}

/**
 * Writes one line of JSON to the Worker's log, with the id of the request it belongs to. Nothing personal may be
 * in it: of an error it has the kind, the place and what of the message cannot be a visitor's words.
 */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
	console.error(line("error", event, { ...describeError(error), ...fields }));
}

export function logWarning(event: string, fields: Fields = {}): void {
	console.warn(line("warning", event, fields));
}

function line(level: string, event: string, fields: Fields): string {
	const requestId = requestIds.getStore();
	return JSON.stringify({ level, event, ...(requestId && { requestId }), ...fields });
}
