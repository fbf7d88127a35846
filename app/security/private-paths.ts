import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { secretRoots } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin, ...secretRoots];

/** Whether a path, however spelled, is below /auth, /admin or the customers' pages, or their data. */
export function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return roots.some((root) => isAtOrBelow(root, path));
}

export function hasSecretAddress(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return secretRoots.some((root) => isAtOrBelow(root, path));
}
