import { paths } from "../config/paths";

const roots = [paths.auth, paths.admin];

/** Whether a path is of the owner's side: /auth, /admin, what is below them, and the framework's data of either. */
export function isPrivate(pathname: string): boolean {
	return roots.some((root) => pathname.startsWith(root) && /^($|[/.])/.test(pathname.slice(root.length)));
}
