import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { useRef } from "react";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import type { LoadFailureCause } from "./load-failure.tsx";

/** What such a page shows; `failure` is why it could not be loaded anew, and may be stale. */
export interface KeptPageProps<Page> {
	page: Page;
	flash: FlashMessage | null;
	failure: LoadFailureCause | null;
}

/** What a loader returns where the database did not answer, of a page that then stays where it is. */
export const unloadedPage: KeptPageProps<null> = { page: null, flash: null, failure: "database" };

/** The client loader of such a page. One that cannot be fetched, because the phone is offline or nothing answers, is null,
 * so that the last one stays where it is. */
export async function loadOrKeep({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
		return { ...unloadedPage, failure: "offline" } satisfies KeptPageProps<null>;
	}
}

/** Returns the last value that was none of null: a page that cannot be loaded anew stays, with what is typed on it. */
export function useLastKnown<T>(value: T | null): T | null {
	const last = useRef(value);
	if (value !== null) last.current = value;
	return last.current;
}
