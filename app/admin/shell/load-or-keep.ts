import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Loads an owner's page in the browser. One that cannot be fetched, because the phone is offline or nothing answers, is null,
 * so that the last one stays where it is.
 * @throws what the server answers instead of the page. */
export async function loadOrKeep<Loader>({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<Loader>();
	} catch (error) {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
		return { page: null, flash: null, failure: "offline" as const };
	}
}
