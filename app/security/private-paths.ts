import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { customerQuoteRoot, paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin, customerQuoteRoot];

/**
 * Whether a path is for one person alone, however it is spelled: /auth, /admin, the customers' own pages, what is below
 * them, and their data.
 */
export function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return roots.some((root) => isAtOrBelow(root, path));
}

/** Whether knowing the path is all that it takes to see a customer's quote. */
export function hasSecretAddress(pathname: string): boolean {
	return isAtOrBelow(customerQuoteRoot, canonicalPath(pathname));
}
