import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { authFailures } from "#app/content/auth-failures.ts";

/**
 * The client action of the owner's forms. Where the server cannot be reached, or its answer cannot be read, the page
 * stays with what was typed and says so.
 * @throws {Response} where the server's action leads elsewhere.
 */
export async function keepForm({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { flash: { ...authFailures.unreachable }, lock: null, unreached: true };
	}
}

/** A page whose form reached nobody stays as it is, and so does its frame; asking for them anew would fail as well. */
export const keepPage: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	defaultShouldRevalidate && !actionResult?.unreached;
