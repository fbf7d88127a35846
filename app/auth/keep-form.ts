import type { HeadersFunction } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { authFailures } from "#app/content/auth-failures.ts";

/** Keeps what was typed and says so where the server cannot be reached, or turns the form away before it reads it.
 * @throws {Response} a redirect of the server's action. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		// In development an error is shown as what it is, and not taken for a lost connection.
		if (error instanceof Response || import.meta.env.MODE === "development") throw error;
		// What `fetch` throws where nothing answers.
		const isUnreachable = error instanceof TypeError;
		return { flash: { ...authFailures[isUnreachable ? "unreachable" : "turnedAway"] }, lock: null };
	}
}

/** A refused form has its whole answer; what failed may fail again, and would take the page's place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult;

/** An action's headers, such as cookies and `Retry-After`, are those of the page that it answers with. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};
