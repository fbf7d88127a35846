import { isAtOrBelow, segmentsOf } from "#app/config/canonical-path.ts";
import { jobPaths, secretRoots } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";

const roots = [paths.auth, paths.admin, ...secretRoots];

// Each takes a path as `canonicalPath` spells it.

/** Whether a path is at or below /auth, /admin, the customers' pages or the owner's calendar. */
export function isPrivate(path: string): boolean {
	return roots.some((root) => isAtOrBelow(root, path));
}

/** Whether mail programs may post there for their user. Who has the secret address can stop the reminders, and do no more. */
export function isStopAddress(path: string): boolean {
	const token = segmentsOf(path)[1] ?? "";
	return path === jobPaths.customerReminders(token);
}

export function hasSecretAddress(path: string): boolean {
	return secretRoots.some((root) => isAtOrBelow(root, path));
}

const photoPages = [jobPaths.customerPhotos, ownerPaths.quotePhotos];

export function takesPhotos(path: string): boolean {
	const segments = segmentsOf(path);
	return photoPages.some((address) => path === address(segments.at(-2) ?? ""));
}

export function isCustomerPhoto(path: string): boolean {
	const [, token = "", , photo = ""] = segmentsOf(path);
	return path === jobPaths.customerPhoto(token, photo);
}
