import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { authFailures } from "#app/content/auth-failures.ts";

/** Client action: where the server cannot be reached, the page keeps what was typed and says so.
 * @throws {Response} a redirect of the server's action. */
export async function keepForm({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		// In development an error is shown as what it is, and not taken for a lost connection.
		if (error instanceof Response || import.meta.env.MODE === "development") throw error;
		return { flash: { ...authFailures.unreachable }, lock: null };
	}
}

/** A refused form has its whole answer; what failed may fail again, and would take the page's place. */
export const revalidateUnlessRefused: ShouldRevalidateFunction = ({
	actionResult,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && !actionResult;
