import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { customerQuoteRoot, paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin, customerQuoteRoot];

/** Whether a path, however spelled, is below /auth, /admin or the customers' pages, or their data. */
export function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return roots.some((root) => isAtOrBelow(root, path));
}

/** Whether the path alone gives access to a customer's quote. */
export function hasSecretAddress(pathname: string): boolean {
	return isAtOrBelow(customerQuoteRoot, canonicalPath(pathname));
}
