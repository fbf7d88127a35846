import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<string>();

/** Does the work as part of a request: its id is in every log line, those of work that goes on after the answer too. */
export function withinRequest<Result>(requestId: string, work: () => Result): Result {
	return scope.run(requestId, work);
}

/** The id of the request being answered; undefined outside any. */
export function currentRequestId(): string | undefined {
	return scope.getStore();
}
