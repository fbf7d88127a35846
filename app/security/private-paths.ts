import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin];

/** Whether a path is of the owner's side, however it is spelled: /auth, /admin, what is below them, and their data. */
export function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return roots.some((root) => isAtOrBelow(root, path));
}
