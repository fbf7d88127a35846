import { AsyncLocalStorage } from "node:async_hooks";

declare global {
	/** Shared, because the Worker's entry and Remix's build are two bundles, each with this module in it. */
	var requestScope: AsyncLocalStorage<string> | undefined;
}

globalThis.requestScope ??= new AsyncLocalStorage<string>();
const scope = globalThis.requestScope;

/** Does the work as part of a request: its id is in every log line, those of work that goes on after the answer too. */
export function withinRequest<Result>(requestId: string, work: () => Result): Result {
	return scope.run(requestId, work);
}

/** The id of the request being answered; undefined outside any. */
export function currentRequestId(): string | undefined {
	return scope.getStore();
}
