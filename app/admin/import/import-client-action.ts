import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { importPage } from "#app/content/customer-import.ts";

/** The client action of an import's forms: where the site does not answer, the page says so, and the same press goes on. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response || request.signal.aborted) throw error;
		return { refused: importPage.failed, stored: null };
	}
}

/** What failed may fail again, and would take the page's place with all that was chosen. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult?.refused;
