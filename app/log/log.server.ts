import { AsyncLocalStorage } from "node:async_hooks";
import { describeError } from "./error-description.server.ts";

type Fields = Record<string, string | number>;

const requestIds = new AsyncLocalStorage<string>();

/** Adds the request's id to every log line, also of work after the response. */
export function withinRequest<Result>(requestId: string, work: () => Result): Result {
	return requestIds.run(requestId, work);
}

/** Logs one line of JSON with the request's id. Nothing personal may be in it. `npm run dev` prints the error, too. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
	console.error(line("error", event, { ...describeError(error), ...fields }));
	// Nobody's data is in a developer's database: the error is shown whole. Not in tests, whose mode is another.
	if (import.meta.env?.MODE === "development") console.error(error);
}

export function logWarning(event: string, fields: Fields = {}): void {
	console.warn(line("warning", event, fields));
}

function line(level: string, event: string, fields: Fields): string {
	const requestId = requestIds.getStore();
	return JSON.stringify({ level, event, ...(requestId && { requestId }), ...fields });
}
