import { canonicalPath, isAtOrBelow, segmentsOf } from "#app/config/canonical-path.ts";
import { jobPaths, secretRoots } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin, ...secretRoots];

/** Whether a path, however spelled, is below /auth, /admin or the customers' pages, or their data. */
export function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return roots.some((root) => isAtOrBelow(root, path));
}

/** Whether mail programs may post there for their user: whoever has the secret address may stop the reminders, and do no more. */
export function isStopAddress(pathname: string): boolean {
	const path = canonicalPath(pathname);
	const token = segmentsOf(path)[1] ?? "";
	return path === jobPaths.customerReminders(token);
}

export function hasSecretAddress(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return secretRoots.some((root) => isAtOrBelow(root, path));
}
